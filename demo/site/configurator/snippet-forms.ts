import { colorsIn } from '../../../core/manifest/install/colors-in.js';
import { ownersMarkup } from '../../../core/manifest/install/owners-markup.js';
import { filesAddress, scriptLineFor, sheetLinks, sheetLinksInBody, toStyleBlock } from '../../../core/manifest/install/sheet-links.js';
import { rulesBeside as galleryRules, smallSheets } from '../../../elements/site-gallery/small-sheets.rules.js';
import type { SettingNames } from './setting-names.js';
import { toDataForm } from './to-data-form.js';
import { toJsx } from './to-jsx.js';
import { tokensOf } from './tokens.js';

/** What the forms of a snippet need beside its markup. */
export interface SnippetParts {
  readonly markup: string;
  /** The rules that reserve the element's place until its script has loaded. */
  readonly criticalRules: string;
  /** Whether the element is for editors, which a script of their own loads. */
  readonly isEditor?: boolean;
  /** Names of the style sheets of its elements. */
  readonly sheets: readonly string[];
  readonly names: SettingNames;
  /** Address of the folder with the library's files; by default a placeholder. */
  readonly base?: string;
}

export interface SnippetForm {
  readonly id: string;
  readonly label: string;
  /** When this is the one to take. */
  readonly note: string;
  write(parts: SnippetParts): string;
}

/** The snippet of a form with the owner's addresses. `base` is the address of the library's files. */
export const snippetOf = (form: SnippetForm, parts: SnippetParts): string => form.write({ ...parts, markup: ownersMarkup(parts.markup, parts.base) });

/** The two parts of a snippet that is pasted in two places. */
const inTwoPlaces = (head: readonly string[], markup: string): string =>
  `<!-- once, in the head of the page -->\n${head.join('\n')}\n\n<!-- where the element is to stand -->\n${markup}`;

/** What the style sheets of its elements cannot know of a markup. */
const rulesBeside = (markup: string, form?: { isDataForm: boolean }): string[] => [colorsIn(markup, form), galleryRules(markup, form)];
/** With rules beside them galleries need less than the sheet that knows all settings. */
const withRulesBeside = (sheets: readonly string[], markup: string, form?: { isDataForm: boolean }): string[] =>
  sheets.flatMap(sheet => (sheet === 'site-gallery.css' ? smallSheets(markup, form) : [sheet]));

/** Rules as a style sheet of the site, for pages that may have none of their own. */
const inOwnSheet = (rules: readonly string[]): string[] => {
  const written = rules.filter(Boolean);
  return written.length > 0 ? [`/* in the style sheet of your site */\n${written.join('\n')}`] : [];
};

/** The path of an address: a page of the same site needs no more. */
const pathOf = (base: string): string => base.replace(/^https?:\/\/[^/]+/, '');

const tagsIn = ({ markup, names }: SnippetParts): string[] =>
  [...new Set(tokensOf(markup).flatMap(token => (token.kind === 'start' && Object.hasOwn(names, token.name) ? [token.name] : [])))];

const imports = (parts: SnippetParts): string => [...parts.sheets, ...tagsIn(parts)].map(name => `import 'site-elements/${name}';`).join('\n');
const indented = (text: string, spaces: number): string => text.replace(/^(?=.)/gm, ' '.repeat(spaces));
const inBraces = (text: string): string => text.replace(/[{}]/g, brace => `{'${brace}'}`);

/** Svelte takes HTML as it is, but for braces, which are its own. */
const toSvelte = (markup: string): string =>
  tokensOf(markup).map(token => (token.kind === 'text' ? inBraces(token.text) : markup.slice(token.start, token.end))).join('');

/** Vue too; and it leaves out a `<script>` in a template, so settings in JSON need another way to write it. */
const toVue = (markup: string): string => tokensOf(markup).map(token => {
  const source = markup.slice(token.start, token.end);
  if ('text' in token && token.kind !== 'comment') return source.replaceAll('{{', '{{ "{{" }}');
  if (!('name' in token) || token.name !== 'script') return source;
  return token.kind === 'start' ? source.replace('<script', '<component is="script"') : '</component>';
}).join('');

/** Every form in which an element can be copied, best first. */
export const snippetForms: readonly SnippetForm[] = [
  {
    id: 'tag',
    label: 'Head and tag',
    note: 'Recommended if you can edit the head of your pages. Add the lines for the head once, and the tag anywhere.',
    write: ({ markup, sheets, base, isEditor }) =>
      inTwoPlaces(
        [...sheetLinks(withRulesBeside(sheets, markup), base), ...toStyleBlock(...rulesBeside(markup)), scriptLineFor({ isEditor }, base)],
        markup,
      ),
  },
  {
    id: 'block',
    label: 'One block',
    note: 'For systems that only let you paste a block of code.',
    write: ({ markup, criticalRules, sheets, base, isEditor }) =>
      [
        scriptLineFor({ isEditor }, base),
        ...sheetLinksInBody(withRulesBeside(sheets, markup), base),
        ...toStyleBlock(criticalRules, ...rulesBeside(markup)),
        markup,
      ].join('\n'),
  },
  {
    id: 'strict',
    label: 'Strict policy',
    note: 'No inline scripts and no inline styles. The files must be on your own host; `integrity.json` has a hash for each.',
    write: ({ markup, sheets, isEditor, base = filesAddress }) => [
      `<!-- Content-Security-Policy: default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script' -->
${[...sheetLinks(withRulesBeside(sheets, markup), pathOf(base)), scriptLineFor({ isEditor }, pathOf(base))].join('\n')}`,
      markup,
      ...inOwnSheet(rulesBeside(markup)),
    ].join('\n\n'),
  },
  {
    id: 'data',
    label: 'data- form',
    note: "For editors that remove unknown tags and scripts. Put the lines for the head into the theme or the site's settings. The script replaces the `<div>` with the element.",
    write: ({ markup, names, sheets, base, isEditor }) =>
      inTwoPlaces(
        [
          ...sheetLinks(withRulesBeside(sheets, markup, { isDataForm: true }), base),
          ...toStyleBlock(...rulesBeside(markup, { isDataForm: true })),
          scriptLineFor({ isEditor }, base),
        ],
        toDataForm(markup, names),
      ),
  },
  {
    id: 'react',
    label: 'React',
    note: "React 19 supports attributes and events of custom elements. Types: `import type {} from 'site-elements/jsx'`.",
    write: parts =>
      `${imports(parts)}\n\nexport function Example() {\n  return (\n    <>\n${indented(toJsx(parts.markup, parts.names), 6)}\n    </>\n  );\n}`,
  },
  {
    id: 'vue',
    label: 'Vue',
    note: "Configure the compiler to treat tags with a hyphen as custom elements: `isCustomElement: tag => tag.includes('-')`.",
    write: parts => `<script setup>\n${imports(parts)}\n</script>\n\n<template>\n${indented(toVue(parts.markup), 2)}\n</template>`,
  },
  {
    id: 'svelte',
    label: 'Svelte',
    note: "Tags and settings are written as in HTML. Types: `import type {} from 'site-elements/svelte'`.",
    write: parts => `<script>\n${indented(imports(parts), 2)}\n</script>\n\n${toSvelte(parts.markup)}`,
  },
];

/** The forms of an element. Elements for editors have no `data-` form: their script finds tags only. */
export const snippetFormsFor = ({ isEditor }: Pick<SnippetParts, 'isEditor'>): readonly SnippetForm[] =>
  snippetForms.filter(({ id }) => !isEditor || id !== 'data');
