import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { dataLink } from '../../core/links/data-link.js';
import { parseLocale, ownLanguageName } from '../../core/text/intl.js';

/** A language that the page can be read in. */
export interface Choice { readonly code: string; readonly name: string; readonly url: string }

interface Snapshot {
  /** To be drawn; none where the author has links of their own. */
  readonly choices: readonly Choice[];
  /** The name of the present language, for the button; empty until it is known. */
  readonly currentName: string;
  /** It is certain that there is no language to go to: no menu is drawn. */
  readonly isEmpty: boolean;
  readonly isOpen: boolean;
}

/** Nothing to render. */
export const noChoices: readonly Choice[] = [];
const start: Snapshot = { choices: noChoices, currentName: '', isEmpty: false, isOpen: false };

/** Knows the languages of the page. Framework-free: it runs in Node, on a server and in tests. */
export class LanguagePickerState {
  readonly #snapshot: WritableAtom<Snapshot> = atom(start);
  readonly $snapshot: ReadableAtom<Snapshot> = this.#snapshot;

  /** What a drawing says, by React or before it. */
  facts(
    { design, label: given }: { readonly design: string; readonly label: string },
    otherwise: string,
  ): { isMenu: boolean; isOpen: boolean; label: string; shown: string; name: string } {
    const { currentName, isEmpty, isOpen } = this.#snapshot.get();
    const label = given || otherwise;
    return {
      isMenu: design === 'menu' && !isEmpty,
      isOpen,
      label,
      shown: currentName || label,
      name: currentName ? `${label}, ${currentName}` : label,
    };
  }

  set(change: Partial<Snapshot>): void {
    const before = this.#snapshot.get();
    const isNews = (Object.keys(change) as (keyof Snapshot)[]).some(name => change[name] !== before[name]);
    if (isNews) this.#snapshot.set({ ...before, ...change });
  }
}

/** The available code for the page's language: the exact one, else one of the same language, else null. */
export function findCurrentLanguage(codes: readonly string[], language: string): string | null {
  const base = parseLocale(language)?.language;
  return codes.find(code => code.toLowerCase() === language.toLowerCase()) ?? codes.find(code => parseLocale(code)?.language === base) ?? null;
}

/** Which of this many links a key of an open menu goes to; null for another key. `at` is -1 where none has the focus. */
export function getNextIndex(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** A list from outside as choices: what has no code or no safe address is left out. */
export function readChoices(given: unknown): Choice[] {
  if (!Array.isArray(given)) return [];
  return given.flatMap((one: unknown) => {
    const { code, name, url } = (typeof one === 'object' && one !== null ? one : {}) as Partial<Record<string, unknown>>;
    if (typeof code !== 'string' || !parseLocale(code)) return [];
    const address = dataLink(url, `language "${code}": url`);
    if (!address) return [];
    return [{ code, name: typeof name === 'string' && name ? name : ownLanguageName(code), url: address }];
  });
}
