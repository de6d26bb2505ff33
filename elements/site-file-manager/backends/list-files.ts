import type { SiteFileSort } from '../../../core/contract/site-files.js';
import type { FileBackend, FileList, FileQuery, ManagedFile } from './file-backend.js';

const shown = 48;
const most = 10_000;

const compareTexts = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const orders: Readonly<Record<SiteFileSort, (one: ManagedFile, other: ManagedFile) => number>> = {
  newest: (one, other) => compareTexts(other.changed ?? '', one.changed ?? ''),
  oldest: (one, other) => compareTexts(one.changed ?? '', other.changed ?? ''),
  name: (one, other) => compareTexts(one.name.toLowerCase(), other.name.toLowerCase()),
  largest: (one, other) => (other.size ?? 0) - (one.size ?? 0),
  smallest: (one, other) => (one.size ?? 0) - (other.size ?? 0),
};
const isIn = (folder: string, file: string): boolean => folder === '' || file === folder || file.startsWith(`${folder}/`);

/** Answers a query from all files: for a backend that can only return everything. */
export function listFiles(all: readonly ManagedFile[], { folder, search, sort, after }: FileQuery): FileList {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const below = all.slice(0, most).filter(file => isIn(folder, file.folder ?? ''));
  const found = words.length === 0
    ? below.filter(file => (file.folder ?? '') === folder)
    : below.filter(({ name, alt = '' }) => words.every(word => `${name} ${alt}`.toLowerCase().includes(word)));
  const start = Number(after) || 0;
  const depth = folder === '' ? 0 : folder.split('/').length;
  const folders = below.flatMap(({ folder: own = '' }) => (own === folder ? [] : [own.split('/').slice(0, depth + 1).join('/')]));
  return {
    files: found.toSorted(orders[sort]).slice(start, start + shown),
    folders: words.length === 0 && start === 0 ? [...new Set(folders)].toSorted() : [],
    after: start + shown < found.length ? String(start + shown) : null,
  };
}

/** A list that the page has written. Nothing of it can be changed. */
export const listBackend = (files: readonly ManagedFile[]): FileBackend => ({ list: query => Promise.resolve(listFiles(files, query)) });
