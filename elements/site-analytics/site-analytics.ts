import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { analytics } from './analytics.element.js';

type Data = Readonly<Record<string, unknown>>;
export const SiteAnalytics = registerLeaf(analytics);
export type SiteAnalytics = SiteElement<typeof analytics.table.settings, typeof analytics.table.events> & {
  track(name: string, data?: Data): Promise<void>;
  trackSchema(schema: string, data?: Data): Promise<void>;
  log(type: string, data: unknown): Promise<void>;
};

declare global {
  interface HTMLElementTagNameMap { 'site-analytics': SiteAnalytics }
}
