import { canParseUrl } from '../links/can-parse-url.js';
import { safeUrl } from '../links/safe-url.js';
import { noteForeignScript } from './foreign-scripts.js';
import { shared } from '../registry/registry.js';
import { pageDocument } from './page-document.js';

interface ScriptPolicy { createScriptURL(address: string): string }
type View = Window & typeof globalThis & {
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
};

const timeoutMs = 10_000; // spec: commerce-forms-data §9, follow widget timeout

/** An address to load a script from, or null: third-party scripts load over https or not at all. */
export function scriptAddress(address: string): string | null {
  const safe = safeUrl(address);
  return safe !== null && canParseUrl(safe) && new URL(safe).protocol === 'https:' ? safe : null;
}

function checked(address: string): string {
  const safe = scriptAddress(address);
  if (safe === null) throw new TypeError(`site-elements: "${address}" is not the address of a script; expected one with https:.`);
  return safe;
}

/** On a page with trusted types an address needs a policy; ours is named `site-elements-scripts`. Throws where that is forbidden. */
function trusted(address: string): string {
  const { trustedTypes } = window as View;
  const rules: ScriptPolicy = { createScriptURL: checked };
  // Made once: a page may allow each name a single time.
  return shared('script-policy@1', null, () => trustedTypes?.createPolicy('site-elements-scripts', rules) ?? rules).createScriptURL(address);
}

function append(address: string): Promise<void> {
  const script = pageDocument.createElement('script');
  script.src = trusted(address);
  script.async = true;
  script.nonce = pageDocument.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  noteForeignScript(script);
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      script.remove();
      reject(new Error(`${address} ${why}`));
    };
    const waiting = setTimeout(() => fail(`did not load in ${timeoutMs} ms`), timeoutMs);
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener('error', () => fail('could not be loaded'), { once: true });
    for (const type of ['load', 'error']) script.addEventListener(type, () => clearTimeout(waiting), { once: true });
    pageDocument.head.append(script);
  });
}

/**
 * Loads a third-party classic script, once for the page; after a failure the next call tries again. Does not check consent:
 * whether the visitor has allowed that host is the caller's to know. Rejects when it does not load within ten seconds.
 */
export function loadScript(address: string): Promise<void> {
  const scripts = shared('scripts@1', null, () => new Map<string, Promise<void>>());
  const known = scripts.get(address);
  if (known) return known;
  const loading = new Promise<void>(resolve => { resolve(append(address)); });
  scripts.set(address, loading);
  loading.catch(() => scripts.delete(address));
  return loading;
}
