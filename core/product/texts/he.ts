import type { Words } from '../../text/translations.js';

export const texts: Words = {
  title: 'הסל שלך',
  empty: 'הסל שלך ריק.',
  quantityOf: 'כמות של {name}',
  less: 'אחד פחות של {name}',
  more: 'אחד נוסף של {name}',
  each: '{price} ליחידה',
  remove: 'הסרה',
  removeOf: 'הסרת {name}',
  removed: '{name} הוסר מהסל.',
  undo: 'ביטול',
  undoOf: 'ביטול: החזרת {name}',
  subtotal: 'סכום ביניים',
  checkout: 'לתשלום',
  noCart: 'פג תוקף ההפעלה או שהעוגיות כבויות, ולכן אי אפשר להמשיך לתשלום.',
};
