import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { render, type RenderInfo } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { ownValue } from '../registry/own-value.js';
import { registry } from '../registry/registry.js';
import { fill } from '../text/fill.js';
import { nearestTag } from '../text/intl.js';
import { languageFor } from '../text/languages.js';
import { wordsIn, type Words } from '../text/translations.js';
import { base } from '../../styles/base.styles.js';
import type { Definition } from './definition.js';
import { createErrorBoundary } from './frame.js';
import type { Host } from './host.js';

export interface ServerOptions {
  /** Nonce of the page's `style-src`, put on style elements. */
  readonly nonce?: string;
  /**
   * Address of a style sheet to link instead of a style element, for pages whose policy forbids those. Rules of this one element,
   * as those of settings by width, are then left out unless there is a nonce.
   */
  readonly stylesHref?: string;
  /** Visitor texts in the site's own words, by key. */
  readonly texts?: Readonly<Record<string, string>>;
  /** The language of the page that this becomes a part of, as its `lang` says; default English. */
  readonly language?: string;
  /** The element's own tag on this page, as `define` of `site-elements/define` gave it; default that of the library. */
  readonly tag?: string;
}

/** The server renderer allows slots only inside a host element: ours is written around its result. */
const inShadowRoot = { customElementHostStack: [{}] } as unknown as Partial<RenderInfo>;

export const escapeHtml = (text: string): string =>
  text.replace(/[&"<>]/g, sign => ({ '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' })[sign]!);

function serverHost(
  { table }: Definition,
  values: Record<string, unknown>,
  { texts, language, words, light }: Pick<ServerOptions, 'texts'> & { language: string; words: Words; light: string },
): Host {
  const nothing = () => {};
  return {
    element: null,
    servedMarkup: light,
    table,
    values,
    signal: AbortSignal.abort(),
    emit: () => true,
    set: nothing,
    toggleState: nothing,
    viewReady: Promise.resolve(),
    preloadView: nothing,
    text: (key, parts) => fill(ownValue(texts, key) ?? ownValue(words, key) ?? ownValue(table.texts, key) ?? key, parts, language),
    language,
    translated: key => ownValue(texts, key) ?? ownValue(words, key),
    onTextsChange: nothing,
    warn: nothing,
    error: nothing,
    redraw: nothing,
    watch: nothing,
    read: store => (registry.startValues.has(store) ? (registry.startValues.get(store) as never) : store.get()),
    onLightChange: nothing,
  };
}

/** What React's server renderer writes in front of a view: hints for its pictures, which follow immediately. No view draws them. */
const pictureHints = /^(?:<link rel="preload"[^>]*>)+/;

/** The text of the style sheet of an element's shadow root. */
export const getStyleSheet = ({ styles = [] }: Definition): string => [base, ...styles].map(sheet => sheet.cssText).join('\n');

/** What a server writes of an element. */
interface ServedElement {
  /** Attributes of its tag. */
  readonly marks: string;
  /** Its declarative shadow root. */
  readonly shadow: string;
  /** What it draws behind the author's markup. */
  readonly light: string;
}

const rendered = (element: ReactElement): string => renderToString(element).replace(pictureHints, '');

/** What an element draws first. `light` is the markup that is in it. Errors of a view are thrown. */
export async function drawShadow(definition: Definition, values: Record<string, unknown>, light: string, options: ServerOptions): Promise<ServedElement> {
  const { table } = definition;
  const known = languageFor(options.language ?? '');
  const isTranslated = !!known && known !== 'en' && !!table.translations;
  const words = isTranslated ? await wordsIn(known, table.translations) : {};
  const language = known === 'en' || isTranslated ? nearestTag(options.language!) : 'en';
  const host = serverHost(definition, values, { texts: options.texts, language, words, light });
  const state = definition.state?.(host);
  definition.update?.({ state, controller: undefined, values, changed: new Set(), host });
  const drawn = definition.kind === 'feature'
    ? rendered(createElement(createErrorBoundary((await definition.view.load()).View), { frame: { values, state, host } }))
    : await collectResult(render(definition.template({ values, state, host }), inShadowRoot));
  const nonce = options.nonce ? ` nonce="${escapeHtml(options.nonce)}"` : '';
  const style = options.stylesHref
    ? `<link rel="stylesheet" href="${escapeHtml(options.stylesHref)}">`
    : `<style${nonce}>${getStyleSheet(definition).replaceAll('</', '<\\/')}</style>`;
  const rules = options.stylesHref && !nonce ? '' : definition.servedRules?.({ state });
  const own = rules ? `<style${nonce} data-site-rules>${rules.replaceAll('</', '<\\/')}</style>` : '';
  const beside = await definition.servedLight?.({ state, host });
  const focus = definition.delegatesFocus ? ' shadowrootdelegatesfocus' : '';
  return {
    // With this mark the pre-upgrade sheet reserves no space here: it is drawn already.
    marks: ` data-site-served${isTranslated ? ` data-site-language="${escapeHtml(language)}"` : ''}`,
    shadow: `<template shadowrootmode="open"${focus} shadowrootserializable>${style}${own}<div id="root">${drawn}</div></template>`,
    light: beside ? rendered(beside) : '',
  };
}
