import { html } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import { blockInColumn } from '../../styles/block-in-column.light.styles.js';
import { PaletteController } from './palette.controller.js';
import { paletteSettings, type PaletteHost } from './palette.settings.js';
import { paletteStyles } from './palette.styles.js';

export const palette = leaf({
  table: paletteSettings,
  styles: [paletteStyles],
  lightStyles: [blockInColumn('site-palette')],
  controller: ({ host }: { host: PaletteHost }) => new PaletteController(host),
  update: ({ controller, changed }) => { if (changed.size > 0) controller?.update(); },
  connect: ({ controller }) => controller.connect(),
  template: () => html`<slot></slot>`,
});
