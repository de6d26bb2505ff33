import { shared } from '../registry/registry.js';

interface ForeignPolicy {
  createScript(text: string): string;
  createScriptURL(address: string): string;
}
type View = Window & typeof globalThis & { readonly trustedTypes?: { createPolicy(name: string, rules: ForeignPolicy): ForeignPolicy } };

/** The owner's own scripts, as they stand in the owner's own markup: they are let through as they are, under a name of their own. */
function policy(): ForeignPolicy {
  const rules: ForeignPolicy = { createScript: text => text, createScriptURL: address => address };
  return shared('foreign-script-policy@1', null, () => (window as View).trustedTypes?.createPolicy('site-elements-consent', rules) ?? rules);
}

/**
 * Puts a script that runs in the place of one that only says what would run. A browser never runs a script whose type is
 * changed afterwards, nor the clone of one that a script has parsed. `data-type="module"` and the like is the type that it gets.
 */
export function copyScript(held: HTMLScriptElement): void {
  const script = document.createElement('script');
  for (const { name, value } of held.attributes) {
    if (!['type', 'src', 'data-type', 'data-src'].includes(name)) script.setAttribute(name, value);
  }
  const type = held.dataset.type ?? (held.type === 'text/plain' ? '' : held.type);
  if (type) script.type = type;
  script.nonce = held.nonce; // hidden from attributes as soon as the page is parsed
  script.async = held.async; // else a script made by a script never keeps its order
  const address = held.dataset.src ?? held.getAttribute('src');
  if (address) script.src = policy().createScriptURL(address);
  else script.text = policy().createScript(held.text);
  held.replaceWith(script);
}
