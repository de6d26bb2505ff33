import { formRows } from '../../core/forms/form.settings.js';
import { table } from '../../core/settings/table.js';

export const formSettings = table({
  tag: 'site-form',
  summary: 'Validates and submits your own form without leaving the page. Without scripts, the form posts as usual.',
  spec: 'commerce-forms-data §3-§8, page-runtime-platform §3-§8',
  preloads: {
    ':not(:has(form))': ['../../core/forms/FormView.tsx', '../../core/forms/field-list/field-list.ts'], // drawn from settings
    ':has([data-site-when])': ['../../core/forms/conditions/conditional-form.ts'],
  },
  ...formRows,
});
