import path from 'node:path';

/** A page's file below the folder of static files: `/elements` is `elements/index.html`. */
export const fileOf = (address: string): string =>
  (/\.[a-z\d]+$/i.test(address) ? address : path.posix.join(address, 'index.html')).replace(/^\//, '');

/** The widths of a picture on static pages; a server renders more on request. */
export const staticWidths = [500, 1000] as const;

/** The picture of an address, and the file that stands for it: `/images/mug?format=750w`. */
export function imageOf(address: string): { name: string; file: string } | null {
  const [, name, width = '1000'] = /^\/images\/([\w-]+)(?:\?format=(\d+)w)?$/.exec(address) ?? [];
  if (name === undefined) return null;
  const nearest = Number(width) <= staticWidths[0] ? staticWidths[0] : staticWidths[1];
  return { name, file: imageFile(name, nearest) };
}

/** The file of a picture in one of the widths. */
export const imageFile = (name: string, width: number): string => `images/${name}-${width}w.webp`;

const addressAttribute = /(\s(href|src|srcset|action|poster|data-src|tiles|url|image)=")([^"]*)"/g;
/** What one reads and copies stays as it was written; so does what the configurator writes into it. */
const asWritten = /(<pre[\s>][^]*?<\/pre>|<script type="application\/json" data-(?:configuration|presets|site-context)>[^]*?<\/script>)/;
const settingsBlock = /(<script type="application\/json"[^>]*>[^]*?<\/script>)/;

/** Every address in a page that leads somewhere on the same site. */
export function addressesIn(text: string): string[] {
  const found: string[] = [];
  rewrite(text, address => {
    found.push(address);
    return address;
  });
  return found.filter(address => address.startsWith('/') && !address.startsWith('//')).map(address => address.split('#')[0]!);
}

export interface StaticLinks {
  /** The page's own address. */
  readonly page: string;
  /** The file that stands for an address; null for what only a server could answer. */
  resolve(address: string): string | null;
}

/** Rewrites every address of the site in a page, so that the files work from any folder. */
export function withRelativeLinks(text: string, { page, resolve }: StaticLinks): string {
  const folder = path.posix.dirname(`/${fileOf(page)}`);
  return rewrite(text, address => {
    if (!address.startsWith('/') || address.startsWith('//')) return address;
    const [target = '', hash] = address.split('#');
    const file = resolve(target);
    return file === null ? address : `${path.posix.relative(folder, `/${file}`)}${hash === undefined ? '' : `#${hash}`}`;
  });
}

function rewrite(text: string, change: (address: string) => string): string {
  const changed = (address: string) => change(address.replaceAll('&amp;', '&')).replaceAll('&', '&amp;');
  const inMarkup = (part: string) => part.replace(addressAttribute, (_, before: string, name: string, value: string) =>
    `${before}${name === 'srcset' ? value.split(', ').map(one => one.replace(/^\S+/, changed)).join(', ') : changed(value)}"`);
  const inBlock = (part: string) => part.replace(/"(\/(?:images|tiles|site)\/[^"]*)"/g, (_, address: string) => `"${change(address)}"`);
  const inPage = (part: string) => part.split(settingsBlock).map((piece, index) => (index % 2 === 1 ? inBlock(piece) : inMarkup(piece))).join('');
  return text.split(asWritten).map((part, index) => (index % 2 === 1 ? part : inPage(part))).join('');
}
