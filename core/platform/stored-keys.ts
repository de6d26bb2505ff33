/** How long something is kept: `session` as long as the tab, `local` until it is removed. */
export type StorageArea = 'session' | 'local';

/** One entry of the browser's storage. */
export interface StoredPlace {
  readonly area: StorageArea;
  readonly key: StoredKey;
}

/** Every entry of the browser's storage that elements keep. A key that ends in a colon is the beginning of many. */
export const storedKeys = {
  cart: 'site:cart',
  currency: 'site:currency',
  firstSession: 'site:first-session',
  embedHosts: 'site:embed-hosts',
  consentReceipt: 'site:consent-receipt',
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

type TableKey = (typeof storedKeys)[keyof typeof storedKeys];

declare const ofForm: unique symbol;
/** The key of an entry for a form of a page: only the functions below make one. */
export type FormKey = string & { readonly [ofForm]: true };

/**
 * What elements may store under. Code that stores under a key of its own does not compile: add it to the table, and to
 * core/privacy, which documents it for owners and visitors.
 */
export type StoredKey = { [K in TableKey]: K extends `${string}:` ? `${K}${string}` : K }[TableKey] | FormKey;

/** What was typed into a form of a page; begins with the tag: `site-form:/contact:form`. */
export const formKey = (tag: string, page: string, form: string): FormKey => `${tag}:${page}:${form}` as FormKey;

/**
 * What is stored beside the draft of a form. `site-form:/contact:form:key`: the key of a submission that was sent and not answered;
 * `site-form:/contact:form:steps`: where a visitor is in a form with steps; `site-form:/contact:form:saved`: IDs of drafts that were saved by
 * email.
 */
export const formPartKey = (form: FormKey | '', part: 'key' | 'steps' | 'saved'): FormKey => `${form}:${part}` as FormKey;

/** Every channel between the tabs of a site. */
export const tabChannels = { consent: 'site:consent', account: 'site:account', admin: 'site:admin' } as const;
export type TabChannel = (typeof tabChannels)[keyof typeof tabChannels];
