/** Entities of HTML from U+00A0 to U+00FF, in their order. */
const latin = ('nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy '
  + 'reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest '
  + 'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml '
  + 'ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig '
  + 'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml '
  + 'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml').split(' ');
const others: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: '\'', ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”',
  bdquo: '„', lsaquo: '‹', rsaquo: '›', hellip: '…',
  bull: '•', euro: '€', trade: '™', OElig: 'Œ', oelig: 'œ', Scaron: 'Š', scaron: 'š', Yuml: 'Ÿ', dagger: '†',
  Dagger: '‡', permil: '‰', prime: '′', Prime: '″', minus: '−', larr: '←', uarr: '↑', rarr: '→',
  darr: '↓', harr: '↔', infin: '∞', ne: '≠', le: '≤', ge: '≥', asymp: '≈', star: '☆', starf: '★', check: '✓',
  hearts: '♥', ensp: ' ', emsp: ' ', thinsp: ' ', zwnj: '', zwj: '\u200d', lrm: '', rlm: '', shy: '',
};
/** Characters of numeric entities from 128 to 159: HTML reads them as windows-1252. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function characterOf(code: number): string | null {
  if (code >= 0x80 && code < 0xa0) return windows1252[code - 0x80]!;
  if (code === 0xa0) return ' ';
  return code === 9 || code === 10 || (code >= 32 && code < 0xd800) || (code > 0xdfff && code <= 0x10ffff) ? String.fromCodePoint(code) : null;
}

/** Decodes the entities of HTML once: `&amp;`, `&eacute;`, `&#8217;`. Unknown names stay unchanged. */
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z\d]{2,8}));/gi;

export const decodeEntities = (text: string): string => text.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
  if (name === undefined) return characterOf(decimal ? Number(decimal) : parseInt(hex!, 16)) ?? whole;
  if (Object.hasOwn(others, name)) return others[name]!;
  const at = latin.indexOf(name);
  return at < 0 ? whole : characterOf(0xa0 + at)!;
});

/** Elements that begin and end a line. */
const blocks = new Set(('address article aside blockquote body br center dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 '
  + 'header hr html li main nav ol p pre section table tr ul').split(' '));
/** Elements of which only the text remains. Anything else in angle brackets is text: `<3`, `<ada@example.com>`. */
const inline = new Set(('a abbr acronym b bdi bdo big caption cite code col colgroup del dfn em font i img input ins kbd label mark meta link o:p '
  + 'q s samp small span strike strong sub sup tbody td tfoot th thead time tt u var wbr html-blob').split(' '));
/** Elements whose text is not shown. They are removed with their content. */
const silent = new Set(['style', 'script', 'title', 'head', 'xml', 'noscript', 'template']);

const tagPattern = /<(\/?)([a-z][a-z\d:-]{0,20})((?:\s(?:[^<>"']|"[^"]{0,500}"|'[^']{0,500}')*)?)\/?>/iy;
const hrefPattern = /\shref\s?=\s?(?:"([^"]{1,1000})"|'([^']{1,1000})'|([^\s"'>]{1,1000}))/i;
const isAddress = /^(?:https?|mailto|tel):/i;

/** Whether a link's text is its address. */
const isSameAddress = (text: string, address: string): boolean =>
  text.trim().replace(/^[a-z]+:(?:\/\/)?|\/$/gi, '') === address.replace(/^[a-z]+:(?:\/\/)?|\/$/gi, '');

/**
 * Converts HTML to plain text with line breaks, list items and the addresses of links. Text without markup stays unchanged. The result
 * must be shown as text, never as HTML.
 */
export function plainText(source: string): string {
  if (!/[<&]/.test(source)) return source;
  let text = '';
  let link: { readonly address: string; readonly at: number } | null = null;
  let at = 0;
  let hasMarkup = false;
  const lower = source.toLowerCase();
  const endless = new Set<string>();
  while (at < source.length) {
    const open = source.indexOf('<', at);
    if (open < 0) break;
    text += decodeEntities(source.slice(at, open));
    if (source.startsWith('<!--', open)) {
      const end = source.indexOf('-->', open);
      at = end < 0 ? source.length : end + 3;
      hasMarkup = true;
      continue;
    }
    tagPattern.lastIndex = open;
    const [whole, slash, written = '', attributes = ''] = tagPattern.exec(source) ?? [];
    const name = written.toLowerCase();
    const doctype = lower.startsWith('<!doctype', open) ? /^[^<>]{0,300}>/.exec(source.slice(open + 1, open + 320))?.[0] : undefined;
    at = open + (whole?.length ?? (doctype?.length ?? 0) + 1);
    if (doctype) continue;
    if (!whole || !(blocks.has(name) || inline.has(name) || silent.has(name))) {
      at = open + 1;
      text += '<';
      continue;
    }
    hasMarkup = true;
    if (silent.has(name)) {
      const end = slash || endless.has(name) ? -1 : lower.indexOf(`</${name}`, at);
      if (end < 0 && !slash) endless.add(name);
      if (end < 0) continue;
      at = source.indexOf('>', end) + 1 || source.length;
    } else if (name === 'a') {
      if (link && !isSameAddress(text.slice(link.at), link.address)) text += ` (${link.address})`;
      const [, double, single, bare] = slash ? [] : hrefPattern.exec(attributes) ?? [];
      const address = decodeEntities(double ?? single ?? bare ?? '').trim();
      link = isAddress.test(address) ? { address, at: text.length } : null;
    } else if (name === 'td' || name === 'th') text += ' ';
    else if (blocks.has(name)) text += name === 'li' && !slash ? '\n• ' : '\n';
  }
  text += decodeEntities(source.slice(at));
  if (!hasMarkup) return text;
  return text.replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n').replace(/\n{3,}/g, '\n\n').replace(/\n+(?=•)/g, '\n').trim();
}
