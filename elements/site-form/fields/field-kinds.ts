import { anyOther } from './any-other.js';
import { checkbox } from './checkbox.js';
import { email } from './email.js';
import type { FieldKind } from './field-kind.js';
import { textarea } from './textarea.js';

/** The kinds of field, in order; the last one takes what no other claims. */
export const fieldKinds: readonly FieldKind[] = [email, textarea, checkbox, anyOther];
