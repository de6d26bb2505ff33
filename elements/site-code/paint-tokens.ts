import { getDocument } from '../../core/platform/page-document.js';
import type { Token } from './tokens.js';

/** Whether this browser colors stretches of text without changing the page (CSS Custom Highlight API). */
export const canPaint = (): boolean => typeof Highlight !== 'undefined' && typeof CSS !== 'undefined' && 'highlights' in CSS;

/** One highlight for each kind serves every code of the page. */
function highlightOf(kind: string): Highlight {
  const name = `site-code-${kind}`;
  let highlight = CSS.highlights.get(name);
  if (!highlight) CSS.highlights.set(name, highlight = new Highlight());
  return highlight;
}

interface Stretch { readonly node: Text; readonly start: number }

function textsIn(element: Element): Stretch[] {
  const stretches: Stretch[] = [];
  const walker = getDocument(element).createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let start = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    stretches.push({ node, start });
    start += node.length;
  }
  return stretches;
}

/** A range of an element's text, by offsets in the whole of it. */
export class TextRanges {
  readonly #stretches: readonly Stretch[];

  constructor(element: Element) { this.#stretches = textsIn(element); }

  of(start: number, end: number): Range | null {
    const [from, to] = [this.#at(start, false), this.#at(end, true)];
    if (!from || !to) return null;
    const range = new Range();
    range.setStart(from.node, start - from.start);
    range.setEnd(to.node, end - to.start);
    return range;
  }

  /** Found by halves: a text of an editor may be in thousands of parts. */
  #at(offset: number, isEnd: boolean): Stretch | undefined {
    let [low, high] = [0, this.#stretches.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const { start } = this.#stretches[middle]!;
      if (isEnd ? start < offset : start <= offset) low = middle;
      else high = middle - 1;
    }
    return this.#stretches[low];
  }
}

/** Colors the tokens of an element's text. What is returned takes the colors away again. */
export function paintTokens(element: Element, tokens: readonly Token[]): () => void {
  const ranges = new TextRanges(element);
  const painted = tokens.flatMap(({ kind, start, end }) => {
    const range = ranges.of(start, end);
    return range ? [{ highlight: highlightOf(kind), range }] : [];
  });
  for (const { highlight, range } of painted) highlight.add(range);
  return () => { for (const { highlight, range } of painted) highlight.delete(range); };
}
