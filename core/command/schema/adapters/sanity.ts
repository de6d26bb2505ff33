import { writeJson } from '../../../registry/write-json.js';
import type { ElementFacts } from '../../paste/write-settings.js';
import {
  type CmsAdapter, contentField, contentHelp, type Field, type FieldKind, getFieldDefault, getFieldKind, getFields, getHelp, getOptions, groupFields,
  toCamelCase,
} from '../cms-adapter.js';
import { writeRenderModule } from './render-module.js';

/** Source: sanity.io/docs/schema-types */
const types: Readonly<Record<FieldKind, string>> = {
  text: 'string', longText: 'text', number: 'number', boolean: 'boolean', choice: 'string', address: 'url', color: 'string',
};

/** The rules of a field as code; empty for none. */
function writeRule(field: Field): string {
  const { row } = field;
  const { control, format } = row['x-setting'];
  if (control === 'address') return "rule.uri({ allowRelative: true, scheme: ['http', 'https', 'mailto', 'tel', 'sms', 'ftp'] })";
  if (control === 'json') return 'rule.custom(isJson)';
  const pattern = row.pattern ?? row.anyOf?.find(one => one.type === 'string')?.pattern;
  if (getFieldKind(field) === 'text' && pattern !== undefined) {
    return `rule.regex(new RegExp(${writeJson(pattern)}, 'u'), { name: ${writeJson(format?.expected ?? 'a number, or values by width')} })`;
  }
  if (getFieldKind(field) !== 'number') return '';
  const bounds = [row.minimum === undefined ? '' : `.min(${row.minimum})`, row.maximum === undefined ? '' : `.max(${row.maximum})`];
  const calls = [...bounds, row.type === 'integer' ? '.integer()' : ''].join('');
  return calls && `rule${calls}`;
}

/** A field as code: its data as JSON, and its rules. */
function writeField(field: Field, group: string): string {
  const kind = getFieldKind(field);
  const fallback = getFieldDefault(field);
  const data = {
    name: field.name, title: field.row.title, description: getHelp(field), type: types[kind], group,
    ...(kind === 'choice' && { options: { list: getOptions(field).map(({ value, label }) => ({ value, title: label })) } }),
    ...(kind === 'longText' && { rows: 4 }),
    ...(fallback !== undefined && { initialValue: fallback }),
  };
  const rule = writeRule(field);
  return rule ? `{ ...${writeJson(data)}, validation: rule => ${rule} }` : writeJson(data);
}

function writeType(schema: ElementFacts): string {
  const { tag, sample } = schema['x-element'];
  const groups = groupFields(schema).map(({ title, fields }) => ({ name: title.toLowerCase(), title, fields }));
  const start = sample.content && { initialValue: sample.content };
  const content = { name: contentField, title: 'HTML inside', description: contentHelp, type: 'text', rows: 10, ...start };
  const fields = [writeJson(content), ...groups.flatMap(({ name, fields: own }) => own.map(field => writeField(field, name)))];
  const first = getFields(schema).find(field => getFieldKind(field) === 'text' && /^(?:label|title|heading|text|name)$/.test(field.name))?.name;
  return `  {
    name: ${writeJson(toCamelCase(tag))}, title: ${writeJson(schema.title)}, type: 'object', description: ${writeJson(schema.description)},
    groups: ${writeJson(groups.map(({ name, title }) => ({ name, title })))},
    preview: { ${first ? `select: { subtitle: '${first}' }, ` : ''}prepare: values => ({ title: ${writeJson(schema.title)}, ...values }) },
    fields: [
${fields.map(field => `      ${field},`).join('\n')}
    ],
  },`;
}

/**
 * Object types for `schema.types` of a Sanity Studio, and a module that renders their values.
 * Sources: sanity.io/docs/schema-types, /object-type, /string-type, /number-type, /url-type and /validation
 */
export const sanity: CmsAdapter = {
  name: 'sanity',
  title: 'Sanity',
  lacks: [
    'JSON is a field for long texts. The Studio checks that it is JSON, not its members.',
    'Content is one field of HTML, not Portable Text or assets.',
    'Colors are texts: the field for colors is a plugin of its own.',
    'Your site renders the objects: renderElement of site-elements.js takes the tag, the object and its innerContent.',
  ],
  writeFiles: schemas => ({
    'schema-types.js': `// Written by \`npx site-elements schema --for sanity\`. In sanity.config: schema: { types: [...siteElements] }

const isJson = value => {
  if (value === undefined || value === '') return true;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return 'This is not JSON.';
  }
};

export const siteElements = [
${schemas.map(writeType).join('\n')}
];
`,
    'site-elements.js': writeRenderModule(schemas),
  }),
};
