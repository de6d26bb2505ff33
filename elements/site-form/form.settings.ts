import { formRows } from '../../core/forms/form.settings.js';
import { table } from '../../core/settings/table.js';

export const formSettings = table({
  tag: 'site-form',
  summary: 'Makes your own form check, send and answer in place; without scripts it posts as it always did.',
  spec: 'commerce-forms-data §3-§8, page-runtime-platform §3-§8',
  ...formRows,
});
