import { html, nothing } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import { fillRoomAround } from '../../styles/fill-room.styles.js';
import { ConsentGateController } from './consent-gate.controller.js';
import { consentGateSettings, type ConsentGateHost } from './consent-gate.settings.js';
import { withPurpose } from '../../core/embed/purpose-note.js';
import { facadeStyles } from '../../core/embed/facade.styles.js';
import { EmbedGate } from '../../core/embed/embed-gate.js';
import { consentGateStyles } from './consent-gate.styles.js';

export const consentGate = leaf({
  table: consentGateSettings,
  styles: [fillRoomAround, facadeStyles, consentGateStyles],
  state: () => new EmbedGate(),
  controller: ({ state, host }: { state: EmbedGate; host: ConsentGateHost }) => new ConsentGateController(state, host),
  update: ({ controller, changed }) => { if (changed.size > 0) controller?.follow(); },
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click once': ({ controller }) => controller.show(false),
    'click always': ({ controller }) => controller.show(true),
    'click hide': ({ controller }) => controller.hide(),
  },
  methods: { open: ({ controller }) => controller.show(false), close: ({ controller }) => controller.hide() },
  template({ values, state, host }) {
    const name = values.service || state.facts.host || host.text('here');
    return state.isOpen
      ? html`<slot name="content"></slot>
        <button class="hide" part="hide" type="button" data-action="hide">${host.text('hide', { name })}</button>`
      : html`<div class="facade" part="placeholder">
        <div>
          <p class="service" part="service">
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5h16v14H4zM4 9.5h16M7 7.2h.1M9.6 7.2h.1"></path></svg><span>${name}</span>
          </p>
          <slot></slot>
          <p class="notice">${withPurpose(host, host.text('notice', { name }))}</p>
        </div>
        <div class="choices">
          <button part="once" type="button" data-action="once">${host.text('once')}</button>
          ${state.canRemember ? html`<button part="always" type="button" data-action="always">${host.text('always')}</button>` : nothing}
        </div>
      </div>`;
  },
});
