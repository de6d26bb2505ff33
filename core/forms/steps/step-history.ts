import { onTravel, travel, writeEntry } from '../../platform/history.js';
import { entryState } from '../../platform/page.js';
import { pause } from '../../platform/timing.js';
import { dictionaryOf, listOf, optional, recordOf, text, wholeNumber } from '../../registry/decode.js';

/** Where a history entry notes the steps of the page's forms. */
const mark = 'siteFormSteps';
/** Longer than any browser takes for a step back on the same page. */
const longestTravelMs = 1000;

interface Entry {
  /** The step of each form, by the form's key. */
  readonly steps: Readonly<Record<string, string>>;
  /** The form that has added the entry, and its step in the entry below. */
  readonly below?: { readonly form: string; readonly step: string } | undefined;
  /** How many entries have been added since the page was opened, and by which forms. */
  readonly depth: number;
  readonly by: readonly string[];
}

const readEntry = recordOf<Entry>({
  steps: dictionaryOf(text()), below: optional(recordOf({ form: text(), step: text() })), depth: wholeNumber(0, 10_000), by: listOf(text()),
});
const none: Entry = { steps: {}, depth: 0, by: [] };
/** What the present entry says; other scripts write entries as well. */
const entry = (): Entry => readEntry(entryState()[mark]) ?? none;

interface Options {
  /** Key of this form, unique on the page. */
  readonly key: string;
  readonly signal: AbortSignal;
  /** The step that is shown. */
  current(): string;
  /** The visitor went to an entry of another step, by Back or Forward. */
  onTravel(step: string): void;
}

/**
 * The steps of a form in the visitor's history. An entry that is not ours changes nothing: a link to a place on the page adds one.
 * A step back to where the entry below is goes there, so that walking to and fro adds no entries.
 */
export class StepHistory {
  #isTraveling = false;
  /** The form is sent. */
  #isOver = false;

  constructor(private readonly options: Options) {
    onTravel(() => this.#arrive(), { signal: options.signal });
  }

  /** The step that the present entry names. */
  get step(): string | undefined { return entry().steps[this.options.key]; }

  /** Notes the step that is shown in the present entry. */
  replace(): void {
    this.#isOver = false;
    const { steps, ...others } = entry();
    this.#write('replaceState', { ...others, steps: { ...steps, [this.options.key]: this.options.current() } });
  }

  /** Brings the history to the step that is shown. */
  sync(): void {
    const { key, current } = this.options;
    const { steps, below, depth, by } = entry();
    const step = current();
    if (this.#isTraveling || this.#isOver || steps[key] === step) return;
    if (below?.form === key && below.step === step) {
      this.#isTraveling = true;
      return travel(-1);
    }
    const from = steps[key] ?? '';
    this.#write('pushState', { steps: { ...steps, [key]: step }, below: { form: key, step: from }, depth: depth + 1, by: [...new Set([...by, key])] });
  }

  /** Leaves all entries of the form, so that Back leads out of the page. Entries that another form has added as well stay. */
  async leave(): Promise<void> {
    this.#isOver = true;
    if (this.#isTraveling) await this.#arrival();
    const { depth, by } = entry();
    if (depth === 0 || by.some(key => key !== this.options.key)) return;
    travel(-depth);
    await this.#arrival();
  }

  #arrival(): Promise<void> {
    const arrival = new AbortController();
    onTravel(() => arrival.abort(), { once: true });
    return pause(longestTravelMs, arrival.signal);
  }

  #arrive(): void {
    const { current, onTravel: follow } = this.options;
    const { step } = this;
    if (this.#isOver) return;
    if (this.#isTraveling) {
      this.#isTraveling = false;
      this.sync(); // the visitor has moved on meanwhile
    } else if (step !== undefined && step !== current()) follow(step);
  }

  #write(how: 'pushState' | 'replaceState', written: Entry): void { writeEntry(how, { [mark]: written }); }
}
