import { html } from 'hono/html';
import type { Html } from '../html.js';

/** A text whose placeholders stand for markup: where it is in the sentence is the language's affair. */
export function markupIn(said: string, parts: Readonly<Record<string, Html>>): Html {
  const pieces = said.split(/\{(\w{1,30})\}/);
  return html`${pieces.map((piece, at) => (at % 2 === 0 ? piece : parts[piece] ?? `{${piece}}`))}`;
}
