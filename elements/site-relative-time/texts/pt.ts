import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  justNow: 'agora mesmo',
  aboutSeconds: 'há cerca de {count, plural, one {# segundo} other {# segundos}}',
  lessThanMinute: 'há menos de um minuto',
  aboutMinute: 'há cerca de um minuto',
  minutes: 'há {count, plural, one {# minuto} other {# minutos}}',
  aboutHour: 'há cerca de uma hora',
  aboutHours: 'há cerca de {count, plural, one {# hora} other {# horas}}',
  day: 'há 1 dia',
  days: 'há {count, plural, one {# dia} other {# dias}}',
};
