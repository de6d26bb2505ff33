import { writeJson } from '../../../registry/write-json.js';
import type { ElementFacts } from '../../paste/write-settings.js';
import { automatic, getFields } from '../cms-adapter.js';

/**
 * A module without dependencies that turns the values of a form into attributes. `getAttributes` returns them for a framework, `renderElement`
 * returns HTML, escaped. Empty values, defaults and unknown names are left out.
 */
export function writeRenderModule(schemas: readonly ElementFacts[]): string {
  const table = Object.fromEntries(schemas.map(schema => [schema['x-element'].tag, Object.fromEntries(
    getFields(schema).map(({ name, attribute, row }) => [name, row.default === undefined ? [attribute] : [attribute, row.default]]),
  )]));
  return `// Written by \`npx site-elements schema\`. Do not edit it.

/** Attributes and defaults of the settings, by tag and name. */
const settings = ${writeJson(table)};

const write = value => (value === true ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value));

/** The attributes of an element, from the values of its form. */
export function getAttributes(tag, values) {
  const rows = Object.hasOwn(settings, tag) ? settings[tag] : {};
  const attributes = {};
  for (const [name, [attribute, fallback]] of Object.entries(rows)) {
    let value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined || value === null || value === '' || value === '${automatic.value}') continue;
    if (typeof fallback === 'boolean' || (fallback === undefined && (value === 'true' || value === 'false'))) value = value === true || value === 'true';
    const text = write(value);
    if (value === fallback || (typeof fallback === 'object' ? text === JSON.stringify(fallback) : text === String(fallback) && value !== true)) continue;
    attributes[attribute] = text;
  }
  return attributes;
}

const escape = text => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The HTML of an element. \`content\` is HTML and is not escaped: only take it from people who may publish any HTML. */
export function renderElement(tag, values, content = '') {
  if (!Object.hasOwn(settings, tag)) throw new TypeError(\`There is no element \${tag}.\`);
  const attributes = Object.entries(getAttributes(tag, values)).map(([name, text]) => (text === '' ? \` \${name}\` : \` \${name}="\${escape(text)}"\`));
  return \`<\${tag}\${attributes.join('')}>\${content}</\${tag}>\`;
}
`;
}
