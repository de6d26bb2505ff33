import { leaf } from '../../core/element/definition.js';
import { blockInColumn } from '../../styles/block-in-column.light.styles.js';
import { pageClock } from '../../core/platform/timing.js';
import { RelativeTimeController } from './relative-time.controller.js';
import { relativeTimeSettings, type RelativeTimeHost } from './relative-time.settings.js';
import { RelativeTimeState } from './relative-time.state.js';
import { relativeTimeStyles } from './relative-time.styles.js';
import { relativeTimeView } from './relative-time.view.js';

export const relativeTime = leaf({
  table: relativeTimeSettings,
  styles: [relativeTimeStyles],
  lightStyles: [blockInColumn('site-relative-time')],
  state: (host: RelativeTimeHost) => new RelativeTimeState(() => host.redraw(), pageClock),
  controller: ({ state, host }) => new RelativeTimeController(state, host),
  update: ({ controller }) => controller?.read(),
  connect: ({ controller }) => controller.connect(),
  template: relativeTimeView,
});
