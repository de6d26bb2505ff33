import { atom } from 'nanostores';
import type { CatalogTranslator } from '../../core/consent/catalog/load-catalog-texts.js';
import type { PurposeGroup } from './list-by-purpose.js';

/** What the list shows. Empty on a server and until the texts are loaded. */
export class CookieListState {
  readonly $groups = atom<readonly PurposeGroup[]>([]);
  /** Purposes that the page asks for; empty for a simple yes or no, null where nothing asks. */
  readonly $asked = atom<readonly string[] | null>(null);
  /** The texts of the catalog in the visitor's language. */
  readonly $say = atom<CatalogTranslator | null>(null);

  /** Whether the visitor's answer counts for a purpose. */
  isAsked(purpose: string): boolean {
    const asked = this.$asked.get();
    return asked !== null && (asked.length === 0 || asked.includes(purpose) || purpose === 'necessary');
  }
}
