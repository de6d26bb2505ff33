import type { BackendProperty } from '../../core/editing/backend-property.js';
import type { FormControl } from '../../core/editing/form-control.js';
import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import type { ConnectionsBackend } from './connections-backend.js';
import { connections } from './connections.element.js';

export { ConnectionsBackendError, type ConnectionsBackend } from './connections-backend.js';
export { serviceConnections } from './service-connections.js';

export const SiteConnections = registerFeature(connections);
export type SiteConnections =
  SiteElement<typeof connections.table.settings, typeof connections.table.events> & FormControl & BackendProperty<ConnectionsBackend>;

declare global {
  interface HTMLElementTagNameMap { 'site-connections': SiteConnections }
}
