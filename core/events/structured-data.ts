import type { Occurrence } from '../calendar/event.js';
import { eventJsonLd } from '../calendar/event-json-ld.js';
import type { DocumentMembers } from '../platform/page-document.js';
import { baseUrl } from '../platform/page.js';
import { shared } from '../registry/registry.js';
import { writeJson } from '../registry/write-json.js';
import { parseByPolicy } from '../text/parse-inert.js';

const most = 50;

interface Describer {
  /** What it describes now. */
  readonly keys: ReadonlySet<string>;
  /** Describes what the page does not describe itself. */
  describe(): void;
}

/** Those of the page, of every copy of the library: two lists of the same events describe them once. */
const describers = (): Set<Describer> => shared('event-json-ld@1', null, () => new Set<Describer>());

/** The same in every element, wherever it has the event from. */
const keyOf = ({ event, startMs }: Occurrence): string => `${startMs} ${event.title}`;

/** A block of data. Read from markup, because a page with trusted types takes a script written by a script for one that would run. */
function dataBlock(json: string, page: DocumentMembers): Element | null {
  const markup = `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
  try {
    return page.adoptNode(parseByPolicy(markup, page).querySelector('script')!) as Element;
  } catch {
    return null; // the page's policy forbids it: visitors see the events all the same
  }
}

/** Describes events to search engines, in the head of the page, until the signal ends. */
export class StructuredData implements Describer {
  keys: ReadonlySet<string> = new Set();
  #wanted: readonly Occurrence[] = [];
  #script: Element | null = null;
  #text = '';

  constructor(private readonly page: DocumentMembers, private readonly signal: AbortSignal) {
    signal.addEventListener('abort', () => {
      describers().delete(this);
      this.show([]);
    }, { once: true });
  }

  show(occurrences: readonly Occurrence[]): void {
    if (!this.signal.aborted) describers().add(this);
    const before = this.keys;
    this.#wanted = occurrences;
    this.describe();
    // What this one has let go of may be in another list.
    const others = [...describers()].filter(other => other !== this);
    if ([...before].some(key => !this.keys.has(key))) for (const other of others) other.describe();
  }

  describe(): void {
    const others = [...describers()].filter(other => other !== this);
    const own = this.#wanted.filter(each => each.event.title && !others.some(({ keys }) => keys.has(keyOf(each)))).slice(0, most);
    this.keys = new Set(own.map(keyOf));
    const text = own.length ? writeJson(own.map(occurrence => eventJsonLd(occurrence, baseUrl()))) : '';
    if (text === this.#text) return;
    this.#text = text;
    this.#script?.remove();
    this.#script = text ? dataBlock(text, this.page) : null;
    if (this.#script) this.page.head.append(this.#script);
  }
}
