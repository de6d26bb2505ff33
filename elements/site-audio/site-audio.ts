import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { audio } from './audio.element.js';

export const SiteAudio = registerFeature(audio);
export type SiteAudio = SiteElement<typeof audio.table.settings, typeof audio.table.events> & {
  play(): Promise<void>;
  pause(): Promise<void>;
  select(index: number): Promise<void>;
  seek(seconds: number): Promise<void>;
};

declare global {
  interface HTMLElementTagNameMap { 'site-audio': SiteAudio }
}
