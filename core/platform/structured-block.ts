import { writeJson } from '../registry/write-json.js';
import { parseByPolicy } from '../text/parse-inert.js';
import { pageDocument } from './page-document.js';

const ours = new WeakSet<Element>();

/** A block of data. Read from markup, because a page with trusted types takes a script written by a script for one that would run. */
function dataBlock(json: string): Element | null {
  const markup = `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
  try {
    const script = parseByPolicy(markup, pageDocument).querySelector('script')!;
    pageDocument.adoptNode(script);
    return script;
  } catch {
    return null; // the page's policy forbids it: products sell without
  }
}

/** A description for search engines (JSON-LD) in the head of the page until the signal ends. A page that has one of the same keeps its own. */
export class StructuredBlock {
  #script: Element | null = null;
  #text = '';

  constructor(private readonly signal: AbortSignal) {
    signal.addEventListener('abort', () => this.#script?.remove(), { once: true });
  }

  /** `mark` is a text that a description of the same has. */
  show(data: Record<string, unknown> | null, mark: string): void {
    const text = data ? writeJson(data) : '';
    if (this.signal.aborted || text === this.#text) return;
    this.#text = text;
    this.#script?.remove();
    this.#script = null;
    const isThere = [...pageDocument.querySelectorAll('script[type="application/ld+json"]')].some(
      script => !ours.has(script) && script.textContent.includes(mark),
    );
    if (!data || isThere) return;
    const script = dataBlock(text);
    if (!script) return;
    ours.add(script);
    pageDocument.head.append(script);
    this.#script = script;
  }
}
