/** A text that translators meet: PHP reads it with `__()`. In JSON it is the text itself. */
export class PluginText {
  constructor(readonly text: string) {}

  toJSON(): string { return this.text; }
}

/** A value as PHP writes it. Members without a value are left out. */
export function writePhp(value: unknown, indent = '\t'): string {
  if (value instanceof PluginText) return `__( ${writePhp(value.text)}, 'site-elements' )`;
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (value === null || value === undefined) return 'null';
  if (typeof value !== 'object') return String(value);
  const inner = `${indent}\t`;
  if (Array.isArray(value)) return value.length ? `array( ${value.map(each => writePhp(each, inner)).join(', ')} )` : 'array()';
  const rows = Object.entries(value).filter(([, each]) => each !== undefined);
  return rows.length ? `array(\n${rows.map(([key, each]) => `${inner}${writePhp(key)} => ${writePhp(each, inner)},\n`).join('')}${indent})` : 'array()';
}
