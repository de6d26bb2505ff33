import { elementDoc } from '../../../core/manifest/describe/element-docs.js';
import { readTables } from '../../../core/manifest/describe/tables.js';
import { settingId } from './docs-for.js';
import { readGuides } from './guides.js';

/** Something that one may be looking for. */
export interface SearchEntry {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** A tag or an attribute: printed as code. */
  readonly isCode: boolean;
}

export interface SearchGroup {
  readonly title: string;
  readonly entries: readonly SearchEntry[];
}

/** Everything that can be found: elements, pages and settings. */
export async function searchGroups(): Promise<SearchGroup[]> {
  const [docs, guides] = [(await readTables()).map(elementDoc), await readGuides()];
  const pages = [
    { path: '/docs/themes', title: 'Themes', text: 'Ten complete looks for all elements, in light and dark.' },
    { path: '/docs/theming', title: 'Theme builder', text: 'Colors, fonts, corners, density, shadows and motion, live, as CSS, for WordPress or as design tokens.' },
    ...guides.map(({ path, title, summary }) => ({ path: `/docs/${path}`, title, text: summary })),
  ];
  return [
    { title: 'Elements', entries: docs.map(({ tag, summary }) => ({ path: `/elements/${tag}`, title: `<${tag}>`, text: summary, isCode: true })) },
    { title: 'Pages', entries: pages.map(page => ({ ...page, isCode: false })) },
    {
      title: 'Settings',
      entries: docs.flatMap(({ tag, settings }) => settings.map(({ attribute, property, doc }) => ({
        path: `/elements/${tag}#${settingId(attribute ?? property)}`, title: `${attribute ?? property} of <${tag}>`, text: doc, isCode: true,
      }))),
    },
  ];
}
