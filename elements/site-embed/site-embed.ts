import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import { embed } from './embed.element.js';

export const SiteEmbed = registerFeature(embed);
export type SiteEmbed = SiteElement<typeof embed.table.settings, typeof embed.table.events> & { open(): Promise<void>; close(): Promise<void> };

declare global {
  interface HTMLElementTagNameMap { 'site-embed': SiteEmbed }
}
