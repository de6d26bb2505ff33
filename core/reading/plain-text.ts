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

/** What a tag leaves in the text: a line break, a list item, a space between cells. */
function breakFor(name: string, isEnd: boolean): string {
  if (name === 'td' || name === 'th') return ' ';
  if (!blocks.has(name)) return '';
  return name === 'li' && !isEnd ? '\n• ' : '\n';
}

/** Reads one source from its start to its end. */
class HtmlReader {
  readonly #source: string;
  readonly #lower: string;
  /** Names of silent elements that are not closed: they are looked for once. */
  readonly #endless = new Set<string>();
  #text = '';
  #link: { readonly address: string; readonly at: number } | null = null;
  #hasMarkup = false;

  constructor(source: string) {
    this.#source = source;
    this.#lower = source.toLowerCase();
  }

  read(): string {
    let at = 0;
    for (let open = this.#source.indexOf('<'); open >= 0; open = this.#source.indexOf('<', at)) {
      this.#text += decodeEntities(this.#source.slice(at, open));
      at = this.#readMarkup(open);
    }
    const text = this.#text + decodeEntities(this.#source.slice(at));
    if (!this.#hasMarkup) return text;
    return text.replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n').replace(/\n{3,}/g, '\n\n').replace(/\n+(?=•)/g, '\n').trim();
  }

  /** Reads what begins with `<`, and returns the position after it. */
  #readMarkup(open: number): number {
    if (this.#source.startsWith('<!--', open)) {
      this.#hasMarkup = true;
      const end = this.#source.indexOf('-->', open);
      return end < 0 ? this.#source.length : end + 3;
    }
    const doctype = this.#lower.startsWith('<!doctype', open) ? /^[^<>]{0,300}>/.exec(this.#source.slice(open + 1, open + 320)) : null;
    return doctype ? open + doctype[0].length + 1 : this.#readTag(open);
  }

  #readTag(open: number): number {
    tagPattern.lastIndex = open;
    const [whole = '', slash = '', written = '', attributes = ''] = tagPattern.exec(this.#source) ?? [];
    const name = written.toLowerCase();
    if (!whole || !(blocks.has(name) || inline.has(name) || silent.has(name))) {
      this.#text += '<';
      return open + 1;
    }
    this.#hasMarkup = true;
    const after = open + whole.length;
    if (silent.has(name)) return slash ? after : this.#skipContent(name, after);
    if (name === 'a') this.#readLink(slash ? '' : attributes);
    else this.#text += breakFor(name, slash !== '');
    return after;
  }

  #skipContent(name: string, at: number): number {
    const end = this.#endless.has(name) ? -1 : this.#lower.indexOf(`</${name}`, at);
    if (end >= 0) return this.#source.indexOf('>', end) + 1 || this.#source.length;
    this.#endless.add(name);
    return at;
  }

  /** Ends the link before, which shows its address behind its text, and begins the next one. */
  #readLink(attributes: string): void {
    const before = this.#link;
    if (before && !isSameAddress(this.#text.slice(before.at), before.address)) this.#text += ` (${before.address})`;
    const [, double, single, bare] = hrefPattern.exec(attributes) ?? [];
    const address = decodeEntities(double ?? single ?? bare ?? '').trim();
    this.#link = isAddress.test(address) ? { address, at: this.#text.length } : null;
  }
}

/**
 * Converts HTML to plain text with line breaks, list items and the addresses of links. Text without markup stays unchanged. The result
 * must be shown as text, never as HTML.
 */
export const plainText = (source: string): string => (/[<&]/.test(source) ? new HtmlReader(source).read() : source);
