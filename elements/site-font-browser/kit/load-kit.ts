import type { SiteFont } from '../../../core/contract/site-fonts.js';
import { canParseUrl } from '../../../core/links/can-parse-url.js';
import { pageDocument } from '../../../core/platform/page-document.js';
import type { FontFaceRecord } from '../backends/font-backend.js';
import { readFonts } from '../backends/read-fonts.js';

const timeoutMs = 20_000;

const readWeight = (text: string): FontFaceRecord['weight'] => {
  const [from = 400, to = from] = text.replace('normal', '400').replace('bold', '700').split(/\s+/).map(Number).filter(weight => weight > 0);
  return [from, to];
};

/** The first address of a `src`: the others are the same in older formats. */
function readAddress(src: string, base: string): string {
  const [, quoted, bare = ''] = /url\(\s*(?:["']([^"']*)["']|([^)"'\s]*))/.exec(src) ?? [];
  const address = quoted ?? bare;
  return canParseUrl(address, base) ? new URL(address, base).href : '';
}

/** The fonts of a style sheet, from its rules. Nothing is loaded. */
export function readKitRules(rules: Iterable<CSSRule>, base: string): SiteFont[] {
  const families = new Map<string, FontFaceRecord[]>();
  for (const rule of rules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const read = (name: string) => rule.style.getPropertyValue(name);
    const name = read('font-family').replace(/^["']|["']$/g, '');
    const face: FontFaceRecord = {
      url: readAddress(read('src'), base), weight: readWeight(read('font-weight')), style: read('font-style') === 'italic' ? 'italic' : 'normal',
      unicodeRange: read('unicode-range'),
    };
    families.set(name, [...families.get(name) ?? [], face]);
  }
  return readFonts([...families].map(([name, faces]) => ({ name, faces })));
}

/** Loads the style sheet of a kit, which styles nothing, and reads its fonts. Rejects if that fails. Only after consent. */
export function loadKit(address: string, signal: AbortSignal): Promise<SiteFont[]> {
  const link = Object.assign(pageDocument.createElement('link'), {
    rel: 'stylesheet', crossOrigin: 'anonymous', referrerPolicy: 'strict-origin-when-cross-origin', media: 'not all', href: address,
  });
  return new Promise<SiteFont[]>((resolve, reject) => {
    const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    ending.addEventListener('abort', () => reject(ending.reason as Error), { once: true });
    // An import that a blocker stops is an error of the link too: what is there is read all the same.
    for (const type of ['load', 'error']) link.addEventListener(type, () => {
      try {
        resolve(readKitRules(link.sheet!.cssRules, address));
      } catch (error) {
        reject(error as Error);
      }
    }, { once: true });
    pageDocument.head.append(link);
  }).finally(() => link.remove());
}
