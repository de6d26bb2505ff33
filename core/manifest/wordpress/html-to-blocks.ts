import { type DefaultTreeAdapterTypes, parseFragment, serialize, serializeOuter } from 'parse5';
import type { Block } from './block.js';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What a field for rich text keeps. */
const inline = new Set(['#text', 'a', 'abbr', 'b', 'br', 'code', 'em', 'i', 'kbd', 'mark', 's', 'small', 'span', 'strong', 'sub', 'sup', 'time']);

const isElement = (node: Node): node is Element => 'tagName' in node;
const isBlank = (node: Node): boolean =>
  node.nodeName === '#comment' || (node.nodeName === '#text' && (node as DefaultTreeAdapterTypes.TextNode).value.trim() === '');
const isRich = (node: Node): boolean => inline.has(node.nodeName) && (!isElement(node) || node.childNodes.every(isRich));
/** An element without attributes around rich text. */
const isPlain = (node: Element): boolean => node.attrs.length === 0 && node.childNodes.every(isRich);
const contentOf = (node: Element): string => serialize(node).replace(/\s+/g, ' ').trim();
const elementsIn = (node: Element, ...names: readonly string[]): Element[] =>
  node.childNodes.filter(isElement).filter(({ tagName }) => names.includes(tagName));

function listBlock(node: Element): Block | null {
  const items = node.childNodes.filter(child => !isBlank(child));
  const areItems = items.every(item => isElement(item) && item.tagName === 'li' && isPlain(item));
  return node.attrs.length > 0 || !areItems ? null : {
    name: 'core/list',
    attributes: node.tagName === 'ol' ? { ordered: true } : {},
    innerBlocks: (items as Element[]).map(item => ({ name: 'core/list-item', attributes: { content: contentOf(item) } })),
  };
}

/** A table of text, whose caption is below it in WordPress. */
function tableBlock(node: Element): Block | null {
  const rowsOf = (part: string) => elementsIn(node, part).flatMap(section => elementsIn(section, 'tr')).map(row => elementsIn(row, 'th', 'td'));
  const [head, body, [caption]] = [rowsOf('thead'), rowsOf('tbody'), elementsIn(node, 'caption')];
  const isSimple = [...head, ...body].flat().every(cell => cell.childNodes.every(isRich) && !cell.attrs.some(({ name }) => name !== 'scope'));
  if (node.attrs.length > 0 || !isSimple || elementsIn(node, 'tfoot', 'colgroup').length > 0) return null;
  const write = (rows: readonly Element[][]) => rows.map(cells => ({ cells: cells.map(cell => ({ content: contentOf(cell), tag: cell.tagName })) }));
  return { name: 'core/table', attributes: { head: write(head), body: write(body), ...(caption && { caption: contentOf(caption) }) } };
}

/** The block of WordPress that an owner edits such an element with; null where only HTML keeps it as it is. */
function coreBlock(node: Element): Block | null {
  switch (node.tagName) {
    case 'p': return isPlain(node) ? { name: 'core/paragraph', attributes: { content: contentOf(node) } } : null;
    case 'h2': case 'h3': case 'h4': return isPlain(node)
      ? { name: 'core/heading', attributes: { ...(node.tagName !== 'h2' && { level: Number(node.tagName[1]) }), content: contentOf(node) } } : null;
    case 'ul': case 'ol': return listBlock(node);
    case 'table': return tableBlock(node);
    default: return null;
  }
}

/** HTML as the blocks that an owner edits it with. What no block of WordPress keeps is a block of HTML. */
export function convertToBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  let rest = '';
  const finish = (): void => {
    if (rest.trim()) blocks.push({ name: 'core/html', attributes: { content: rest.trim() } });
    rest = '';
  };
  for (const node of parseFragment(html).childNodes) {
    const block = isElement(node) ? coreBlock(node) : null;
    if (block) {
      finish();
      blocks.push(block);
    } else {
      const own = serializeOuter(node);
      rest += own.includes('<pre') ? own : own.replace(/\n {2}/g, '\n');
    }
  }
  finish();
  return blocks;
}
