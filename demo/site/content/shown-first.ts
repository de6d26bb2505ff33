import type { Example } from './examples.js';

/** The example that shows an element best, where that is not the first by name. */
const names: Readonly<Record<string, string>> = {
  'cookie-banner': 'popup',
  'site-dialog': 'confirm',
  'site-form': 'contact',
  'site-gallery': 'slideshow',
  'site-popup': '2-newsletter',
  'site-shape': '2-words',
};

/** The example that an element's page begins with: its preview, and its picture in the index. */
export function shownFirst(tag: string, examples: readonly Example[]): Example {
  const shown = examples.find(({ name }) => name === names[tag]) ?? examples[0];
  if (!shown) throw new Error(`demo/site: <${tag}> has no example; expected a file in elements/${tag}/examples.`);
  return shown;
}
