import { html } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import { blockInColumn } from '../../styles/block-in-column.light.styles.js';
import { CommentCountController } from './comment-count.controller.js';
import { commentCountSettings, type CommentCountHost } from './comment-count.settings.js';
import { commentCountStyles } from './comment-count.styles.js';

export const commentCount = leaf({
  table: commentCountSettings,
  styles: [commentCountStyles],
  lightStyles: [blockInColumn('site-comment-count')],
  controller: ({ host }: { host: CommentCountHost }) => new CommentCountController(host),
  update: ({ controller }) => controller?.update(),
  connect: ({ controller }) => controller.connect(),
  template: () => html`<slot></slot>`,
});
