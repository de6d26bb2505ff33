import { registerLeaf } from '../../core/element/register-leaf.js';
import type { SiteElement } from '../../core/element/register.js';
import { shape } from './shape.element.js';

export const SiteShape = registerLeaf(shape);
export type SiteShape = SiteElement<typeof shape.table.settings, typeof shape.table.events>;

declare global { interface HTMLElementTagNameMap { 'site-shape': SiteShape } }
