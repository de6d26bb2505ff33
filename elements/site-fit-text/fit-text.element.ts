import { html } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import { fillRoom } from '../../styles/fill-room.styles.js';
import { FitTextController } from './fit-text.controller.js';
import { fitTextSettings, type FitTextHost } from './fit-text.settings.js';
import { fitTextStyles } from './fit-text.styles.js';

export const fitText = leaf({
  table: fitTextSettings,
  styles: [fillRoom, fitTextStyles],
  controller: ({ host }: { host: FitTextHost }) => new FitTextController(host),
  update: ({ controller }) => controller?.fit(),
  connect: ({ controller }) => controller.connect(),
  template: ({ values: { mode } }) => html`<div class="text" part="text" data-mode=${mode}><slot></slot></div>`,
});
