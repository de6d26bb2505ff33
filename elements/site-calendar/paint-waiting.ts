import { pageDocument } from '../../core/platform/page-document.js';
/** Keeps the room of the calendar until it is drawn; the author's list is in it, unseen. What it paints is what Calendar.tsx first renders. */
export function paintWaiting(container: HTMLElement): void {
  if (container.querySelector('.room')) return;
  const room = pageDocument.createElement('div');
  room.className = 'room';
  const waiting = pageDocument.createElement('section');
  waiting.className = 'waiting';
  waiting.append(pageDocument.createElement('slot'));
  room.append(waiting);
  container.replaceChildren(room);
}
