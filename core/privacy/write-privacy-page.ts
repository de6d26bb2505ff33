// `npm run readme`: writes the tables of docs/privacy.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { withPrivacyTables } from './privacy-page.js';

const file = 'docs/privacy.md';
writeFileSync(file, withPrivacyTables(readFileSync(file, 'utf8')));
