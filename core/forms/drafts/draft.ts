/** What a visitor has changed in a form: by control name, what each control of that name holds; null where nothing was changed. */
export type Draft = Readonly<Record<string, readonly (string | boolean | readonly string[] | null)[]>>;

interface DatedDraft { readonly at: number; readonly draft: Draft }

export interface StoredDraft {
  forget(): void;
  /** The browser has posted the form itself: the draft is needed only if that has failed, and soon. */
  keepBriefly(): void;
}

export const weekMs = 7 * 24 * 60 * 60 * 1000;
/** As long as somebody may be at a page that a post led to, and come back. */
export const brieflyMs = 10 * 60 * 1000;

const isValue = (value: unknown): boolean => value === null || typeof value === 'string' || typeof value === 'boolean'
  || (Array.isArray(value) && value.every(one => typeof one === 'string'));

/** A draft as text for the storage; null for one without content. `now`: milliseconds since 1970. */
export const writeDraft = (draft: Draft, now: number): string | null =>
  (Object.keys(draft).length > 0 ? JSON.stringify({ at: now, draft } satisfies DatedDraft) : null);

/** A stored draft; null where there is none, it is broken, or older than a week. */
export function readDraft(text: string | null, now: number): Draft | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<DatedDraft> | null;
    const { at, draft } = stored ?? {};
    if (typeof at !== 'number' || now - at > weekMs || typeof draft !== 'object' || draft === null) return null;
    return Object.values(draft).every(values => Array.isArray(values) && values.every(isValue)) ? draft : null;
  } catch {
    return null;
  }
}
