import { dictionaryOf, either, flag, jsonOf, listOf, oneOf, recordOf, text, wholeNumber, type Decoder } from '../../registry/decode.js';
import { writeJson } from '../../registry/write-json.js';

/** What a visitor has changed in a form: by control name, what each control of that name holds; null where nothing was changed. */
export type Draft = Readonly<Record<string, readonly (string | boolean | readonly string[] | null)[]>>;

interface DatedDraft { readonly at: number; readonly draft: Draft }

export interface StoredDraft {
  /** Resolves once a stored draft is in the form; null without a stored draft. */
  readonly filled: Promise<void> | null;
  forget(): void;
  /** The form was filled in by a script: that is stored as if it was typed. */
  store(): void;
  /** The browser has posted the form itself: the draft is needed only if that has failed, and soon. */
  keepBriefly(): void;
}

export const weekMs = 7 * 24 * 60 * 60 * 1000;
/** The time that a visitor may spend on a page that a post led to before returning. */
export const returnWindowMs = 10 * 60 * 1000;

const value: Decoder<Draft[string][number]> = either<Draft[string][number]>('a value of a form field', oneOf(null), text(), flag, listOf(text()));

/** By control name, in the order of the controls: a list with a value that is wrong would fill others. */
const values: Decoder<Draft[string]> = (given, report, path) => {
  const read = listOf(value)(given, report, path);
  return read && read.length === (given as unknown[]).length ? read : undefined;
};

export const draftShape: Decoder<Draft> = dictionaryOf(values);

const datedDraft: Decoder<DatedDraft> = jsonOf(recordOf<DatedDraft>({ at: wholeNumber(0, 8.64e15), draft: draftShape }));

/** A draft as text for the storage; null for one without content. `now`: milliseconds since 1970. */
export const writeDraft = (draft: Draft, now: number): string | null =>
  (Object.keys(draft).length > 0 ? writeJson({ at: now, draft } satisfies DatedDraft) : null);

/** The shape of a stored draft that is not older than a week. */
export const storedDraft = (now: number): Decoder<Draft> => (text, report, path) => {
  const stored = datedDraft(text, report, path);
  return stored && Math.abs(now - stored.at) <= weekMs ? stored.draft : undefined;
};
