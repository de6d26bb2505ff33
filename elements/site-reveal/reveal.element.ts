import { html } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import { blockInColumn } from '../../styles/block-in-column.light.styles.js';
import { watchMarked } from './marked.js';
import { RevealController } from './reveal.controller.js';
import { revealSettings, type RevealHost } from './reveal.settings.js';
import { revealStyles } from './reveal.styles.js';

export const reveal = leaf({
  table: revealSettings,
  styles: [revealStyles],
  lightStyles: [blockInColumn('site-reveal')],
  beforeDefining: () => watchMarked(),
  controller: ({ host }: { host: RevealHost }) => new RevealController(host),
  update: ({ controller, changed }) => { if (changed.size > 0) controller?.update(); },
  connect: ({ controller }) => controller.connect(),
  methods: { show: ({ controller }) => controller.show() },
  template: () => html`<slot></slot>`,
});
