import type { ElementDoc, SettingDoc } from '../describe/element-docs.js';

/** Our types that a detail may name, and the public entry that exports each. */
const publicTypes: Record<string, string> = {
  Cart: 'site-elements/stores',
  CartEntry: 'site-elements/stores',
  FieldValue: 'site-elements/contract/submission',
};

/** Imports of our types that a file of types names. */
export function importsFor(code: string): string {
  return Object.entries(publicTypes)
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(code))
    .map(([name, entry]) => `import type { ${name} } from '${entry}';\n`).join('');
}

/** A setting's type in markup: the value itself, or a text as HTML has it. */
export function markupType({ type, row }: SettingDoc): string {
  switch (row.kind) {
    case 'number': return row.fromText ? `${type} | string` : `${type} | \`\${number}\``;
    case 'flag': return `${type} | '' | 'true' | 'false'`;
    case 'json': return `${type} | string`;
    default: return type;
  }
}

/** A setting by its property's name, and by its attribute, which servers and every framework write as it stands. */
const settingRows = (row: SettingDoc): string[] => {
  const both = (property: string, attribute: string | null): string[] => [property, ...attribute && attribute !== property ? [`'${attribute}'`] : []];
  const { former } = row;
  return [
    ...both(row.property, row.attribute).map(name => `/** ${row.doc} */\n${name}?: ${markupType(row)};`),
    ...former ? both(former.property, former.attribute).map(name => `/** @deprecated Use \`${row.property}\`. */\n${name}?: ${markupType(row)};`) : [],
  ];
};

/** How each framework writes the name of an event: as React 19, Vue, Svelte 5 and Solid pass it on to a custom element. */
const eventNames = {
  jsx: (name: string) => `on${name}`,
  vue: (name: string) => `on${name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}`,
  svelte: (name: string) => `on${name}`,
  solid: (name: string) => `on:${name}`,
};
type Framework = keyof typeof eventNames;

const indented = (text: string, spaces: number): string => text.replace(/^(?=.)/gm, ' '.repeat(spaces));

/** The rows of an element's settings and events, in braces. */
function propsOf(doc: ElementDoc, framework: Framework): string {
  const events = doc.events.map(row => `/** ${row.doc} */\n'${eventNames[framework](row.name)}'?: (event: CustomEvent<${row.type}>) => void;`);
  return `{\n${indented([...doc.settings.flatMap(settingRows), ...events].join('\n'), 2)}\n}`;
}

/** One row a tag: its own props, with what every element of the framework takes. */
const tagRows = (docs: readonly ElementDoc[], framework: Framework, type: (props: string) => string): string =>
  docs.map(doc => `/** ${doc.summary} */\n'${doc.tag}': ${type(propsOf(doc, framework))};`).join('\n');

const heading = '// Made from the settings tables by the build.\n';

function jsxTypes(docs: readonly ElementDoc[]): string {
  const rows = tagRows(docs, 'jsx', props => `DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & ${props}`);
  return `${heading}import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${importsFor(rows)}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${indented(rows, 6)}
    }
  }
}
`;
}

function vueTypes(docs: readonly ElementDoc[]): string {
  const rows = tagRows(docs, 'vue', props => `DefineComponent<${props}>`);
  return `${heading}import type { DefineComponent } from 'vue';
${importsFor(rows)}
declare module 'vue' {
  interface GlobalComponents {
${indented(rows, 4)}
  }
}
`;
}

function svelteTypes(docs: readonly ElementDoc[]): string {
  const rows = tagRows(docs, 'svelte', props => `HTMLAttributes<HTMLElement> & ${props}`);
  return `${heading}import type { HTMLAttributes } from 'svelte/elements';
${importsFor(rows)}
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${indented(rows, 4)}
  }
}
`;
}

function solidTypes(docs: readonly ElementDoc[]): string {
  const rows = tagRows(docs, 'solid', props => `JSX.HTMLAttributes<HTMLElement> & ${props}`);
  return `${heading}import type { JSX } from 'solid-js';
${importsFor(rows)}
declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
${indented(rows, 6)}
    }
  }
}
`;
}

/** Types of the tags for each framework, by file name: `import 'site-elements/vue'` in a file of types takes them in. */
export const frameworkTypes = (docs: readonly ElementDoc[]): Record<string, string> => ({
  'jsx.d.ts': jsxTypes(docs),
  'vue.d.ts': vueTypes(docs),
  'svelte.d.ts': svelteTypes(docs),
  'solid.d.ts': solidTypes(docs),
});
