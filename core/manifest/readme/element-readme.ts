import { elementDoc, type ElementDoc, type NameDoc, type SettingDoc } from '../describe/element-docs.js';
import type { DocumentedTable } from '../describe/docs.js';
import type { Example } from '../describe/examples.js';
import { ownersMarkup } from '../install/owners-markup.js';
import { scriptLineFor, sheetLinks, sheetLinksInBody, toStyleBlock } from '../install/sheet-links.js';
import { pageStyles, stylesWith } from '../install/page-styles.js';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string): string => (text ? `\`${cell(text)}\`` : '');

/** A table in Markdown. Empty without rows. */
function tableOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  return [columns, columns.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

const chapter = (title: string, text: string): string => (text ? `## ${title}\n\n${text}` : '');

interface NamedParts {
  readonly title: string;
  readonly rows: readonly NameDoc[];
  readonly columns: readonly [string, string];
  readonly intro?: string;
}
const named = ({ title, rows, columns, intro }: NamedParts): string => chapter(title, rows.length === 0 ? ''
  : (intro ? `${intro}\n\n` : '') + tableOf(columns, rows.map(({ name, doc }) => [code(name || '(default)'), cell(doc)])));

/** Settings with more choices list them below the table. */
const mostChoicesInTable = 8;
const hasManyChoices = ({ choices }: SettingDoc): boolean => choices.length > mostChoicesInTable;

function settings({ settings: rows }: ElementDoc): string {
  const table = tableOf(['Attribute', 'Property', 'Type', 'Default', 'Description'], rows.map(row => [
    code(row.attribute ?? '') || '–', code(row.property), hasManyChoices(row) ? `one of ${row.choices.length}, listed below` : code(row.type),
    code(row.default) || '–', cell(row.doc),
  ]));
  const details = rows.filter(row => row.details || hasManyChoices(row)).map(row => [
    `### \`${row.attribute ?? row.property}\``,
    row.details,
    hasManyChoices(row) ? `One of ${row.choices.map(code).join(', ')}.` : '',
  ].filter(Boolean).join('\n\n'));
  return chapter('Settings', [table, ...details].filter(Boolean).join('\n\n'));
}

function events({ events: rows }: ElementDoc): string {
  return chapter('Events', tableOf(['Event', 'Detail', 'Cancelable', 'Description'], rows.map(({ name, type, cancelable, doc }) =>
    [code(name), type === 'undefined' ? '–' : code(type), cancelable ? 'yes' : 'no', cell(doc)])));
}

/** If the first example has more lines than this, the shortest one is shown. */
const mostLinesShown = 25;

/** The example shown in the README. */
function chosen(examples: readonly Example[]): Example | undefined {
  const [first] = examples;
  if (!first) return undefined;
  const linesOf = ({ markup }: Example): number => markup.split('\n').length;
  return linesOf(first) <= mostLinesShown ? first : examples.toSorted((one, other) => linesOf(one) - linesOf(other))[0]!;
}

function exampleChapter(examples: readonly Example[]): string {
  const shown = chosen(examples);
  if (!shown) return '';
  const list = examples.map(({ name, title, sentence }) => `- [${title}](examples/${name}.html)${sentence ? `: ${sentence}` : ''}`);
  return chapter('Examples', `\`\`\`html\n${ownersMarkup(shown.markup)}\n\`\`\`\n\n${list.join('\n')}`);
}

/** The lines for the head of a page with the element. With them, the page doesn't shift, and the markup is styled without scripts. */
function headChapter(table: DocumentedTable, examples: readonly Example[]): string {
  const { sheets, rules } = stylesWith([table], `<${table.tag}>`, chosen(examples)?.markup ?? '');
  const lines = [...sheetLinks(sheets), ...toStyleBlock(...rules)];
  return chapter(
    'In the head',
    lines.length === 0
      ? ''
      : `The style sheet reserves the space of the element before its script loads, and styles it without scripts.

\`\`\`html
${[...lines, scriptLineFor(table)].join('\n')}
\`\`\``,
  );
}

/** The element as one block of code, for editors that only accept a block. */
function blockChapter(table: DocumentedTable, examples: readonly Example[], criticalRules: string): string {
  const shown = chosen(examples);
  if (!shown) return '';
  const { sheets, rules } = pageStyles(shown.markup);
  const lines = [...sheetLinksInBody(sheets), ...toStyleBlock(criticalRules, ...rules)].map(line => `${line}\n`).join('');
  return chapter('As one block', `For editors that only let you paste one block of code. If you can, use [another way](../../README.md#use-it).

\`\`\`html
${scriptLineFor(table)}
${lines}${ownersMarkup(shown.markup)}
\`\`\``);
}

const costMarks = ['<!-- cost: measured by `npm run build && npm run readme` -->', '<!-- /cost -->'] as const;
const costText = new RegExp(`(?<=${costMarks[0]}\n)[^]*?(?=\n${costMarks[1]})`);

/** The cost of an element in its README, or an empty text. */
export const costIn = (readme: string): string => costText.exec(readme)?.[0] ?? '';

/** The README without its cost, which is measured with a build. */
export const withoutCost = (readme: string): string => readme.replace(costText, '');

export interface ElementReadmeParts {
  readonly table: DocumentedTable;
  readonly examples: readonly Example[];
  /** Rules that apply until the element's script has loaded. */
  readonly criticalRules: string;
  /** One sentence with the number of bytes that the element loads. */
  readonly cost: string;
}

/** The text of `elements/<tag>/README.md`. */
export function elementReadme({ table, examples, criticalRules, cost }: ElementReadmeParts): string {
  const doc = elementDoc(table);
  const { tag } = doc;
  const chapters = [
    `# \`<${tag}>\``,
    '<!-- Written by `npm run readme` from the settings table, the docs file and the examples in this folder. Do not edit it. -->',
    doc.summary,
    doc.details,
    exampleChapter(examples),
    headChapter(table, examples),
    blockChapter(table, examples, criticalRules),
    settings(doc),
    events(doc),
    named({ title: 'Methods', rows: doc.methods, columns: ['Method', 'Description'] }),
    named({ title: 'Functions', rows: doc.functions, columns: ['Function', 'Description'], intro: `Import from \`site-elements/${tag}\`.` }),
    named({ title: 'Slots', rows: doc.slots, columns: ['Slot', 'Description'] }),
    named({ title: 'Parts', rows: doc.parts, columns: ['Part', 'Description'], intro: `Style with \`${tag}::part(name)\`.` }),
    named({ title: 'States', rows: doc.states, columns: ['State', 'Description'], intro: `Select with \`${tag}:state(name)\`.` }),
    named({ title: 'Custom properties', rows: doc.cssProperties, columns: ['Property', 'Description'] }),
    named({
      title: 'Texts', rows: doc.texts, columns: ['Key', 'English'],
      intro: `Texts for visitors. Change them in the site context, under \`texts["${tag}"]\`.`,
    }),
    chapter('Accessibility', doc.accessibility.map(text => `- ${text}`).join('\n')),
    doc.hiddenWithoutScripts ? chapter('Without scripts', 'The element is hidden.') : '',
    chapter('Cost', `${costMarks[0]}\n${cost}\n${costMarks[1]}`),
  ];
  return `${chapters.filter(Boolean).join('\n\n')}\n`;
}
