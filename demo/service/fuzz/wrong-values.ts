import type * as v from 'valibot';

interface Described {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Described>>;
  readonly wrapped?: Described;
  readonly item?: Described;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

/** A value of the kind that a schema declares: its shape is right, its contents may break a rule. */
export function createSample(schema: v.GenericSchema | Described): unknown {
  const { type, entries, wrapped, item, options, literal } = schema as Described;
  if (entries) return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, createSample(entry)]));
  if (wrapped) return createSample(wrapped);
  if (item) return [createSample(item)];
  if (type === 'literal') return literal;
  if (options) return typeof options[0] === 'object' && options[0] !== null ? createSample(options[0] as Described) : options[0];
  return { string: 'x', number: 1, boolean: true, record: {}, object: {} }[type] ?? 'x';
}

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** Texts that break what was made for words. */
export const wrongTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  'x'.repeat(5000),
  'x'.repeat(200_000),
  '\u200b',
  '\u202eabc',
  'e\u0301'.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(50),
  '\uffff\ufffe',
  '\r\n\r\n',
  '<b>"\'&',
  '%00%',
  '\\',
  '{',
  '__proto__',
  'constructor',
  '-1',
  '1e400',
  '99999999999999999999',
  'NaN',
  '9999-99-99',
  '../../etc/passwd',
  '$(id)',
  "'; drop table x; --",
  '((((((((((',
  'a'.repeat(50) + '!',
  '-'.repeat(60),
];

/** JSON that is in the place of a value. */
export const wrongJson: readonly string[] = [
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '1e308',
  '1e999',
  '9007199254740993',
  '[]',
  '{}',
  '[[]]',
  deep(40),
  deep(5000),
  '[null]',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{}}}',
  '{"length":-1}',
  '"\\ud800"',
  JSON.stringify(Array.from({ length: 3000 }, (_, at) => at)),
  JSON.stringify(Array.from({ length: 200 }, () => ({ a: 'x' }))),
  '{"toString":1,"valueOf":null}',
  ...wrongTexts.map(text => JSON.stringify(text)),
];

const mark = '@@wrong@@';

/** The bodies in which one value of a sample is wrong, missing, or there twice; and a few that are wrong as a whole. */
export function* wrongBodies(sample: unknown): Generator<string> {
  yield* ['', 'null', '[]', '1', '"x"', '{', '{"a":', deep(100_000), '{"__proto__":1}', '{"x":1}'];
  for (const path of pathsIn(sample)) {
    const marked = JSON.stringify(replaced(sample, path, mark));
    for (const wrong of wrongJson) yield marked.replace(`"${mark}"`, () => wrong);
    yield JSON.stringify(replaced(sample, path, undefined));
    const name = JSON.stringify(path.at(-1));
    if (typeof path.at(-1) === 'string') yield marked.replace(`${name}:"${mark}"`, () => `${name}:1,${name}:2`);
  }
}

type Path = readonly (string | number)[];

function* pathsIn(value: unknown, at: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const path = [...at, Array.isArray(value) ? Number(key) : key];
    yield path;
    yield* pathsIn(inner, path);
  }
}

function replaced(value: unknown, [key, ...rest]: Path, wrong: unknown): unknown {
  if (key === undefined) return wrong;
  const inner = replaced((value as Record<string, unknown>)[key], rest, wrong);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value as object, [key]: inner };
}
