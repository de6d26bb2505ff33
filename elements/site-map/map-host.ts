import type { Host } from '../../core/element/host.js';
import type { Values } from '../../core/settings/table.js';
import type { mapSettings } from './map.settings.js';

type Table = typeof mapSettings;
export type MapHost = Host<Table['settings'], Table['events'], Table['texts']>;
export type MapValues = Values<Table['settings']>;
