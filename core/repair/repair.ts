// Markup as content systems leave it, made right before its element loads. The autoloader fetches this where it finds a
// plain element that replaces one of our tags, or a tag that an editor's paragraphs have torn.
import { removeNoise } from './noise.js';
import { replaceDataElement } from './replace-data-element.js';
import { reattachSplitContent } from './reattach-split-content.js';

/** The element of this tag in the place of what was found, with all of its content and nothing else. */
export function repair(found: Element, tag: string): HTMLElement {
  if (reattachSplitContent(found)) {
    console.warn(`<${tag}>: its end was torn from its beginning by an editor that puts paragraphs around lines; expected `
      + `<${tag}>…</${tag}> in one piece, or <div data-${tag}>; taking up what stands between.`, found);
  }
  if (/^\s*<\w/.test(found.querySelector('pre > code')?.textContent ?? '')) {
    console.warn(`<${tag}>: part of its markup stands in it as code; expected no line after an empty one to be indented by four spaces, `
      + 'which Markdown takes for code; showing it as code.', found);
  }
  removeNoise(found); // before the element reads its children
  return found.localName === tag ? found as HTMLElement : replaceDataElement(found, tag);
}
