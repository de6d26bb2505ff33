import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type View, linkTo } from '../layout/view.js';
import { html } from '../markup/html.js';
import { type MarkdownPage, markdownPage } from '../markup/markdown.js';
import { repository } from './repository.js';

/** A document of `docs`, as a page. */
export interface Guide {
  /** Its place below `/docs/`: `install/wordpress`. */
  readonly path: string;
  /** The folder of the repository that it is in. */
  readonly folder: string;
  readonly title: string;
  /** Its first sentence. */
  readonly summary: string;
  readonly source: string;
}

const docsFolder = path.join(repository, 'docs');
const sourceHost = 'https://github.com/site-elements/site-elements/blob/main/';

/** Documents that stand elsewhere, by their place in the repository. */
const otherDocuments: Readonly<Record<string, string>> = {
  'CHANGELOG.md': 'changelog',
  'SECURITY.md': 'security',
  'demo/service/README.md': 'reference-service',
};

/** Every document of `docs`, by its place. Read again each time, so that a new one is seen. */
export async function readGuides(): Promise<Guide[]> {
  const files = await readdir(docsFolder, { recursive: true });
  const ours = files.map(file => `docs/${file.replaceAll(path.sep, '/')}`).filter(file => file.endsWith('.md')).sort();
  const guides = [...ours, ...Object.keys(otherDocuments)].map(async file => {
    const source = await readFile(path.join(repository, file), 'utf8');
    const title = /^# (.+)$/m.exec(source)?.[1]?.replace(/[`*]/g, '') ?? file;
    return { path: placeOf(file)!, folder: path.posix.dirname(file), title, summary: firstSentence(source), source };
  });
  return (await Promise.all(guides)).filter(guide => guide.path !== '');
}

/** `docs/install/README.md` becomes the page of its folder, `install`. Null for files without a page. */
function placeOf(file: string): string | null {
  if (Object.hasOwn(otherDocuments, file)) return otherDocuments[file]!;
  return /^docs\/.*\.md$/.test(file) ? file.slice('docs/'.length, -'.md'.length).replace(/(^|\/)README$/, '') : null;
}

/** The documents above these that one reads first, in groups. */
export function guideGroups(guides: readonly Guide[]): { title: string; guides: Guide[] }[] {
  const isIn = (folder: string) => (guide: Guide) => guide.path === folder || guide.path.startsWith(`${folder}/`);
  const groups = [
    { title: 'Install in your system', guides: guides.filter(isIn('install')) },
    { title: 'Run a site', guides: guides.filter(guide => !['install', 'modules', 'decisions'].some(folder => isIn(folder)(guide))) },
    { title: 'Use the functions', guides: guides.filter(isIn('modules')) },
    { title: 'Design decisions', guides: guides.filter(isIn('decisions')) },
  ];
  return groups.filter(group => group.guides.length > 0);
}

function firstSentence(source: string): string {
  const paragraph = source.split(/\n\s*\n/).find(block => /^[\p{L}`*[]/u.test(block)) ?? '';
  const text = paragraph.replace(/^\*\*[^*]+\*\*\s*/, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '').replace(/\s+/g, ' ').trim();
  return /^.*?[.!?:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
}

/** Where a link in a document leads on these pages; documents that are no page here are read where the source is kept. */
export function documentLink(view: View, address: string, folder: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address) || address.startsWith('#')) return address;
  const [target = '', hash] = address.split('#');
  const file = path.posix.normalize(path.posix.join(folder, target));
  const suffix = hash === undefined ? '' : `#${hash}`;
  const element = /^elements\/([\w-]+)(?:\/README\.md)?\/?$/.exec(file)?.[1];
  if (element && element.includes('-')) return linkTo(view, `/elements/${element}${suffix}`);
  const example = /^elements\/([\w-]+)\/examples\/([\w-]+)\.html$/.exec(file);
  if (example) return linkTo(view, `/elements/${example[1]}/examples/${example[2]}`);
  const place = placeOf(file);
  if (place !== null) return linkTo(view, `/docs${place && `/${place}`}${suffix}`);
  return `${sourceHost}${file}${suffix}`;
}

/** A guide as markup. Its pictures are measured first, so that nothing moves when they arrive. */
export async function renderGuide(view: View, guide: Guide): Promise<MarkdownPage> {
  const { folder } = guide;
  const sizes = new Map<string, { width?: number; height?: number }>();
  for (const [, address] of guide.source.matchAll(/!\[[^\]]*\]\(([^)\s]+)\)/g)) {
    const size = await sharp(path.join(repository, folder, address!)).metadata().catch(() => null);
    if (size) sizes.set(address!, size);
  }
  return markdownPage(guide.source, {
    link: address => documentLink(view, address, folder),
    image: (address, alt) => {
      const size = sizes.get(address);
      const place = path.posix.join('/', folder, address);
      return size ? html`<img src="${place}" width="${size.width}" height="${size.height}" alt="${alt}" loading="lazy">` : null;
    },
  });
}
