import type { Host } from '../../core/element/host.js';
import type { Values } from '../../core/settings/table.js';
import type { imageSettings } from './image.settings.js';

type Rows = typeof imageSettings;
export type ImageHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
export type ImageValues = Values<Rows['settings']>;
