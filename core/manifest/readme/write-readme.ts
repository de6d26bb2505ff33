// `npm run readme`: writes the lists of elements in README.md and elements/README.md, the README of every element, the pages of public modules and of
// the theme, and the drawings of the chapters in docs/install.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describeCost } from './cost.js';
import { getCriticalRules } from '../sheets/style-sheets.js';
import { costIn, elementReadme } from './element-readme.js';
import { describeFirstAnswer } from './first-answers.js';
import { readExamples } from '../describe/examples.js';
import { installFiles } from '../install/install-files.js';
import { groupedList, withElementList } from './main-readme.js';
import { modulePages } from './module-pages.js';
import { themePage } from './theme-page.js';
import { readTables } from '../describe/tables.js';

const tables = await readTables();
const tags = tables.map(({ tag }) => tag);
writeFileSync('README.md', withElementList(readFileSync('README.md', 'utf8'), tables));
writeFileSync('elements/README.md', withElementList(readFileSync('elements/README.md', 'utf8'), tables, groupedList));
for (const table of tables) {
  const file = `elements/${table.tag}/README.md`;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const measured = describeCost(table.tag, tags);
  const cost = measured ? [measured, describeFirstAnswer(table.tag)].filter(Boolean).join('\n\n') : costIn(before); // without a build the figures stay
  writeFileSync(file, elementReadme({ table, examples: readExamples(table.tag), criticalRules: getCriticalRules(table.tag), cost }));
}
for (const [file, text] of Object.entries({ ...modulePages(), ...installFiles(), 'docs/theme.md': themePage() })) writeFileSync(file, text);
