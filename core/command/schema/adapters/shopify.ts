import { formatJson } from '../../../manifest/schema/format-json.js';
import type { ElementFacts } from '../../paste/write-settings.js';
import {
  type CmsAdapter, contentHelp, type Field, getFieldDefault, getFieldKind, getFields, getHelp, getOptions, groupFields, toFieldValue, toSnakeCase,
} from '../cms-adapter.js';

/** Source: shopify.dev/docs/storefronts/themes/architecture/sections/section-schema, "name" */
const longestName = 25;
/** A slider has at most 101 steps. Source: …/settings/input-settings, "range" */
const mostSteps = 100;
/** Source: as above, "unit" */
const longestUnit = 3;
const contentId = 'inner_content';

type Row = Readonly<Record<string, unknown>>;

/** Other defaults of numbers are refused. Source: Shopify/theme-liquid-docs, schemas/theme/setting.json, "number" */
const isWholeTenth = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(Math.round(value * 1e6) / 1e5);

/** A slider where the bounds allow one, else a field for numbers. */
function numberSetting(base: Row, { row }: Field, fallback: unknown): Row {
  const { minimum, maximum, type } = row;
  const isSlider = type === 'integer' && minimum !== undefined && maximum !== undefined && typeof fallback === 'number'
    && maximum - minimum >= 2 && maximum - minimum <= mostSteps;
  if (!isSlider) return { ...base, type: 'number', ...(isWholeTenth(fallback) && { default: fallback }) };
  const { unit } = row['x-setting'];
  return { ...base, type: 'range', min: minimum, max: maximum, step: 1, ...(unit && unit.length <= longestUnit && { unit }), default: fallback };
}

/** A setting of the theme editor. Defaults that are empty are refused, so they are left out. */
function toSetting(field: Field): Row {
  const base = { id: toSnakeCase(field.name), label: field.row.title, info: getHelp(field) };
  const fallback = getFieldDefault(field);
  const withDefault = fallback === undefined ? {} : { default: fallback };
  switch (getFieldKind(field)) {
    case 'boolean': return { ...base, type: 'checkbox', default: fallback === true };
    case 'choice': return { ...base, type: 'select', options: getOptions(field), ...withDefault };
    case 'number': return numberSetting(base, field, fallback);
    case 'address': return { ...base, type: 'url' }; // has no default but pages of the store
    case 'color': return { ...base, type: 'color' };
    case 'longText': return { ...base, type: 'textarea', ...withDefault };
    case 'text': return { ...base, type: 'text', ...withDefault };
  }
}

/** A value in Liquid. Texts have no escapes there: one with both kinds of quotes cannot be written. */
const writeLiteral = (value: unknown): string => (typeof value === 'string' ? (value.includes('"') ? `'${value}'` : `"${value}"`) : String(value));

/** The attribute in Liquid, escaped, and left out for its default. */
function toLiquid(field: Field): string {
  const { attribute, row } = field;
  const value = `section.settings.${toSnakeCase(field.name)}`;
  if (getFieldKind(field) === 'boolean') {
    return row.default === true ? `{%- unless ${value} %} ${attribute}="false"{% endunless -%}` : `{%- if ${value} %} ${attribute}{% endif -%}`;
  }
  if (row['x-setting'].control === 'switch') return `{%- if ${value} == 'true' %} ${attribute}{% elsif ${value} == 'false' %} ${attribute}="false"{% endif -%}`;
  const fallback = getFieldKind(field) === 'choice' ? getFieldDefault(field) : toFieldValue(field, row.default);
  const isOther = fallback === undefined ? '' : ` and ${value} != ${writeLiteral(fallback)}`;
  return `{%- if ${value} != blank${isOther} %} ${attribute}="{{ ${value} | escape }}"{% endif -%}`;
}

function writeSection(schema: ElementFacts): string {
  const { tag, sample, styleSheet } = schema['x-element'];
  const name = schema.title.slice(0, longestName);
  const settings = groupFields(schema).flatMap(({ title, fields }) => [{ type: 'header', content: title }, ...fields.map(toSetting)]);
  const content = { type: 'html', id: contentId, label: 'HTML inside', info: contentHelp, ...(sample.content && { default: sample.content }) };
  const preset = Object.fromEntries(getFields(schema).flatMap(field => {
    const value = getFieldKind(field) === 'address' ? undefined : toFieldValue(field, sample.settings[field.name]);
    return value === undefined ? [] : [[toSnakeCase(field.name), value]];
  }));
  const json = formatJson({
    name, tag: 'section',
    settings: [{ type: 'header', content: 'HTML' }, content, ...settings],
    presets: [{ name, settings: preset }],
  });
  return `{%- comment -%} ${schema.title}: written by "npx site-elements schema --for shopify". {%- endcomment -%}
{%- render 'site-elements'${styleSheet ? `, sheet: '${styleSheet}'` : ''} -%}
<${tag}
${getFields(schema).map(field => `  ${toLiquid(field)}`).join('\n')}
>{{ section.settings.${contentId} }}</${tag}>

{% schema %}
${json}
{% endschema %}
`;
}

const snippet = `{%- comment -%}
  The files of Site Elements, which sections load. Write the address of your folder "site-elements" here, with a slash at its end.
{%- endcomment -%}
{%- assign folder = 'https://YOUR-SITE/site-elements/' -%}
{%- if sheet %}
<link rel="stylesheet" href="{{ folder | append: sheet | escape }}">
{%- endif %}
<script type="module" data-site-look="page" src="{{ folder | append: 'auto.js' | escape }}"></script>
`;

/**
 * Sections of an Online Store 2.0 theme: one file for each element, and a snippet with the address of the library.
 * Sources: shopify.dev, "Section schema" and "Input settings"; the JSON schemas of Shopify/theme-liquid-docs
 */
export const shopify: CmsAdapter = {
  name: 'shopify',
  title: 'Shopify',
  lacks: [
    'Assets of a theme have no folders, so the files of Site Elements are on another host, whose address is in snippets/site-elements.liquid.',
    'The editor does not check formats of texts, values by width and JSON. A wrong value is logged by the element, which uses its default.',
    'A field for colors takes colors only, not custom properties. A menu takes its choices only, not an address.',
    'Content is one field of HTML. Products and collections of the store are not connected to it.',
    'App blocks are not written: they belong to an app of its own.',
  ],
  writeFiles: schemas => ({
    'snippets/site-elements.liquid': snippet,
    ...Object.fromEntries(schemas.map(schema => [`sections/${schema['x-element'].tag}.liquid`, writeSection(schema)])),
  }),
};
