import { leaf } from '../../core/element/definition.js';
import { formParts } from '../../core/forms/form-parts.js';
import { formSettings } from './form.settings.js';

export const form = leaf({
  ...formParts,
  table: formSettings,
  update: ({ state, values }) => state.$fields.set(values.fields),
});
