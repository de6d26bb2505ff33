import { pageDocument } from '../../core/platform/page-document.js';
import { writeJson } from '../../core/registry/write-json.js';
import { parseByPolicy } from '../../core/text/parse-inert.js';

/** A block of data. Read from markup, because a page with trusted types takes a script written by a script for one that would run. */
function dataBlock(json: string): Element | null {
  try {
    const script = parseByPolicy(`<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`, pageDocument).querySelector('script')!;
    pageDocument.adoptNode(script);
    return script;
  } catch {
    return null; // the page's policy forbids it: reviews show without
  }
}

export interface Rating { readonly name: string; readonly average: number; readonly count: number }

/** The average as search engines read it (schema.org). */
export const ratingData = ({ name, average, count }: Rating): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'AggregateRating',
  itemReviewed: { '@type': 'Product', name },
  ratingValue: average,
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
});

/** Puts the average into the head of the page until the signal ends. A page that has its own keeps it. */
export class RatingData {
  #script: Element | null = null;
  #text = '';

  constructor(private readonly signal: AbortSignal) {
    signal.addEventListener('abort', () => this.#script?.remove(), { once: true });
  }

  show(rating: Rating | null): void {
    const text = rating ? writeJson(ratingData(rating)) : '';
    if (this.signal.aborted || text === this.#text) return;
    this.#text = text;
    this.#script?.remove();
    this.#script = null;
    const isThere = [...pageDocument.querySelectorAll('script[type="application/ld+json"]')].some(
      ({ textContent }) => textContent.includes('"AggregateRating"') && textContent.includes(writeJson(rating?.name ?? '')),
    );
    if (!rating || isThere) return;
    this.#script = dataBlock(text);
    if (this.#script) pageDocument.head.append(this.#script);
  }
}
