import { formatJson } from '../../../manifest/schema/format-json.js';
import { elementGroups } from '../../../manifest/describe/groups.js';
import { writeJson } from '../../../registry/write-json.js';
import type { ElementFacts } from '../../paste/write-settings.js';
import { type CmsAdapter, contentField, type Field, getFieldDefault, getFieldKind, getFields, getOptions, toCamelCase, toFieldValue } from '../cms-adapter.js';
import { writeRenderModule } from './render-module.js';

type Row = Readonly<Record<string, unknown>>;

const toComponentName = (tag: string): string => toCamelCase(tag).replace(/^./, letter => letter.toUpperCase());

/** Source: puckeditor.com/docs/api-reference/fields */
function toField(field: Field): Row {
  const { row } = field;
  const { unit } = row['x-setting'];
  const label = unit && getFieldKind(field) !== 'boolean' ? `${row.title} (${unit})` : row.title;
  switch (getFieldKind(field)) {
    case 'boolean': return { type: 'radio', label, options: [{ label: 'Yes', value: true }, { label: 'No', value: false }] };
    case 'choice': return { type: 'select', label, options: getOptions(field).map(({ value, label: name }) => ({ label: name, value })) };
    case 'number': return {
      type: 'number', label, ...(row.minimum !== undefined && { min: row.minimum }), ...(row.maximum !== undefined && { max: row.maximum }),
      ...(row.type === 'integer' && { step: 1 }),
    };
    case 'longText': return { type: 'textarea', label };
    default: return { type: 'text', label };
  }
}

function toComponent(schema: ElementFacts): Row {
  const { tag, sample, isInline } = schema['x-element'];
  const fields = getFields(schema);
  const values = fields.flatMap(field => {
    const value = toFieldValue(field, sample.settings[field.name]) ?? getFieldDefault(field);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return {
    tag, label: schema.title, isInline,
    fields: { [contentField]: { type: 'textarea', label: 'HTML inside' }, ...Object.fromEntries(fields.map(field => [field.name, toField(field)])) },
    defaultProps: { [contentField]: sample.content, ...Object.fromEntries(values) },
  };
}

function toCategories(schemas: readonly ElementFacts[]): Row {
  const elements = schemas.map(schema => schema['x-element']);
  const groups = Object.entries(elementGroups).map(([name, { title }]) =>
    [name, { title, components: elements.filter(({ group }) => group === name).map(({ tag }) => toComponentName(tag)) }] as const);
  return Object.fromEntries(groups.filter(([, { components }]) => components.length > 0));
}

/**
 * A configuration with a component for each element.
 * Sources: puckeditor.com/docs/api-reference/configuration/config, /component-config and /fields
 */
export const puck: CmsAdapter = {
  name: 'puck',
  title: 'Puck',
  lacks: [
    'Fields are in one list, most used first: Puck has no groups of fields.',
    'Formats of texts, values by width, addresses and JSON are not checked. A wrong value is logged by the element, which uses its default.',
    'Fields have no help text.',
    'Content is one field of HTML, not a slot for other components.',
  ],
  writeFiles: schemas => ({
    'puck-config.js': `// Written by \`npx site-elements schema --for puck\`. <Puck config={config} data={data} />
import { createElement } from 'react';
import { getAttributes } from './site-elements.js';

const elements = ${formatJson(Object.fromEntries(schemas.map(schema => [toComponentName(schema['x-element'].tag), toComponent(schema)])))};

/** \`innerContent\` is HTML and is not escaped: only give the editor to people who may publish any HTML. */
const toComponent = ({ tag, isInline, ...component }) => ({
  ...component,
  render: ({ innerContent = '', ...values }) => {
    const element = createElement(tag, { ...getAttributes(tag, values), dangerouslySetInnerHTML: { __html: innerContent } });
    return isInline ? createElement('p', null, element) : element;
  },
});

export const config = {
  categories: ${writeJson(toCategories(schemas))},
  components: Object.fromEntries(Object.entries(elements).map(([name, component]) => [name, toComponent(component)])),
};
`,
    'site-elements.js': writeRenderModule(schemas),
  }),
};
