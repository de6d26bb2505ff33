import { shared } from '../../core/registry/registry.js';

/** The notices that are shown now, one below the other. */
const column = shared('information-column@1', null, () => ({ cards: [] as HTMLElement[] }));
const gapPx = 10;

function settle(): void {
  let px = 0;
  for (const card of column.cards) {
    card.style.setProperty('--_above', `${px}px`);
    px += card.offsetHeight + gapPx;
  }
}

/** Gives a card its place below those that are there already, until the signal ends. */
export function joinColumn(card: HTMLElement, signal: AbortSignal): void {
  column.cards.push(card);
  const observer = new ResizeObserver(settle);
  observer.observe(card);
  settle();
  signal.addEventListener('abort', () => {
    observer.disconnect();
    column.cards.splice(column.cards.indexOf(card), 1);
    settle();
  }, { once: true });
}
