import { pageDocument } from '../../core/platform/page-document.js';
import { isFamilyName } from './font-value.js';

const generic = /^(?:-apple-system|BlinkMacSystemFont|inherit|initial|unset|revert|math|emoji|fangsong|cursive|fantasy|monospace|serif|sans-serif|system-ui|ui-[a-z-]+)$/i;

const unquoted = (name: string): string => name.trim().replace(/^(["'])(.*)\1$/, '$2');

/** Names of fonts in a list such as `Lora, "Open Sans"`. What is not a name is reported. */
export function readFontNames(list: string, report: (name: string) => void = () => {}): string[] {
  const names = list.split(',').map(unquoted).filter(Boolean).slice(0, 100);
  for (const name of names) if (!isFamilyName(name)) report(name);
  return [...new Set(names.filter(isFamilyName))];
}

/** The first font that the page's text and headings name. */
export function readPageFonts(): string[] {
  const nodes = ['h1', 'h2', 'h3', 'p', 'button'].map(selector => pageDocument.querySelector(selector)).filter(node => node !== null);
  const lists = [pageDocument.body, ...nodes].map(node => getComputedStyle(node).fontFamily);
  return [...new Set(lists.map(list => unquoted(list.split(',')[0]!)))].filter(name => isFamilyName(name) && !generic.test(name));
}
