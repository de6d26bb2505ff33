import { feature } from '../../core/element/definition.js';
import { formFeature } from '../../core/forms/form.feature.js';
import { formSettings } from './form.settings.js';

export const form = feature({ ...formFeature, table: formSettings });
