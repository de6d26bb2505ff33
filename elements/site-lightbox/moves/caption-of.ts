import { copyWords } from './copy-words.js';
import type { Slide } from '../slides/slide.js';

export type CaptionSource = 'auto' | 'written' | 'none';

/** What is said of a slide; `isAlt` when it is no more than what screen readers hear of the picture anyway. */
export interface Caption { readonly words: DocumentFragment; readonly isAlt: boolean }

/** The slide's `figcaption`, else a `title`, else the picture's alternative text. Null when there is nothing to say. */
export function captionOf({ node, thumbnail, alt }: Slide, source: CaptionSource): Caption | null {
  if (source === 'none') return null;
  const written = node.querySelector('figcaption') ?? node.closest('figure')?.querySelector('figcaption');
  const words = node.ownerDocument.createDocumentFragment();
  if (written?.textContent?.trim()) words.append(copyWords(written));
  else {
    const title = [node, node.closest('a'), node.querySelector('a[title]'), thumbnail].find(one => one?.getAttribute('title')?.trim());
    words.append(title?.getAttribute('title') ?? (source === 'auto' ? alt : ''));
    if (!title) return words.textContent ? { words, isAlt: true } : null;
  }
  return { words, isAlt: false };
}
