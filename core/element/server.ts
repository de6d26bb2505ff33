// The public entry `site-elements/server`: elements as HTML, in Node, without a DOM.
import { formatAttribute } from '../settings/parse.js';
import { getAttributeName, type Setting, withCurrentNames } from '../settings/setting.js';
import { getDefaults, type Settings, type AnyValue, type Values } from '../settings/table.js';
import type { Definition } from './definition.js';
import { drawShadow, escapeHtml, getStyleSheet, type ServerOptions } from './draw-shadow.js';
import type { SiteElementClass } from './register.js';
import { settingsInMarkup } from './served-block.js';

export type { ServerOptions };
export { renderPage, type PageOptions } from './render-page.js';

function attributesOf(settings: Settings, values: Record<string, unknown>): string {
  return Object.entries(settings).map(([name, row]: [string, Setting]) => {
    const attribute = getAttributeName(name, row);
    const text = attribute && formatAttribute(row, values[name]);
    return text === null ? '' : ` ${attribute}="${escapeHtml(text)}"`;
  }).join('');
}

type Drawable<S extends Settings = Settings> = SiteElementClass<S, AnyValue> | Definition;
const definitionOf = (element: Drawable<AnyValue>): Definition => ('definition' in element ? element.definition : element);

/** The style sheet of an element's shadow root, to be served where `stylesHref` of `renderElement` says. */
export const getStyles = (element: Drawable<AnyValue>): string =>
  getStyleSheet(definitionOf(element));

/**
 * An element as HTML: its attributes, a declarative shadow root with what it draws first, and the author's markup.
 * The browser takes the markup over without drawing it again. `light` is the page's own markup and is not escaped; settings
 * in a JSON block of it count, after those given. Errors of a view are thrown. Source: architecture, the element shell.
 */
export async function renderElement<S extends Settings>(
  element: Drawable<S>,
  settings: Partial<Values<S>> = {},
  light = '',
  options: ServerOptions = {},
): Promise<string> {
  const definition = definitionOf(element);
  const { table } = definition;
  const given = withCurrentNames(table.settings, settings);
  const written: Record<string, unknown> = { ...getDefaults(table.settings), ...given };
  const values = { ...getDefaults(table.settings), ...settingsInMarkup(table, light), ...given };
  const served = await drawShadow(definition, values, light, options);
  const tag = options.tag ?? table.tag;
  return `<${tag}${attributesOf(table.settings, written)}${served.marks}>${served.shadow}${light}${served.light}</${tag}>`;
}

/** The earlier name of `getStyles`. */
export { getStyles as stylesOf };
