import { pageDocument } from '../../core/platform/page-document.js';
import { writeText } from '../../core/platform/page.js';
import { cartFacts, type BadgeProps } from './cart-facts.js';

const rows = {
  badge: ['div', { part: 'badge', 'data-action': 'open' }],
  subtotal: ['span', { part: 'subtotal', 'aria-hidden': 'true' }],
  control: ['button', { part: 'button', type: 'button', 'aria-haspopup': 'dialog' }],
  count: ['span', { part: 'count', 'aria-hidden': 'true' }],
} as const;

/** The element of this name, as a server drew it or an earlier painting; else a new one. */
function element(container: HTMLElement, name: keyof typeof rows): HTMLElement {
  const found = container.querySelector<HTMLElement>(`.${name}`);
  if (found) return found;
  const [tag, attributes] = rows[name];
  const made = pageDocument.createElement(tag);
  made.className = name;
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}

/** Paints the badge without React, and keeps it up to date. What it paints is what CartBadge.tsx first renders. */
export function paintBadge(container: HTMLElement, { values, state, host }: BadgeProps): void {
  const { count, countText, subtotal, name } = cartFacts(host);
  const badge = element(container, 'badge');
  badge.className = `badge${count ? '' : ' empty'}${values.hideSubtotal ? ' no-subtotal' : ''}`;
  const subtotalPart = element(container, 'subtotal');
  writeText(subtotalPart, subtotal);
  const slot = badge.querySelector('slot') ?? pageDocument.createElement('slot');
  let control: HTMLElement = slot;
  if (state.hasOwnControl) slot.replaceChildren();
  else {
    control = element(container, 'control');
    control.ariaLabel = `${state.label}, ${name}`;
    writeText(slot, host.text('cart'));
    if (slot.parentNode !== control) control.replaceChildren(slot);
  }
  const countPart = element(container, 'count');
  writeText(countPart, countText);
  const wanted = [...values.hideSubtotal ? [] : [subtotalPart], control, countPart];
  // Nodes that stay are not touched: one of them may have the focus.
  if (wanted.length !== badge.childNodes.length || wanted.some((node, at) => node !== badge.childNodes[at])) badge.replaceChildren(...wanted);
  if (badge.parentNode !== container) container.replaceChildren(badge);
}
