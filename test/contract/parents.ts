/** Width of the column in which a parent stands, in pixels. */
export const roomPx = 600;

/** `isWider`: as wide as its content, whatever the column. */
interface Parent { readonly css: string; readonly itemCss?: string; readonly isWider?: true }

/** Parents that are sized by what is in them, or that size it by its content. */
const parents: Readonly<Record<string, Parent>> = {
  'a block': { css: 'display: block' },
  'inline-block': { css: 'display: inline-block' },
  'float: left': { css: 'float: left' },
  'float: right': { css: 'float: right' },
  'position: absolute': { css: 'position: absolute' },
  'position: fixed': { css: 'position: fixed' },
  'a table cell': { css: 'display: table-cell' },
  'width: fit-content': { css: 'width: fit-content' },
  'width: max-content': { css: 'width: max-content', isWider: true },
  'a flex row': { css: 'display: flex' },
  'a flex row, centered': { css: 'display: flex; justify-content: center; align-items: center' },
  'a flex column, centered': { css: 'display: flex; flex-direction: column; align-items: center' },
  'a flex column, at its start': { css: 'display: flex; flex-direction: column; align-items: start' },
  'inline-flex': { css: 'display: inline-flex' },
  'a grid, centered': { css: 'display: grid; justify-items: center' },
  'inline-grid': { css: 'display: inline-grid' },
  'justify-self: start': { css: 'display: grid', itemCss: 'justify-self: start' },
};

/** Rules of a page with such parents: each in a column of its own, from which what is fixed does not escape. */
export const parentsSheet = `
  img { max-width: 100%; height: auto; }
  .room { display: flow-root; position: relative; inline-size: ${roomPx}px; transform: translate(0); line-height: 1.4; }
  ${Object.values(parents).map(({ css, itemCss }, at) => `.parent-${at} { ${css}; }${itemCss ? ` .parent-${at} > * { ${itemCss}; }` : ''}`).join('\n')}
`;

/** One column for each parent, with the same markup in it. */
export const inParents = (markup: string): string => Object.keys(parents)
  .map((_, at) => `<div class="room"><div class="parent-${at}">${markup}</div></div>`).join('');

/** The box of an element in a parent, and how far it stands out of the column, in whole pixels. */
export interface Box { readonly parent: string; readonly isWider: boolean; readonly width: number; readonly height: number; readonly out: number }

/** The boxes of the elements of a tag in all parents; the first is that in a block. */
export const boxesIn = (root: ParentNode, tag: string): Box[] => [...root.querySelectorAll('.room')].map((room, at) => {
  const [parent, { isWider = false }] = Object.entries(parents)[at]!;
  const column = room.getBoundingClientRect();
  const { width, height, left, right } = room.querySelector(tag)!.getBoundingClientRect();
  return { parent, isWider, width: Math.round(width), height: Math.round(height), out: Math.round(Math.max(0, column.left - left, right - column.right)) };
});
