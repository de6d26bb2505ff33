import { entryState } from '../../../core/platform/page.js';

/** Where a history entry notes which product its visitor went to. */
const mark = 'siteListProduct';

/** Puts a query into the page's address: as a step of its own, or in place of the one before. */
export function writeAddress(search: string, isStep: boolean): void {
  if (search === location.search) return;
  const { [mark]: _, ...state } = entryState();
  history[isStep ? 'pushState' : 'replaceState'](state, '', `${location.pathname}${search}${location.hash}`);
}

/** Notes the product that a visitor leaves for, so that Back finds it again. */
export const rememberProduct = (id: string): void => history.replaceState({ ...entryState(), [mark]: id }, '');

/** The product that was left for; empty where none was. */
export function getRememberedProduct(): string {
  const id = entryState()[mark];
  return typeof id === 'string' ? id : '';
}
