import { writeJson } from '../../registry/write-json.js';
import type { Table } from '../../settings/table.js';
import type { Subcommand, Terminal } from '../subcommand.js';
import { checkPage } from './check-page.js';
import { type Finding, formatFinding } from './finding.js';
import { deepestNesting, isDeeperThan } from './nesting.js';

/** Characters of a page; more than a page by hand or by a CMS has. */
const longestPage = 5_000_000;

interface CheckedPage { readonly file: string; readonly findings: readonly Finding[] }

/** Reads the pages that the arguments name. Throws an error with a message for the reader. */
async function checkPages(paths: readonly string[], tables: ReadonlyMap<string, Table>, terminal: Terminal): Promise<CheckedPage[]> {
  const files = (await Promise.all(paths.map(path => (path === '-' ? ['-'] : terminal.findPages(path))))).flat();
  if (files.length === 0) throw new Error(`There is no HTML file in ${paths.join(', ')}.`);
  const checked: CheckedPage[] = [];
  for (const file of files) {
    const html = await terminal.readText(file);
    if (html.length > longestPage) throw new Error(`${file} has more than ${longestPage / 1_000_000} million characters.`);
    if (isDeeperThan(html)) throw new Error(`${file} has more than ${deepestNesting} elements inside each other, or without an end tag.`);
    checked.push({ file: file === '-' ? 'input' : file, findings: checkPage(html, tables) });
  }
  return checked;
}

const countWords = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** `check`: names what in pages does not work, each with its line and column. */
export const checkCommand = (readTables: () => Promise<ReadonlyMap<string, Table>>): Subcommand => ({
  name: 'check',
  usage: 'check [--json] page.html folder …',
  summary: 'Checks pages: tags, attributes, values, nesting and alternative texts. "-" reads the standard input.',
  async run(args, terminal) {
    const isJson = args.includes('--json');
    const paths = args.filter(one => one !== '--json');
    if (paths.length === 0) {
      terminal.printError('Name the pages to check: npx site-elements check page.html');
      return 2;
    }
    const checked = await checkPages(paths, await readTables(), terminal);
    const findings = checked.flatMap(page => page.findings);
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    if (isJson) terminal.print(writeJson(checked.flatMap(({ file, findings: found }) => found.map(one => ({ file, ...one })))));
    else {
      for (const { file, findings: found } of checked) for (const one of found) terminal.print(formatFinding(file, one));
      const warnings = findings.length - errors;
      terminal.print(`${countWords(checked.length, 'page')}: ${countWords(errors, 'error')}${warnings > 0 ? `, ${countWords(warnings, 'warning')}` : ''}.`);
    }
    return errors > 0 ? 1 : 0;
  },
});
