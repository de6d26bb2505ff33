/** How long something is kept: `session` as long as the tab, `local` until it is removed. */
export type StorageArea = 'session' | 'local';

/** One entry of the browser's storage. */
export interface StoredPlace {
  readonly area: StorageArea;
  readonly key: string;
}

/** Every entry of the browser's storage that elements keep. A key that ends in a colon is the beginning of many. */
export const storedKeys = {
  cart: 'site:cart',
  currency: 'site:currency',
  embedHosts: 'site:embed-hosts',
  audioPlaces: 'site:audio-places',
  orders: 'site:orders',
  account: 'site:account',
  noRedirect: 'site:no-redirect',
  preview: 'site:preview',
  popup: 'site-popup:',
  announcement: 'site-announcement:',
  commentDraft: 'site-comments:',
  search: 'site-search:',
} as const;

/** Entries for each form of each page, that begin with the tag: `site-form:/contact:form`, and `…:key` for a submission's key. */
export const formKey = (tag: string, page: string, form: string): string => `${tag}:${page}:${form}`;

/** Every channel between the tabs of a site. */
export const tabChannels = { consent: 'site:consent', account: 'site:account', admin: 'site:admin' } as const;
