import { draftFromAccent } from './accent-draft.js';
import type { Draft } from './draft.js';

/** A theme to start from. */
export interface Look { readonly id: string; readonly title: string; readonly draft: Draft }

export const looks: readonly Look[] = [
  { id: 'default', title: 'Default', draft: {} },
  { id: 'clay', title: 'Clay', draft: draftFromAccent({ radius: '2px', font: 'Georgia, serif' }, '#9b4521') },
  { id: 'sea', title: 'Sea', draft: draftFromAccent({ radius: '14px', font: 'Seravek, Ubuntu, Calibri, sans-serif' }, '#0b6b6f') },
  { id: 'plum', title: 'Plum', draft: draftFromAccent({ radius: '6px', buttonRadius: '999px' }, '#7a2a6b', 'Analogous I') },
];
