import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { video } from './video.element.js';

export const SiteVideo = registerLeaf(video);
export type SiteVideo = SiteElement<typeof video.table.settings, typeof video.table.events> & {
  play(): Promise<boolean>;
  pause(): Promise<void>;
};

declare global { interface HTMLElementTagNameMap { 'site-video': SiteVideo } }
