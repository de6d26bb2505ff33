import { formatJson } from '../../../manifest/schema/format-json.js';
import { elementGroups } from '../../../manifest/describe/groups.js';
import { type ElementFacts, writeSettings } from '../../paste/write-settings.js';
import { type CmsAdapter, type Field, getFieldKind, getHelp, groupFields } from '../cms-adapter.js';

type Row = Readonly<Record<string, unknown>>;

/** GrapesJS reads "true" and "false" as booleans, whose attributes have no value. */
const words: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

/** The empty choice writes no attribute. */
const switchOptions = (field: Field): readonly Row[] => (field.row['x-setting'].isAutomatic
  ? [{ id: '', label: 'Automatic' }, { id: 'yes', label: 'Yes' }, { id: 'no', label: 'No' }]
  : [{ id: '', label: 'Yes' }, { id: 'no', label: 'No' }]);

function toTrait(field: Field, category: string): Row {
  const { attribute, row } = field;
  const base = { name: attribute, label: row.title, category, attributes: { title: getHelp(field) } };
  const { control, unit } = row['x-setting'];
  if (control === 'switch' && row.default === false) return { ...base, type: 'checkbox' };
  if (control === 'switch') return { ...base, type: 'select', isBoolean: true, options: switchOptions(field) };
  switch (getFieldKind(field)) {
    case 'choice': {
      const usual = row['x-setting'].choices!.find(({ value }) => value === row.default);
      const others = row['x-setting'].choices!.filter(one => one !== usual).map(({ value, label }) => ({ id: words[value] ?? value, label }));
      const isBoolean = others.some(({ id }) => id === 'yes' || id === 'no');
      return { ...base, type: 'select', ...(isBoolean && { isBoolean }), options: [{ id: '', label: usual?.label ?? 'Automatic' }, ...others] };
    }
    case 'number': return {
      ...base, type: 'number', ...(row.minimum !== undefined && { min: row.minimum }), ...(row.maximum !== undefined && { max: row.maximum }),
      step: row.type === 'integer' ? 1 : 'any', placeholder: [row.default, unit].filter(part => part !== undefined).join(' '),
    };
    case 'color': return { ...base, type: 'color' };
    default: return { ...base, type: 'text', placeholder: row.default === undefined || typeof row.default === 'object' ? '' : String(row.default) };
  }
}

/** An element as data: its component type and its block. */
function toElement(schema: ElementFacts): Row {
  const { tag, group, icon, isInline, sample } = schema['x-element'];
  const { attributes } = writeSettings(schema, sample.settings);
  const groups: Readonly<Record<string, { readonly title: string } | undefined>> = elementGroups;
  return {
    tag, label: schema.title, isInline,
    category: groups[group]?.title ?? 'Other',
    media: `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5"><path d="${icon}"/></svg>`,
    content: `<${tag}${attributes}>${sample.content}</${tag}>`,
    traits: ['id', ...groupFields(schema).flatMap(({ title, fields }) => fields.map(field => toTrait(field, title)))],
  };
}

/**
 * A plugin with a component type and a block for each element.
 * Sources: grapesjs.com/docs, "Traits" (0.21.9 or newer), "Components" and "Blocks"
 */
export const grapesjs: CmsAdapter = {
  name: 'grapesjs',
  title: 'GrapesJS',
  lacks: [
    'Formats of texts, values by width and JSON are not checked. A wrong value is logged by the element, which uses its default.',
    'Elements run in the canvas only if it loads the library: canvas: { scripts: [{ src: "…/auto.js", type: "module" }] }.',
    'A field for colors takes colors only, not custom properties. A menu takes its choices only, not an address.',
  ],
  writeFiles: schemas => ({
    'grapesjs-site-elements.js': `// Written by \`npx site-elements schema --for grapesjs\`. grapesjs.init({ plugins: [siteElements] })

const elements = ${formatJson(schemas.map(toElement))};

/** A menu that writes "true" or "false" as text. */
const toTrait = trait => (trait.isBoolean ? {
  ...trait,
  getValue({ component }) {
    const value = component.getAttributes()[trait.name];
    if (value === undefined) return '';
    if (String(value) === 'false') return 'no';
    if (value !== '' && String(value) !== 'true') return value;
    return trait.options.some(({ id }) => id === 'yes') ? 'yes' : '';
  },
  setValue({ value, component }) {
    if (value === '') component.removeAttributes(trait.name);
    else component.addAttributes({ [trait.name]: value === 'no' ? 'false' : value === 'yes' ? 'true' : value });
  },
} : trait);

export default function siteElements(editor) {
  for (const { tag, label, isInline, category, media, content, traits } of elements) {
    editor.Components.addType(tag, {
      isComponent: element => element.tagName?.toLowerCase() === tag,
      model: {
        defaults: { tagName: tag, name: label, droppable: true, traits: traits.map(toTrait) },
        /** An empty value of a menu or a field means the default: it writes no attribute. */
        init() {
          this.on('change:attributes', () => {
            const { attributes } = this.attributes;
            const rows = traits.filter(trait => trait.name && !trait.isBoolean && trait.type !== 'checkbox');
            const names = rows.map(({ name }) => name).filter(name => attributes[name] === '');
            if (names.length > 0) this.removeAttributes(names);
          });
        },
      },
    });
    editor.Blocks.add(tag, { label, category, media, content, ...(isInline && { activate: true }) });
  }
}
`,
  }),
};
