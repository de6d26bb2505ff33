import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { video } from './video.element.js';

export const SiteVideo = registerFeature(video);
export type SiteVideo = SiteElement<typeof video.table.settings, typeof video.table.events> & {
  play(): Promise<boolean>;
  pause(): Promise<void>;
};

declare global { interface HTMLElementTagNameMap { 'site-video': SiteVideo } }
