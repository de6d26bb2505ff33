/** Keeps the room of the calendar until it is drawn; the author's list stands in it, unseen. What it paints is what Calendar.tsx first renders. */
export function paintWaiting(container: HTMLElement): void {
  if (container.querySelector('.room')) return;
  const room = document.createElement('div');
  room.className = 'room';
  const waiting = document.createElement('section');
  waiting.className = 'waiting';
  waiting.append(document.createElement('slot'));
  room.append(waiting);
  container.replaceChildren(room);
}
