import { html } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import { TooltipControl } from './tooltip.control.js';
import { tooltipSettings } from './tooltip.settings.js';
import { tooltipStyles } from './tooltip.styles.js';

export const tooltip = leaf({
  table: tooltipSettings,
  styles: [tooltipStyles],
  state: host => new TooltipControl(host),
  update: ({ state }) => state.read(),
  connect: ({ state }) => state.connect(),
  moved: ({ state }) => state.tip?.state.dismiss(),
  methods: {
    show: ({ state }) => state.show(),
    hide: ({ state }) => state.tip?.state.dismiss(),
  },
  template: () => html`<slot></slot><div class="tip" part="tip" role="tooltip" popover="manual"><slot name="tip"></slot></div>`,
});
