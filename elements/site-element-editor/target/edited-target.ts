import type { Json } from '../../../core/settings/element-schema.js';
import { isSame, withoutDefaults } from '../values/configuration.js';
import { formatJson } from '../values/format-json.js';
import type { Configuration, FormSchema } from '../values/form-schema.js';
import { getAttribute, getSpellings, readAttributes, writeAttribute } from './target-attributes.js';

const findBlock = (element: Element): HTMLScriptElement | null => element.querySelector<HTMLScriptElement>(':scope > script[type="application/json"]');

function readBlock(element: Element): Readonly<Record<string, Json>> {
  try {
    const block: unknown = JSON.parse(findBlock(element)?.textContent || '{}');
    return typeof block === 'object' && block !== null && !Array.isArray(block) ? block as Readonly<Record<string, Json>> : {};
  } catch {
    return {}; // the element itself reports it
  }
}

/** The names under which a settings block may have a setting. */
const blockNames = (name: string, schema: FormSchema): string[] => [name, getAttribute(name, schema.properties[name]!)];

/** The configuration of an element on a page: its attributes take precedence over its settings block. */
export function readTarget(element: Element, schema: FormSchema): Configuration {
  const block = readBlock(element);
  const fromBlock = Object.keys(schema.properties).flatMap(name => {
    const key = blockNames(name, schema).find(one => Object.hasOwn(block, one));
    return key === undefined ? [] : [[name, block[key]!] as const];
  });
  return { ...withoutDefaults(Object.fromEntries(fromBlock), schema), ...readAttributes(schema, attribute => element.getAttribute(attribute)) };
}

/**
 * Changes an element to a configuration: the settings that differ from the one before, each where it is written already, otherwise as
 * an attribute. Everything else stays as the author has written it.
 */
export function writeTarget(element: Element, schema: FormSchema, { from, to }: { readonly from: Configuration; readonly to: Configuration }): void {
  const block: Record<string, Json> = { ...readBlock(element) };
  let isBlockChanged = false;
  for (const [name, row] of Object.entries(schema.properties)) {
    if (row.deprecated || isSame(from[name], to[name])) continue;
    const key = blockNames(name, schema).find(one => Object.hasOwn(block, one));
    const text = writeAttribute(to[name]);
    const attribute = getAttribute(name, row);
    const isInBlock = key !== undefined && !getSpellings(name, row).some(spelling => element.hasAttribute(spelling));
    if (key !== undefined) {
      isBlockChanged = true;
      if (to[name] === undefined || !isInBlock) delete block[key];
      else block[key] = to[name]!;
    }
    for (const spelling of getSpellings(name, row)) if (spelling !== attribute || text === null || isInBlock) element.removeAttribute(spelling);
    if (text !== null && !isInBlock && element.getAttribute(attribute) !== text) element.setAttribute(attribute, text);
  }
  if (isBlockChanged) findBlock(element)!.textContent = formatJson(block);
}

/** Attributes that the author has written and that are no settings, such as `id` and `class`. */
export function readOtherAttributes(element: Element, schema: FormSchema): [name: string, text: string][] {
  const settings = new Set(Object.entries(schema.properties).flatMap(([name, row]) => getSpellings(name, row)));
  return [...element.attributes].filter(({ name }) => !settings.has(name) && /^(?:id|class|lang|dir|slot|title|hidden|loading)$/.test(name))
    .map(({ name, value }) => [name, value]);
}
