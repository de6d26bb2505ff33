import { formatJson } from '../../../manifest/schema/format-json.js';
import type { ElementFacts } from '../../paste/write-settings.js';
import {
  type CmsAdapter, contentField, contentHelp, type Field, type FieldKind, getFieldDefault, getFieldKind, getFields, getHelp, getOptions, groupFields,
  toSnakeCase,
} from '../cms-adapter.js';
import { writeRenderModule } from './render-module.js';

type Row = Readonly<Record<string, unknown>>;

/** Source: storyblok.com/docs/api/management/components/possible-field-types */
const types: Readonly<Record<FieldKind, string>> = {
  text: 'text', longText: 'textarea', number: 'number', boolean: 'boolean', choice: 'option', address: 'text', color: 'text',
};

function toField(field: Field, pos: number): Row {
  const kind = getFieldKind(field);
  const fallback = getFieldDefault(field);
  const { row } = field;
  return {
    type: types[kind], pos, display_name: row.title, description: getHelp(field), required: false,
    ...(fallback !== undefined && { default_value: String(fallback) }),
    ...(kind === 'choice' && { options: getOptions(field).map(({ value, label }) => ({ name: label, value })) }),
    ...(row.pattern !== undefined && { regex: row.pattern }),
  };
}

/** A block with its fields in groups, whose keys end with `_group`. */
function toComponent(schema: ElementFacts): Row {
  const { tag, sample } = schema['x-element'];
  const fields = getFields(schema);
  const content: Row = {
    type: 'textarea', pos: 0, display_name: 'HTML inside', description: contentHelp, required: false, ...(sample.content && { default_value: sample.content }),
  };
  const groups = groupFields(schema).map(({ title, fields: own }, at): [string, Row] =>
    [`${title.toLowerCase()}_group`, { type: 'section', pos: fields.length + 1 + at, display_name: title, keys: own.map(({ name }) => name) }]);
  return {
    name: toSnakeCase(tag), display_name: schema.title, is_root: false, is_nestable: true,
    schema: { [contentField]: content, ...Object.fromEntries(fields.map((field, at) => [field.name, toField(field, at + 1)])), ...Object.fromEntries(groups) },
  };
}

/**
 * Nestable blocks for `storyblok components push`, and a module that renders their values.
 * Sources: storyblok.com/docs/api/management/components, "The component schema field object" and "Possible field types"
 */
export const storyblok: CmsAdapter = {
  name: 'storyblok',
  title: 'Storyblok',
  lacks: [
    'Bounds of numbers are in the help text only: the documented fields have none. The element logs a value out of range and uses its default.',
    'JSON is a field for long texts, and is not checked.',
    'Content is one field of HTML, not nested blocks or assets.',
    'Your site renders the blocks: renderElement of site-elements.js takes the tag, the block and its innerContent.',
  ],
  writeFiles: schemas => ({
    'components.json': `${formatJson({ components: schemas.map(toComponent) })}\n`,
    'site-elements.js': writeRenderModule(schemas),
  }),
};
