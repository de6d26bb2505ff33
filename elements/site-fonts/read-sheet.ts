import { canParseUrl } from '../../core/links/can-parse-url.js';
import { safeUrl } from '../../core/links/safe-url.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { fetchText } from '../../core/request/fetch-text.js';

/** One `@font-face` rule, rewritten: whole addresses, and never a time without text. */
export interface FontFaceText {
  readonly family: string;
  /** Hosts that its files come from; none where it names local fonts alone. */
  readonly hosts: readonly string[];
  readonly text: string;
}

const descriptors = [
  'font-weight', 'font-style', 'font-stretch', 'unicode-range', 'font-feature-settings', 'font-variation-settings',
  'size-adjust', 'ascent-override', 'descent-override', 'line-gap-override',
];
/** What a sheet may say of its own; `auto` and `block` would hide text. */
const goodDisplays = new Set(['swap', 'fallback', 'optional']);
const maxBytes = 500_000;
/** Nothing waits for a sheet: until it is there, text is read in the page's own fonts. A slow line may take its time, as for a `<link>`. */
const timeoutMs = 60_000;

function rewrite({ style }: CSSFontFaceRule, base: string): FontFaceText | null {
  const hosts: string[] = [];
  let isRefused = false;
  const src = style.getPropertyValue('src').replace(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)/g, (_, double?: string, single?: string, bare?: string) => {
    const address = safeUrl(double ?? single ?? bare ?? '');
    if (address === null || !canParseUrl(address, base)) {
      isRefused = true;
      return '';
    }
    const url = new URL(address, base);
    hosts.push(url.host);
    return `url("${url.href}")`;
  });
  const family = style.getPropertyValue('font-family').replace(/^["']|["']$/g, '');
  if (isRefused || !src || !family) return null;
  const display = style.getPropertyValue('font-display');
  const rest = descriptors.map(name => [name, style.getPropertyValue(name)]).filter(([, value]) => value);
  const rows = [['font-family', `"${family.replace(/["\\]/g, '')}"`], ['src', src], ...rest, ['font-display', goodDisplays.has(display) ? display : 'swap']];
  return { family, hosts, text: `@font-face { ${rows.map(([name, value]) => `${name}: ${value};`).join(' ')} }` };
}

function facesOf(sheet: CSSStyleSheet, base: string): FontFaceText[] {
  return [...sheet.cssRules].flatMap(rule => {
    if (rule instanceof CSSFontFaceRule) return rewrite(rule, base) ?? [];
    // What a sheet of another host imports has been loaded with it.
    if (rule instanceof CSSImportRule && rule.styleSheet) return facesOf(rule.styleSheet, rule.styleSheet.href ?? base);
    return [];
  });
}

/** The site's own sheet is read as text: what it imports from elsewhere is not asked for. */
async function readOwn(address: string, signal: AbortSignal): Promise<FontFaceText[]> {
  const text = await fetchText(address, { maxBytes, timeoutMs, types: ['text/css'], signal });
  if (text === null) throw new Error('no style sheet is there');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text.replace(/@import[^;]*;/g, ''));
  return facesOf(sheet, address);
}

/** Another host's sheet comes as a link that styles nothing: a policy allows it as any style sheet, and its rules can be read. */
function readForeign(address: string, signal: AbortSignal): Promise<FontFaceText[]> {
  const link = Object.assign(pageDocument.createElement('link'), {
    rel: 'stylesheet', crossOrigin: 'anonymous', referrerPolicy: 'strict-origin-when-cross-origin', media: 'not all', href: address,
  });
  return new Promise<FontFaceText[]>((resolve, reject) => {
    const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    ending.addEventListener('abort', () => reject(ending.reason as Error), { once: true });
    const settle = () => {
      try {
        resolve(facesOf(link.sheet!, address));
      } catch (error) {
        reject(error as Error);
      }
    };
    // An import that a blocker stops is an error of the link too: what is there is read all the same.
    for (const type of ['load', 'error']) link.addEventListener(type, settle, { once: true });
    pageDocument.head.append(link);
  }).finally(() => link.remove());
}

/** Reads the `@font-face` rules at an address. Whether that host may be asked is the caller's to know. Rejects where none can be read. */
export const readSheet = (address: string, signal: AbortSignal): Promise<FontFaceText[]> =>
  (new URL(address).origin === location.origin ? readOwn(address, signal) : readForeign(address, signal));
