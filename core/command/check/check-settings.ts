import { blockAttributes, readSettingsBlock } from '../../element/settings-block.js';
import { getBlockText, isJson } from '../../element/served-block.js';
import { type Fault, parseAttribute, parseValue } from '../../settings/parse.js';
import { getAttributeName, getFormerAttribute, getSpellings, type Setting } from '../../settings/setting.js';
import type { Table } from '../../settings/table.js';
import type { PageElement, Place, Report } from './finding.js';
import { isGlobalAttribute } from './global-attributes.js';
import { findNearestName } from './nearest-name.js';

const sentence = (tag: string, name: string, { got, fact, expected }: Fault): string => `<${tag}>: ${name} ${got} ${fact}; expected ${expected}.`;

/** What is wrong with the settings of an element: its attributes, or those of a plain element that stands for it, and its JSON block. */
export function checkSettings(element: PageElement, table: Table, report: Report): void {
  checkAttributes(element, table, report);
  const script = element.childNodes.find(isJson);
  const inAttribute = element.attrs.find(({ name }) => blockAttributes.includes(name));
  const text = script ? getBlockText(script) : inAttribute?.value ?? '';
  const place = script?.sourceCodeLocation ?? attributePlace(element, inAttribute?.name ?? '');
  try {
    for (const [name, value] of Object.entries(readSettingsBlock(table, text.trim()))) {
      const { fault } = parseValue(table.settings[name]!, value);
      if (fault) report(place, 'error', sentence(table.tag, name, fault));
    }
  } catch (error) {
    report(place, 'error', `<${table.tag}>: the settings are not a JSON object (${(error as Error).message}).`);
  }
}

const attributePlace = ({ sourceCodeLocation }: PageElement, name: string): Place => sourceCodeLocation?.attrs?.[name] ?? sourceCodeLocation!;

/** Where a registry of the element knows the names, and says what is wrong with others, they are choices here. */
const asChoice = (row: Setting): Setting => (row.choices && row.kind === 'text'
  ? { ...row, kind: 'choice', choices: [...row.choices, ...row.otherChoices ?? []] } : row);

function checkAttributes(element: PageElement, { tag, settings }: Table, report: Report): void {
  const rows = Object.entries(settings as Record<string, Setting>);
  const rowOf = new Map(rows.flatMap(([property, row]) => getSpellings(property, row).map(spelling => [spelling, { property, row }] as const)));
  const attributes = rows.map(([property, row]) => getAttributeName(property, row)).filter(name => name !== null);
  const isData = element.tagName !== tag;
  for (const { name: written, value } of element.attrs) {
    const place = attributePlace(element, written);
    const name = isData ? written.replace(/^data-/, '') : written;
    const known = rowOf.get(name);
    if (!known) {
      const nearest = findNearestName(name, attributes);
      // Data may be another's: only what resembles a setting is meant for the element.
      if (isData ? !nearest || name === written : isGlobalAttribute(name)) continue;
      report(place, 'error', `<${tag}> has no attribute "${name}".${nearest ? ` Did you mean "${nearest}"?` : ''}`);
      continue;
    }
    if (isData && name === written) continue;
    const { fault } = parseAttribute(asChoice(known.row), value);
    if (fault) report(place, 'error', sentence(tag, name, fault));
    if (name === getFormerAttribute(known.row)) {
      report(place, 'warning', `<${tag}>: "${name}" is now called "${getAttributeName(known.property, known.row)!}". The earlier name still works.`);
    }
  }
}
