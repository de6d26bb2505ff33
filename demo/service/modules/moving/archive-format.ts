import { configure } from '@zip.js/zip.js';

configure({ useWebWorkers: false });

/** The manifest is written last: an archive without one was not downloaded completely. */
export const manifestFile = 'manifest.json';
export const format = 'site-elements-archive';
export const version = 1;
export const withoutWorkers = { useWebWorkers: false } as const;
