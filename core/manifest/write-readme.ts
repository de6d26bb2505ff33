// `npm run readme`: makes the README's chapter of elements anew from the settings tables.
import { readFileSync, writeFileSync } from 'node:fs';
import { withReadmeTables } from './readme-tables.js';
import { readTables } from './tables.js';

writeFileSync('README.md', withReadmeTables(readFileSync('README.md', 'utf8'), await readTables()));
