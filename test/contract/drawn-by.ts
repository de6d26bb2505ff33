/** Attributes that differ by the copy: ids, what names them, and sizes. */
const own = /^(id|for|name|popovertarget|style|aria-.*)$/;

function outline(node: Node): string {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.textContent!.trim() : '';
  const attributes = [...node.attributes].filter(({ name }) => !own.test(name)).map(({ name, value }) => ` ${name}="${value}"`).sort();
  return `<${node.localName}${attributes.join('')}>${[...node.childNodes].map(outline).join('')}`;
}

/** What an element has drawn, and what it has made of the author's markup, to be compared with another copy of it. */
export const drawnBy = (element: Element): string =>
  [outline(element.shadowRoot!.querySelector('#root')!), ...[...element.children].map(outline).sort()].join('\n');
