import { rule } from './rule.js';

/** Files come beside the values, never among them: `core/contract/uploads.ts` says what is taken. */
export const file = rule({
  type: 'file',
  properties: ['description', 'required', 'when', 'requiredWhen', 'accept', 'maxFiles', 'maxFileBytes'],
  nativeTypes: ['file'],
  requiredMessage: () => 'requiredFile',
  schema: null,
});
