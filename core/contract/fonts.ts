export interface Family {
  readonly name: string;
  /** The weights that are needed, upright and italic; `400` and `700` where none is written. */
  readonly weights: readonly { readonly weight: number; readonly isItalic: boolean }[];
}

const longestName = 60;

/** Reads `Lora 400 700i` or, as fonts services write it, `Lora:400,700italic`; null where there is no name. */
function readFamily(text: string): Family | null {
  const words = text.split(/[\s:,;]/).filter(Boolean);
  const first = words.findIndex(word => /^\d{3}(i|italic)?$/.test(word));
  const listed = first < 0 ? ['400', '700'] : words.slice(first);
  const name = words.slice(0, first < 0 ? words.length : first).join(' ');
  const weights = listed.map(word => ({ weight: Number(word.slice(0, 3)), isItalic: word.includes('i') }));
  const isGood = name.length <= longestName && /^[\p{L}\p{N}][\p{L}\p{N} '-]*$/u.test(name) && weights.every(({ weight }) => weight >= 100);
  return isGood ? { name, weights } : null;
}

/** One family an entry: `Lora:400,700, Karla` has two, for a comma may also stand between weights. */
export function splitFamilies(text: string): string[] {
  const entries: string[] = [];
  for (const piece of text.split(',')) {
    if (entries.length > 0 && /^\s?\d{3}/.test(piece)) entries.push(`${entries.pop()!},${piece}`);
    else entries.push(piece);
  }
  return entries;
}

/** The font families of a setting, and its invalid entries. */
export function readFamilies(entries: readonly string[]): { families: Family[]; wrong: string[] } {
  const families: Family[] = [];
  const wrong: string[] = [];
  for (const entry of entries.filter(text => text.trim())) {
    const family = readFamily(entry.slice(0, 200));
    if (family) families.push(family);
    else wrong.push(entry.trim().slice(0, longestName));
  }
  return { families, wrong };
}

/** `Source Sans 3` is in the folder `source-sans-3`. */
const folderName = (name: string): string => name.toLowerCase().split(/[^\p{L}\p{N}]/u).filter(Boolean).join('-');

/** The style sheet of a family on a site, as `demo/service` answers it. */
export const siteSheet = (folder: string, { name }: Family): string =>
  `${folder}${folder.endsWith('/') ? '' : '/'}${encodeURIComponent(folderName(name))}/style.css`;

/** The style sheet of a fonts service for all families immediately. https://developers.google.com/fonts/docs/css2 */
export function googleSheet(families: readonly Family[]): string {
  const queries = families.map(({ name, weights }) => {
    const hasItalic = weights.some(({ isItalic }) => isItalic);
    const tuples = weights.map(({ weight, isItalic }) => (hasItalic ? `${isItalic ? 1 : 0},${weight}` : `${weight}`));
    return `family=${encodeURIComponent(name).replaceAll('%20', '+')}:${hasItalic ? 'ital,' : ''}wght@${[...new Set(tuples)].sort().join(';')}`;
  });
  return `https://fonts.googleapis.com/css2?${queries.join('&')}&display=swap`;
}

/** The style sheet of an Adobe Fonts project; null where the id cannot be one. */
export const kitSheet = (kit: string): string | null => (/^[a-z0-9]{3,20}$/.test(kit) ? `https://use.typekit.net/${kit}.css` : null);
