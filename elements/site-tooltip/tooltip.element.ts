import { html } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import { TooltipControl } from './tooltip.control.js';
import { tooltipSettings } from './tooltip.settings.js';
import { tooltipStyles } from './tooltip.styles.js';

export const tooltip = leaf({
  table: tooltipSettings,
  styles: [tooltipStyles],
  machine: host => new TooltipControl(host),
  update: control => control.read(),
  connect: control => control.connect(),
  moved: control => control.tip?.state.dismiss(),
  methods: {
    show: ({ machine }) => machine.show(),
    hide: ({ machine }) => machine.tip?.state.dismiss(),
  },
  template: () => html`<slot></slot><div class="tip" part="tip" role="tooltip" popover="manual"><slot name="tip"></slot></div>`,
});
