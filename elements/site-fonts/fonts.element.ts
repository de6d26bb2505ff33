import { html, nothing } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import { blockInColumn } from '../../styles/block-in-column.light.styles.js';
import { FontsController } from './fonts.controller.js';
import { fontsSettings, type FontsHost } from './fonts.settings.js';
import { FontsState } from './fonts.state.js';
import { fontsStyles } from './fonts.styles.js';

export const fonts = leaf({
  table: fontsSettings,
  styles: [fontsStyles],
  lightStyles: [blockInColumn('site-fonts')],
  state: () => new FontsState(),
  controller: ({ state, host }: { state: FontsState; host: FontsHost }) => new FontsController(state, host),
  update: ({ controller }) => controller?.update(),
  connect: ({ controller }) => controller.connect(),
  template: ({ state: { rules } }) => html`<slot></slot>${rules ? html`<pre part="rules" dir="ltr" translate="no">${rules}</pre>` : nothing}`,
});
