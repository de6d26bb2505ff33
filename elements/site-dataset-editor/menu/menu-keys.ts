/** Moves the focus in a menu by arrow keys, Home, End or the first letter of an item. Tab closes the menu. */
export function moveInMenu(menu: HTMLElement, event: KeyboardEvent, close: () => void): void {
  const items = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)')];
  const at = items.indexOf((menu.getRootNode() as ShadowRoot).activeElement as HTMLElement);
  const { key } = event;
  if (key === 'Tab') {
    event.preventDefault();
    return close();
  }
  const places: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % items.length, ArrowUp: (at - 1 + items.length) % items.length, Home: 0, End: items.length - 1,
  };
  const isLetter = [...key].length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  const startsWithKey = ({ textContent }: HTMLElement) => textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  const byLetter = isLetter ? [...items.slice(at + 1), ...items].find(startsWithKey) : undefined;
  const next = Object.hasOwn(places, key) ? items[places[key]!] : byLetter;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
