import type { Json, SettingHints, ValueSchema } from '../../../core/settings/element-schema.js';
import type { ElementEditorHost, ElementEditorText } from '../element-editor.settings.js';
import { findJsonProblem } from '../values/find-json-problem.js';

/** Why a text is not a value: the key of a message, and what it names. */
export interface Problem { readonly text: ElementEditorText; readonly values?: Readonly<Record<string, string | number>> }
/** What a field's text means. An undefined value is the default. */
export type Reading = { readonly value: Json | undefined } | { readonly problem: Problem };

type Hints = Partial<SettingHints>;

/** An element for editors as a field, with an `<input>` inside for as long as its script has not loaded. */
export interface EditorField {
  readonly tag: `site-${string}`;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Name and value of a property that no attribute can be. */
  readonly property?: readonly [name: string, value: unknown];
}

type Values = ElementEditorHost['values'];

/** How a value is edited. The view of a kind has the same name in `fields.tsx`, unless an element for editors is its field. */
export interface ControlKind {
  readonly name: string;
  /** Whether it suits a value; the first kind that does is used. Values inside a list have no hints. */
  suits(schema: ValueSchema, hints: Hints): boolean;
  /** Reads the text of a field; kinds that consist of others have none. */
  read?(text: string, schema: ValueSchema): Reading;
  /** `null` means that the form has no data for the element: the field is a plain one. */
  getEditor?(values: Values, hints: Hints): EditorField | null;
}

const problem = (text: ElementEditorText, values?: Problem['values']): Reading => ({ problem: { text, values } });

function readNumber(text: string, { type, minimum = -Infinity, maximum = Infinity }: ValueSchema): Reading {
  if (text.trim() === '') return { value: undefined };
  const value = Number(text);
  if (!Number.isFinite(value)) return problem('notNumber');
  if (type === 'integer' && !Number.isInteger(value)) return problem('notWhole');
  if (value < minimum) return problem('tooSmall', { min: minimum });
  return value > maximum ? problem('tooLarge', { max: maximum }) : { value };
}

/** Reads JSON of the type that a setting has. */
export function readJson(text: string, { type, anyOf }: ValueSchema): Reading {
  if (text.trim() === '') return { value: undefined };
  const place = findJsonProblem(text);
  if (place) return problem('notJson', { line: place.line, column: place.column });
  const value = JSON.parse(text) as Json;
  const types = (anyOf ?? [{ type }]).map(one => one.type);
  const own = Array.isArray(value) ? 'array' : typeof value;
  if (types.some(one => one === undefined || one === own)) return { value };
  return problem(types.includes('array') ? 'notList' : 'notObject');
}

/** A text with a pattern, which is checked as JSON Schema does. An empty text is the default. */
const readText = (problemText: ElementEditorText) => (text: string, { pattern, format }: ValueSchema): Reading => {
  if (text === '') return { value: undefined };
  return pattern === undefined || new RegExp(pattern, 'u').test(format ? text.trim() : text) ? { value: format ? text.trim() : text } : problem(problemText);
};

function getAddressEditor({ sitemap, searchPages, filesEndpoint, fileBackend }: Values, { addressOf }: Hints): EditorField | null {
  if (addressOf === 'page') return { tag: 'site-link-editor', attributes: { types: 'page web', sitemap }, property: ['searchPages', searchPages] };
  if (!addressOf || (!filesEndpoint && !fileBackend)) return null;
  const accept = addressOf === 'image' ? 'image/*' : '';
  return { tag: 'site-file-manager', attributes: { endpoint: filesEndpoint, accept }, ...fileBackend && { property: ['backend', fileBackend] } };
}

/** Data without a fixed form. */
function isFree({ type, properties, items, additionalProperties, anyOf, enum: choices }: ValueSchema): boolean {
  if (anyOf || choices) return false;
  if (type === 'object') return !properties && typeof additionalProperties !== 'object';
  return type === undefined || (type === 'array' && (!items || isFree(items)));
}

/** All kinds, in the order in which they are tried. */
export const controlKinds: readonly ControlKind[] = [
  { name: 'switch', suits: ({ type }, { isAutomatic }) => type === 'boolean' && !isAutomatic, read: text => ({ value: text === 'true' }) },
  { name: 'automatic', suits: ({ type }) => type === 'boolean', read: text => ({ value: text === '' ? undefined : text === 'true' }) },
  {
    name: 'choice', suits: ({ enum: choices }) => !!choices,
    read: (text, { enum: choices = [] }) => ({ value: choices.find(choice => String(choice) === text) }),
  },
  { name: 'widths', suits: (_, { allowsWidths }) => !!allowsWidths },
  { name: 'number', suits: ({ type }) => type === 'number' || type === 'integer', read: readNumber },
  { name: 'color', suits: (_, { control }) => control === 'color', read: readText('wrongFormat'), getEditor: () => ({ tag: 'site-color-picker' }) },
  { name: 'time', suits: (_, { control }) => control === 'time', read: readText('wrongFormat') },
  { name: 'day', suits: ({ type }, { format }) => type === 'string' && /^\d{4}-\d\d-\d\d$/.test(format?.example ?? ''), read: readText('wrongFormat') },
  {
    name: 'suggestions', suits: ({ type }, { choices, allowsAddress }) => !!choices && (!!allowsAddress || type === 'string'),
    read: text => ({ value: text || undefined }),
  },
  { name: 'address', suits: ({ format }) => format === 'iri-reference', read: readText('wrongAddress'), getEditor: getAddressEditor },
  { name: 'html', suits: (_, { control }) => control === 'html', read: readText('wrongFormat') },
  { name: 'json', suits: isFree, read: readJson },
  { name: 'list', suits: ({ type }) => type === 'array' },
  { name: 'record', suits: ({ type, properties, additionalProperties }) => type === 'object' && !properties && !!additionalProperties },
  { name: 'members', suits: ({ type }) => type === 'object' },
  { name: 'text', suits: ({ type }) => type === 'string', read: readText('wrongFormat') },
  { name: 'json', suits: () => true, read: readJson },
];

/** The kind of control for a value. */
export const getControlKind = (schema: ValueSchema, hints: Hints = {}): ControlKind => controlKinds.find(kind => kind.suits(schema, hints))!;
