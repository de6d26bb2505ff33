import { html, nothing, svg } from 'lit/html.js';
import type { CodeHost } from './code.settings.js';
import type { CodeState } from './code.state.js';

export function codeView({ values, state, host }: { readonly values: CodeHost['values']; readonly state: CodeState; readonly host: CodeHost }) {
  const { copyResult, isScrollable } = state;
  const { wrap, lineNumbers, firstLine, copyButton, label } = values;
  const message = copyResult === 'none' ? '' : host.text(copyResult);
  return html`<div class="frame" part="frame">
    ${lineNumbers ? html`<div class="numbers" part="numbers" aria-hidden="true">${state.numbersFrom(firstLine)}</div>` : nothing}
    <div class="code" part="code" role=${isScrollable || label ? 'group' : nothing} aria-label=${isScrollable || label ? label || host.text('code') : nothing}
      tabindex=${isScrollable ? 0 : nothing} data-wrap=${wrap ? '' : nothing}><slot></slot></div>
    ${copyButton ? html`<button type="button" class="copy" part="copy" data-action="copy" data-result=${copyResult}>
      <svg viewBox="0 0 16 16" aria-hidden="true">${copyResult === 'copied'
        ? svg`<path d="M3 8.5 6.5 12 13 4.5" />`
        : svg`<rect x="5.5" y="5.5" width="8" height="8" rx="1.5" /><path d="M10.5 3.5v-1h-8v8h1" />`}</svg>
      <span>${message || host.text('copy')}</span></button>` : nothing}
    <span class="visually-hidden" role="status">${message}</span>
  </div>`;
}
