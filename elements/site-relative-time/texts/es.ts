import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  justNow: 'ahora mismo',
  aboutSeconds: 'hace unos {count, plural, one {# segundo} other {# segundos}}',
  lessThanMinute: 'hace menos de un minuto',
  aboutMinute: 'hace un minuto aproximadamente',
  minutes: 'hace {count, plural, one {# minuto} other {# minutos}}',
  aboutHour: 'hace una hora aproximadamente',
  aboutHours: 'hace unas {count, plural, one {# hora} other {# horas}}',
  day: 'hace 1 día',
  days: 'hace {count, plural, one {# día} other {# días}}',
};
