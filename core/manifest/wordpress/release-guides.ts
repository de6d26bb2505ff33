import { readFileSync } from 'node:fs';
import { filesIn, under } from './files-in.js';

/** What an owner reads beside the library, by its path in the release: the chapters of `docs/install`, what helps when nothing shows, and what it leads to. */
export function releaseGuides(): Record<string, string | Buffer> {
  return {
    ...under('install', filesIn('docs/install')),
    // there the whole folder is its neighbour, not the one above it
    'it-does-not-show.md': readFileSync('docs/it-does-not-show.md', 'utf8').replaceAll('](../', ']('),
    'SECURITY.md': readFileSync('SECURITY.md'),
  };
}
