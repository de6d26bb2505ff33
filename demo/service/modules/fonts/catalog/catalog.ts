import { readFileSync } from 'node:fs';
import type { CatalogFont } from 'site-elements/contract/site-fonts';

/** Families that the service can load. `write-catalog.ts` writes them from public metadata. */
export const catalog: readonly CatalogFont[] = JSON.parse(readFileSync(new URL('catalog.json', import.meta.url), 'utf8')) as CatalogFont[];
