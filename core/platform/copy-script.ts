import { shared } from '../registry/registry.js';
import { noteForeignScript } from './foreign-scripts.js';
import { pageDocument } from './page-document.js';

interface ForeignPolicy {
  createScript(text: string): string;
  createScriptURL(address: string): string;
}
type View = Window & typeof globalThis & { readonly trustedTypes?: { createPolicy(name: string, rules: ForeignPolicy): ForeignPolicy } };

/** The owner's own scripts, as they are in the owner's own markup: they are let through as they are, under a name of their own. */
function policy(): ForeignPolicy {
  const rules: ForeignPolicy = { createScript: text => text, createScriptURL: address => address };
  return shared('foreign-script-policy@1', null, () => (window as View).trustedTypes?.createPolicy('site-elements-consent', rules) ?? rules);
}

/** Types that browsers run as classic scripts: all spellings that HTML knows. Anything else but `module` is data. */
const classicTypes = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$|^text\/(?:javascript1\.[0-5]|jscript|livescript)$/i;

/** The type that a held script gets: `data-type="module"` and the like, or none. */
const typeOf = (held: HTMLScriptElement): string => held.dataset.type ?? (held.type === 'text/plain' ? '' : held.type);
const addressOf = (held: HTMLScriptElement): string | null => held.dataset.src ?? held.getAttribute('src');

const isModule = (held: HTMLScriptElement): boolean => typeOf(held).trim().toLowerCase() === 'module';

/** Whether a browser of today runs it: JSON, import maps and what `nomodule` marks are not run. */
const isExecuted = (held: HTMLScriptElement): boolean => {
  const type = typeOf(held).trim();
  return isModule(held) || (!held.noModule && (type === '' || classicTypes.test(type)));
};

/** Whether what comes after a script waits for it: it has an address and is not `async`. */
export const isBlockingScript = (held: HTMLScriptElement): boolean =>
  isExecuted(held) && addressOf(held) !== null && !held.hasAttribute('async');

/**
 * Makes a script that runs, to be put into the place of one that only says what would run. A browser never runs a script
 * whose type is changed afterwards, nor the clone of one that a script has parsed.
 */
export function copyScript(held: HTMLScriptElement): HTMLScriptElement {
  const script = pageDocument.createElement('script');
  for (const { name, value } of held.attributes) {
    if (!['type', 'src', 'data-type', 'data-src'].includes(name)) script.setAttribute(name, value);
  }
  const type = typeOf(held);
  if (type) script.type = type;
  script.nonce = held.nonce; // hidden from attributes as soon as the page is parsed
  script.async = held.hasAttribute('async'); // else a script made by a script never keeps its order
  const address = addressOf(held);
  if (address !== null) script.src = policy().createScriptURL(address);
  else script.text = policy().createScript(held.text);
  if (isExecuted(held)) noteForeignScript(script);
  return script;
}
