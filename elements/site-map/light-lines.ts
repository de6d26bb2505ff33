const blocks = /^(ADDRESS|P|DIV|LI|UL|OL|DL|DT|DD|H[1-6]|SECTION|FIGURE|BLOCKQUOTE|TR|BR)$/;
const silent = /^(SCRIPT|STYLE|TEMPLATE|LINK|META)$/;

/**
 * The text of an element line by line, as its breaks and blocks divide it. Read from the nodes, not from `innerText`,
 * which forces a layout and says nothing while the element is not drawn.
 */
export function lightLines(element: Element): string[] {
  let text = '';
  const read = (node: Node) => {
    if (node instanceof Text) text += node.data.replace(/\s+/g, ' ');
    if (!(node instanceof Element) || silent.test(node.tagName)) return;
    const edge = blocks.test(node.tagName) ? '\n' : '';
    text += edge;
    node.childNodes.forEach(read);
    text += edge;
  };
  element.childNodes.forEach(read);
  return text.split('\n').map(line => line.replace(/ +/g, ' ').trim()).filter(Boolean);
}
