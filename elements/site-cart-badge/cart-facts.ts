import type { cartBadgeSettings } from './cart-badge.settings.js';

const mostShown = 100; // spec: page-runtime-platform §9

type TextKey = keyof typeof cartBadgeSettings.texts;

/** The count as the badge shows it. */
export const countText = (count: number): string => (count > mostShown ? `${mostShown}+` : String(count));

/** The visitor text in which the count is spoken. */
export function spokenCount(count: number): TextKey {
  if (count > mostShown) return 'moreThanHundred';
  return count === 0 ? 'none' : count === 1 ? 'one' : 'many';
}
