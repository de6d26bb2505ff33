import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { postImage } from './post-pictures.js';

type Node = DefaultTreeAdapterMap['node'];

/** What is read and never seen. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title', 'head']);
const blocks = new Set([
  'p',
  'div',
  'br',
  'li',
  'ul',
  'ol',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'figure',
  'figcaption',
  'tr',
  'td',
  'th',
  'section',
  'article',
  'hr',
]);

/** Maximum number of characters that are read from a source; an excerpt is short. */
const mostLetters = 100_000;

export interface ReadHtml {
  /** Its words in one line. */
  readonly text: string;
  /** The first image that is not an emoji, counter, avatar or placeholder; null without one. */
  readonly picture: { readonly src: string; readonly alt: string } | null;
}

/** Reads the text and the first image of another site's markup. The markup itself is dropped. */
export function readHtml(source: string): ReadHtml {
  const words: string[] = [];
  let picture: ReadHtml['picture'] = null;
  // Without scripts, `noscript` has nodes: where the image before it is loaded later, it has the real one.
  const waiting: Node[] = [parseFragment(source.slice(0, mostLetters), { scriptingEnabled: false })];
  const unseen = new Set<Node>();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const isUnseen = unseen.has(node);
    if ('value' in node && !isUnseen) words.push(node.value);
    if (!('childNodes' in node)) continue;
    if ('tagName' in node) {
      if (silent.has(node.tagName) && node.tagName !== 'noscript') continue;
      if (blocks.has(node.tagName) && !isUnseen) words.push(' ');
      const said = (name: string): string => ('attrs' in node ? node.attrs.find(attribute => attribute.name === name)?.value ?? '' : '');
      if (node.tagName === 'img') picture ??= postImage(said);
    }
    if (isUnseen || ('tagName' in node && node.tagName === 'noscript')) for (const child of node.childNodes) unseen.add(child);
    waiting.push(...node.childNodes.toReversed());
  }
  return { text: words.join('').replace(/\s+/g, ' ').trim(), picture };
}

/** As much of a text as fits, cut between words. */
export function createExcerpt(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most).join('');
  const end = cut.lastIndexOf(' ');
  // eslint-disable-next-line site/linear-patterns -- cut above
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.–—-]+$/u, '')}…`;
}
