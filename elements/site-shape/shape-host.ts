import type { Host } from '../../core/element/host.js';
import type { Values } from '../../core/settings/table.js';
import type { shapeSettings } from './shape.settings.js';

type Rows = typeof shapeSettings;
export type ShapeHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
export type ShapeValues = Values<Rows['settings']>;
