// The public entry `site-elements/server`: elements as HTML, in Node, without a DOM.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { render, type RenderInfo } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { registry } from '../registry/registry.js';
import { formatAttribute } from '../settings/parse.js';
import { attributeOf, type Setting } from '../settings/setting.js';
import { defaultsOf, type Settings, type Unchecked, type Values } from '../settings/table.js';
import { fill } from '../text/fill.js';
import { base } from './base.styles.js';
import type { Definition } from './definition.js';
import { frameOf } from './frame.js';
import type { Host } from './host.js';
import type { SiteElementClass } from './register.js';

export interface ServerOptions {
  /** Nonce of the page's `style-src`, put on the style element. */
  readonly nonce?: string;
  /** Address of a style sheet to link instead of a style element, for pages whose policy forbids those. */
  readonly stylesHref?: string;
  /** Visitor texts in the site's own words, by key. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** The server renderer allows slots only inside a host element: ours is written around its result. */
const inShadowRoot = { customElementHostStack: [{}] } as unknown as Partial<RenderInfo>;

const escapeHtml = (text: string): string =>
  text.replace(/[&"<>]/g, sign => ({ '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' })[sign]!);

function serverHost({ table }: Definition, values: Record<string, unknown>, texts: ServerOptions['texts']): Host {
  const nothing = () => {};
  return {
    element: null,
    table,
    values,
    signal: AbortSignal.abort(),
    emit: () => true,
    set: nothing,
    toggleState: nothing,
    viewReady: Promise.resolve(),
    preloadView: nothing,
    text: (key, parts) => fill(texts?.[key] ?? table.texts[key] ?? key, parts),
    warn: nothing,
    redraw: nothing,
    watch: nothing,
    read: store => (registry.startValues.has(store) ? registry.startValues.get(store) as never : store.get()),
    onLightChange: nothing,
  };
}

function attributesOf(settings: Settings, values: Record<string, unknown>): string {
  return Object.entries(settings).map(([name, row]: [string, Setting]) => {
    const attribute = attributeOf(name, row);
    const text = attribute && formatAttribute(row, values[name]);
    return text === null ? '' : ` ${attribute}="${escapeHtml(text)}"`;
  }).join('');
}

type Drawable<S extends Settings = Settings> = SiteElementClass<S, Unchecked> | Definition;
const definitionOf = (element: Drawable<Unchecked>): Definition => ('definition' in element ? element.definition : element);

/** The style sheet of an element's shadow root, to be served where `stylesHref` of `renderElement` says. */
export const stylesOf = (element: Drawable<Unchecked>): string =>
  [base, ...definitionOf(element).styles ?? []].map(sheet => sheet.cssText).join('\n');

/**
 * An element as HTML: its attributes, a declarative shadow root with what it draws first, and the author's markup.
 * The browser takes the markup over without drawing it again. `light` is the page's own markup and is not escaped.
 * Errors of a view are thrown. Source: architecture, the element shell.
 */
export async function renderElement<S extends Settings>(
  element: Drawable<S>,
  settings: Partial<Values<S>> = {},
  light = '',
  options: ServerOptions = {},
): Promise<string> {
  const definition = definitionOf(element);
  const { table } = definition;
  const values: Record<string, unknown> = { ...defaultsOf(table.settings), ...settings };
  const host = serverHost(definition, values, options.texts);
  const state = definition.state?.(host);
  definition.update?.({ state, controller: undefined, values, changed: new Set(), host });
  const drawn = definition.kind === 'feature'
    ? renderToString(createElement(frameOf((await definition.view.load()).View), { frame: { values, state, host } }))
    : await collectResult(render(definition.template({ values, state, host }), inShadowRoot));
  const nonce = options.nonce ? ` nonce="${escapeHtml(options.nonce)}"` : '';
  const style = options.stylesHref
    ? `<link rel="stylesheet" href="${escapeHtml(options.stylesHref)}">`
    : `<style${nonce}>${stylesOf(definition).replaceAll('</', '<\\/')}</style>`;
  const focus = definition.delegatesFocus ? ' shadowrootdelegatesfocus' : '';
  // The mark tells the pre-upgrade sheet that nothing is to be reserved here: it is drawn already.
  return `<${table.tag}${attributesOf(table.settings, values)} data-site-served>`
    + `<template shadowrootmode="open"${focus} shadowrootserializable>${style}<div id="root">${drawn}</div></template>`
    + `${light}</${table.tag}>`;
}
