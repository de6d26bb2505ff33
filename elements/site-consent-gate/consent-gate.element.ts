import { html, nothing } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import { fillRoomAround } from '../../styles/fill-room.styles.js';
import { ConsentGateController } from './consent-gate.controller.js';
import { consentGateSettings, type ConsentGateHost } from './consent-gate.settings.js';
import { withPurpose } from '../../core/embed/purpose-note.js';
import { EmbedGate } from '../../core/embed/embed-gate.js';
import { consentGateStyles } from './consent-gate.styles.js';

export const consentGate = leaf({
  table: consentGateSettings,
  styles: [fillRoomAround, consentGateStyles],
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
      : html`<div class="placeholder" part="placeholder">
        <slot></slot>
        <p>${withPurpose(host, host.text('notice', { name }))}</p>
        <div class="choices">
          <button part="once" type="button" data-action="once">${host.text('once')}</button>
          ${state.canRemember ? html`<button part="always" type="button" data-action="always">${host.text('always')}</button>` : nothing}
        </div>
      </div>`;
  },
});
