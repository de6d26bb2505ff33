import type { Slide } from '../slides/slide.js';

export type CaptionSource = 'auto' | 'written' | 'none';

/** The caption of a slide. */
export interface Caption {
  /** The author's own node, of which a copy is shown, or plain text. */
  readonly content: Node | string;
  /** It is the alternative text, which screen readers read with the image anyway. */
  readonly isAlt: boolean;
}

/** The slide's `figcaption`, else a `title`, else the image's alternative text. Null without any of them. */
export function getCaption({ node, thumbnail, alt }: Slide, source: CaptionSource): Caption | null {
  if (source === 'none') return null;
  const written = node.querySelector('figcaption') ?? node.closest('figure')?.querySelector('figcaption');
  if (written?.textContent?.trim()) return { content: written, isAlt: false };
  const title = [node, node.closest('a'), node.querySelector('a[title]'), thumbnail]
    .map(one => one?.getAttribute('title')).find(text => text?.trim());
  if (title) return { content: title, isAlt: false };
  return source === 'auto' && alt ? { content: alt, isAlt: true } : null;
}
