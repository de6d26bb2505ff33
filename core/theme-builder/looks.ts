import { themeValue } from '../../styles/theme.js';
import { themes } from '../../styles/themes/themes.js';
import { withValue, type Draft } from './draft.js';
import { readValue } from './read-value.js';
import { tokenNames } from './token-kinds.js';

/** A theme to start from. */
export interface Look {
  readonly id: string;
  readonly title: string;
  readonly draft: Draft;
  /** The theme has more than values, such as textures: `data-site-theme` adds them. */
  readonly hasRules: boolean;
}

const draftOf = (values: Draft): Draft => tokenNames.reduce<Draft>((draft, name) => {
  const value = values[name];
  return value === undefined ? draft : withValue(draft, name, readValue(name, themeValue(value)));
}, {});

/** The default, and every theme of the library. */
export const looks: readonly Look[] = [
  { id: 'default', title: 'Default', draft: {}, hasRules: false },
  ...Object.entries(themes).map(([id, { title, values, rules = [] }]: [string, { title: string; values: Draft; rules?: readonly unknown[] }]) =>
    ({ id, title, draft: draftOf(values), hasRules: rules.length > 0 })),
];
