// `npx tsx elements/site-gallery/sheets/write-page-sheet.ts`: writes site-gallery.css from what a gallery itself uses.
import { writeFileSync } from 'node:fs';
import { pageSheet } from './page-sheet.js';

writeFileSync(new URL('../site-gallery.css', import.meta.url), pageSheet);
