import type { Words } from '../../text/translations.js';

export const texts: Words = {
  add: 'הוספה ליומן',
  file: 'קובץ יומן (.ics)',
  newTab: 'נפתח בכרטיסייה חדשה',
  tickets: 'כרטיסים',
  soldOut: 'אזלו הכרטיסים',
  cancelled: 'בוטל',
  postponed: 'נדחה',
  yourTime: 'בשעון שלכם: {time}',
  failed: 'לא ניתן היה לטעון את האירועים.',
  retry: 'ניסיון נוסף',
};
