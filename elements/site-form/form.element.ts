import { html, nothing } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import { connectForm } from './connect-form.js';
import { formSettings } from './form.settings.js';
import { FormMachine } from './form.state.js';
import { formStyles } from './form.styles.js';

/**
 * A leaf: fields, errors and summary live in the author's form, so all that is drawn here is what is spoken and the box
 * that takes the form's place. A page with a form downloads no React.
 */
export const form = leaf({
  table: formSettings,
  styles: [formStyles],
  machine: host => new FormMachine(key => host.text(key)),
  update: (machine, values) => machine.$fields.set(values.fields),
  connect: connectForm,
  template({ machine, host, values }) {
    const { phase, message, detail, round, warning, delay } = machine.$state.get();
    const isSent = phase === 'success';
    const progress = phase === 'submitting' ? host.text(delay ?? 'submitting') : isSent ? host.text('sent') : '';
    // A text that changes by one space is read out again: the same refusal twice is still news.
    const refusal = phase === 'failure' ? `${message} ${detail}${round % 2 ? '\u00a0' : ''}` : '';
    return html`
      <slot></slot>
      ${isSent ? html`
        <div id="success" part="success" tabindex="-1"><slot name="success"><p>${values.successText || host.text('success')}</p></slot></div>
      ` : nothing}
      <p class="visually-hidden" role="status"><span>${progress}</span></p>
      <p class="visually-hidden" role="alert"><span>${warning || refusal}</span></p>`;
  },
});
