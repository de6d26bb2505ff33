import { leaf } from '../../core/element/definition.js';
import { blockInColumn } from '../../styles/block-in-column.light.styles.js';
import { HighlightController } from './highlight.controller.js';
import { highlightSettings, type HighlightHost } from './highlight.settings.js';
import { HighlightState } from './highlight.state.js';
import { highlightStyles } from './highlight.styles.js';
import { highlightView } from './highlight.view.js';

export const highlight = leaf({
  table: highlightSettings,
  styles: [highlightStyles],
  lightStyles: [blockInColumn('site-highlight')],
  state: () => new HighlightState(),
  controller: ({ state, host }: { state: HighlightState; host: HighlightHost }) => new HighlightController(state, host),
  update: ({ controller, changed }) => controller?.update(changed),
  connect: ({ controller }) => controller.connect(),
  moved: ({ controller }) => controller.watchAround(),
  template: highlightView,
});
