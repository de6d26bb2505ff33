import { currencyDigits } from '../../money/currencies.js';
import type { DocumentedTable } from '../describe/docs.js';
import { getElementTitle } from '../describe/panel.js';
import { getBlockData, sortByGroup } from './block-data.js';
import { getBlockSample } from './block-samples.js';
import { getPatterns } from './patterns.js';
import { writePhp } from './write-php.js';

const plain = (text: string): string => text.replaceAll('`', '');

const phpFile = (description: string, code: string): string => `<?php
/**
 * ${description} Written by the build: do not edit it.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

${code}`;

/** A function that returns a value with translated texts, which it makes once. */
const listFunction = (name: string, description: string, value: object): string => `/**
 * ${description} From \`init\` on: its texts are translated.
 *
 * @return array
 */
function ${name}() {
\tstatic $list = null;
\tif ( null === $list ) {
\t\t$list = ${writePhp(value, '\t\t')};
\t}
\treturn $list;
}
`;

function elementsFile(tables: readonly DocumentedTable[]): string {
  const elements = Object.fromEntries(tables.map(table => [table.tag, getBlockData(table)]));
  const samples = Object.fromEntries(tables.map(table => [table.tag, getBlockSample(table)]));
  const digits = Object.entries(currencyDigits).flatMap(([count, codes]) => codes.split(' ').map(code => [code, Number(count)]));
  return phpFile('The settings tables of all elements.', `${listFunction('site_elements_list', 'What there is to know of each element, by its name.', elements)}
/**
 * What the inserter shows of each block, and what a new block begins with, as JSON by element. Only the editor reads it.
 *
 * @return string
 */
function site_elements_samples() {
\treturn ${writePhp(JSON.stringify(samples))};
}

/**
 * Digits after the decimal point of the currencies that have not two of them, by ISO 4217.
 *
 * @return array
 */
function site_elements_currency_digits() {
\treturn ${writePhp(Object.fromEntries(digits))};
}
`);
}

const patternsFile = (tables: readonly DocumentedTable[]): string =>
  phpFile('Patterns made of examples.', listFunction('site_elements_pattern_list', 'The patterns by their names.', getPatterns(tables)));

/** The template that translators start from: every text between quotes in `__()` of these files. */
function translationTemplate(files: Readonly<Record<string, string>>, version: string): string {
  const places = new Map<string, string[]>();
  for (const [file, text] of Object.entries(files)) {
    for (const [, quoted] of text.matchAll(/__\(\s*'((?:\\.|[^'\\])*)',\s*'site-elements'\s*\)/g)) {
      const said = quoted!.replace(/\\(['\\])/g, '$1');
      places.set(said, [...new Set([...places.get(said) ?? [], file])]);
    }
  }
  const entries = [...places].map(([said, found]) => `#: ${found.join(' ')}\nmsgid ${JSON.stringify(said)}\nmsgstr ""\n`);
  const head = `msgid ""\nmsgstr ""\n"Project-Id-Version: Site Elements ${version}\\n"\n"MIME-Version: 1.0\\n"\n`
    + '"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n"X-Domain: site-elements\\n"\n';
  return [head, ...entries].join('\n');
}

/** The plugin's own files, by name, from its hand-written sources and the settings tables. The library's files go beside them, under `cdn`. */
export function wordpressPlugin(sources: Readonly<Record<string, string>>, tables: readonly DocumentedTable[], version: string): Record<string, string> {
  const list = tables.map(({ tag, summary }) => `* **${getElementTitle(tag)}**: ${plain(summary)}`).join('\n');
  const sorted = sortByGroup(tables);
  const files: Record<string, string> = { 'includes/elements.php': elementsFile(sorted), 'includes/pattern-list.php': patternsFile(sorted) };
  for (const [name, text] of Object.entries(sources)) files[name] = text.replaceAll('%VERSION%', version).replace('%LIST%', () => list);
  files['languages/site-elements.pot'] = translationTemplate(files, version);
  return files;
}
