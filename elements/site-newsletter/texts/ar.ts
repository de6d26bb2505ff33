import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'البريد الإلكتروني',
  submit: 'اشتراك',
  success: 'شكرًا لاشتراكك.',
};
