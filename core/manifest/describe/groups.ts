/** Groups of elements, in the order of the list of elements in READMEs and on the demo site. A docs file names its group. */
export const elementGroups = {
  media: { title: 'Images, video and charts', sentence: 'Galleries, images, video, audio, shapes and charts.' },
  forms: { title: 'Forms and search', sentence: 'Forms, newsletter sign-ups, comments, bookings, login and site search.' },
  shop: { title: 'Shop', sentence: 'Products, prices, the cart, checkout and orders.' },
  contact: { title: 'Contact and events', sentence: 'Maps, contact links, calendars and event lists.' },
  notices: { title: 'Consent and notices', sentence: 'Cookie consent, announcements, popups, dialogs and tooltips.' },
  content: { title: 'Text and layout', sentence: 'Accordions, tabs, summaries, feeds, embeds and text effects.' },
  site: { title: 'Site-wide', sentence: 'Analytics, colors, fonts, languages and errors, for all pages.' },
  editors: { title: 'For editors', sentence: 'Form controls for content systems, loaded by a script of their own: editors.js.' },
} as const;
export type ElementGroup = keyof typeof elementGroups;

export interface Group<Entry> {
  readonly title: string;
  readonly sentence: string;
  readonly entries: readonly Entry[];
}

/** Entries by group. Groups without entries are omitted; entries without a group are in a last one. */
export function grouped<Entry extends { readonly group?: ElementGroup }>(entries: readonly Entry[]): Group<Entry>[] {
  const known = Object.entries(elementGroups).map(([name, group]) => ({ ...group, entries: entries.filter(entry => entry.group === name) }));
  const others = { title: 'Other', sentence: 'Elements without a group.', entries: entries.filter(entry => !entry.group) };
  return [...known, others].filter(group => group.entries.length > 0);
}
