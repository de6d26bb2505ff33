import { getAttribute, writeAttribute } from './target/target-attributes.js';
import { formatJson } from './values/format-json.js';
import type { Configuration, FormSchema } from './values/form-schema.js';

/** How the settings of an element are written. */
export type CodeForm = 'attributes' | 'json' | 'data';

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An attribute as one writes it: in single quotes where the value has double ones, as JSON does. */
function writeOne([name, text]: readonly [string, string]): string {
  if (text === '') return ` ${name}`;
  const safe = escapeAttribute(text);
  return safe.includes('"') && !safe.includes("'") ? ` ${name}='${safe}'` : ` ${name}="${safe.replaceAll('"', '&quot;')}"`;
}

const attributesOf = (configuration: Configuration, schema: FormSchema): [string, string][] => Object.entries(configuration).flatMap(([name, value]) => {
  const row = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
  const text = row && writeAttribute(value);
  return row && text !== null && text !== undefined ? [[getAttribute(name, row), text] as [string, string]] : [];
});

/** What the code of an element is made of. */
export interface CodeParts {
  readonly schema: FormSchema;
  readonly configuration: Configuration;
  /** Attributes of the element on the page that are no settings, such as its id. */
  readonly others: readonly (readonly [name: string, text: string])[];
}

/** Elements for editors have no `data-` form: their script finds tags only. */
export const getCodeForms = ({ 'x-element': { group } }: FormSchema): CodeForm[] => ['attributes', 'json', ...group === 'editors' ? [] : ['data' as const]];

/** The code of an element, without its content. */
export function writeCode(form: CodeForm, { schema, configuration, others }: CodeParts): string {
  const { tag } = schema['x-element'];
  const own = others.map(writeOne).join('');
  const attributes = attributesOf(configuration, schema);
  switch (form) {
    case 'attributes': return `<${tag}${own}${attributes.map(writeOne).join('')}></${tag}>`;
    case 'data': return `<div data-${tag}${own}${attributes.map(([name, text]) => writeOne([`data-${name}`, text])).join('')}></div>`;
    case 'json': {
      const json = formatJson(configuration).replaceAll('<', '\\u003c').replace(/^(?=.)/gm, '  ');
      return `<${tag}${own}>\n  <script type="application/json">\n${json}\n  </script>\n</${tag}>`;
    }
  }
}
