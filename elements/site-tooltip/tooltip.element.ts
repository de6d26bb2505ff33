import { html } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import { blockInColumn } from '../../styles/block-in-column.light.styles.js';
import { surfaceColors } from '../../styles/surface-colors.light.styles.js';
import { TooltipController } from './tooltip.controller.js';
import { tooltipLightStyles } from './tooltip.light.styles.js';
import { tooltipSettings, type TooltipHost } from './tooltip.settings.js';
import { tooltipStyles } from './tooltip.styles.js';

export const tooltip = leaf({
  table: tooltipSettings,
  styles: [tooltipStyles],
  lightStyles: [blockInColumn('site-tooltip'), surfaceColors('site-tooltip > [slot="tip"]'), tooltipLightStyles],
  controller: ({ host }: { host: TooltipHost }) => new TooltipController(host),
  update: ({ controller }) => controller?.read(),
  connect: ({ controller }) => controller.connect(),
  moved: ({ controller }) => controller.tip?.state.dismiss(),
  methods: {
    show: ({ controller }) => controller.show(),
    hide: ({ controller }) => controller.tip?.state.dismiss(),
  },
  template: () => html`<slot></slot><div class="tip" part="tip" role="tooltip" popover="manual"><slot name="tip"></slot></div>`,
});
