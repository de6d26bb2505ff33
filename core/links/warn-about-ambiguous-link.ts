import { warnOnce } from '../registry/registry.js';

/** No protocol and no slash at the start, and a dot or an `@` before the path: this alone distinguishes most addresses. */
function mayBeBoth(address: string): boolean {
  const first = address.split(/[/?#\s]/, 1)[0]!;
  return !first.startsWith('.') && /[.@]/.test(first.slice(1)) && !/^[a-z][a-z\d+-]{0,29}:/i.test(first);
}

/**
 * Warns once in the console where an author's address, which browsers take for a page of this site, may be meant as a website
 * or an email address: `example.com`. `place` is the element and its setting.
 */
export function warnAboutAmbiguousLink(place: string, address: string): void {
  if (!mayBeBoth(address)) return;
  void import('./bare-address.js').then(({ otherReading }) => {
    const reading = otherReading(address);
    if (!reading) return;
    const [noun, protocol] = reading === 'email' ? ['an email address', 'mailto:'] : ['a website', 'https://'];
    const shown = address.slice(0, 60);
    warnOnce(`${place} "${shown}" may be a page of this site or ${noun}; it is used as a page of this site. Write "${protocol}${shown}" or "/${shown}".`);
  }, () => {}); // the address works without the warning
}
