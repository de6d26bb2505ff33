import { elementDoc, toClassName } from '../../../core/manifest/describe/element-docs.js';
import { readExamples, type Example } from '../../../core/manifest/describe/examples.js';
import { readTables } from '../../../core/manifest/describe/tables.js';

const docs = new Map((await readTables()).map(table => [table.tag as string, elementDoc(table)]));

/** The first example of an element: as markup, and as the settings and light markup that a server renders. */
export function settingsAndLight(tag: string): { className: string; markup: string; settings: Record<string, unknown>; light: string } {
  const [{ markup }] = readExamples(tag) as [Example];
  const [, attributes, light] = new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`).exec(markup)!;
  const settings: Record<string, unknown> = {};
  for (const { property, attribute, type } of docs.get(tag)!.settings) {
    const written = new RegExp(`\\s${attribute}(?:="([^"]*)")?(?=\\s|$)`).exec(attributes!);
    if (!written) continue;
    const text = written[1] ?? '';
    settings[property] = type === 'boolean' ? text !== 'false' : type.startsWith('number') ? Number(text) : text;
  }
  return { className: toClassName(tag), markup, settings, light: light! };
}
