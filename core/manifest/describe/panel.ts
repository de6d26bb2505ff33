import { getAttributeName, type Setting } from '../../settings/setting.js';
import { type DocumentedTable, panelGroups } from './docs.js';

const sentenceCase = (text: string): string => text.replace(/^./, letter => letter.toUpperCase());
const words = (name: string): string => sentenceCase(name.replace(/([a-z\d])([A-Z]+)/g, '$1 $2').replaceAll('-', ' ').toLowerCase());

/** The title of an element: `Cart badge` for `site-cart-badge`. */
export const getElementTitle = (tag: string): string => sentenceCase(tag.replace(/^site-/, '').replaceAll('-', ' '));

/** A setting in minor units: an editor takes the amount itself, such as 28.00. */
export const isAmount = (name: string): boolean => /(?:^c|C)ents$/.test(name);

/** The label of a setting: words for people, never the name of an attribute. */
export function getSettingLabel({ docs }: DocumentedTable, name: string): string {
  const labels: Readonly<Record<string, string | undefined>> = docs.panel?.labels ?? {};
  const label = labels[name] ?? (name === 'label' ? 'Accessible name' : words(isAmount(name) ? name.slice(0, -'Cents'.length) : name));
  return isAmount(name) ? label.replace(/ in minor units$/, '') : label;
}

const plainChoices: Readonly<Record<string, string>> = { auto: 'Automatic', 'query-string': 'Query string' };

/** The label of a choice; names with digits, such as `4:3`, are their own. */
export const getChoiceLabel = ({ docs }: DocumentedTable, choice: string): string =>
  docs.panel?.choices?.[choice] ?? plainChoices[choice] ?? (/\d/.test(choice) ? choice : words(choice));

/** The groups of a panel with attribute names, most used first; the last, under an empty title, has the rest. */
export function getPanelGroups({ settings, docs }: DocumentedTable): readonly { readonly title: string; readonly names: readonly string[] }[] {
  const rows = settings as Record<string, Setting>;
  const groups: Readonly<Record<string, readonly PropertyKey[] | undefined>> = docs.panel?.groups ?? {};
  const attributesOf = (names: readonly PropertyKey[]) => names.map(name => getAttributeName(String(name), rows[String(name)]!)).filter(name => name !== null);
  const named = Object.keys(groups)
    .filter(title => (panelGroups as readonly string[]).includes(title))
    .map(title => ({ title, names: attributesOf(groups[title]!) }));
  const shown = new Set(named.flatMap(({ names }) => names));
  return [...named, { title: '', names: attributesOf(Object.keys(rows)).filter(name => !shown.has(name)) }].filter(({ names }) => names.length > 0);
}
