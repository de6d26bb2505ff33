import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'דוא״ל',
  submit: 'הרשמה',
  success: 'תודה על ההרשמה.',
};
