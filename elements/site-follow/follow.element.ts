import { html } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import { FollowController } from './follow.controller.js';
import { followLightStyles } from './follow.light.styles.js';
import { followSettings, type FollowHost } from './follow.settings.js';
import { followStyles } from './follow.styles.js';

export const follow = leaf({
  table: followSettings,
  styles: [followStyles],
  lightStyles: [followLightStyles],
  controller: ({ host }: { host: FollowHost }) => new FollowController(host),
  update: ({ controller }) => controller?.follow(),
  connect: ({ controller }) => controller.connect(),
  template: () => html`<slot></slot>`,
});
