// Fields are put in order by dragging, besides the buttons, which need no script. The order of the page is the order that is posted.

const list = document.querySelector('[data-order="fields"]');

/** The first cannot go up, nor the last down. */
function markEnds() {
  const rows = [...list.children];
  for (const [at, row] of rows.entries()) {
    row.querySelector('[value^="up."]').disabled = at === 0;
    row.querySelector('[value^="down."]').disabled = at === rows.length - 1;
  }
}

/** Before which row a field is dropped that is held at this height; null for the end. */
const rowBelow = (held, y) => [...list.children].find(row => {
  const { top, height } = row.getBoundingClientRect();
  return row !== held && y < top + height / 2;
}) ?? null;

function makeDraggable(row) {
  row.querySelector('.owner-handle').addEventListener('pointerdown', event => {
    if (event.button !== 0) return;
    event.preventDefault();
    const drag = new AbortController();
    const on = (type, listener) => document.addEventListener(type, listener, { signal: drag.signal });
    const end = () => {
      drag.abort();
      row.classList.remove('is-held');
      markEnds();
    };
    getSelection().removeAllRanges();
    row.classList.add('is-held');
    on('pointermove', ({ clientY }) => {
      const before = rowBelow(row, clientY);
      if (before !== row.nextElementSibling) list.insertBefore(row, before);
    });
    on('pointerup', end);
    on('pointercancel', end);
  });
}

if (list) for (const row of [...list.children]) makeDraggable(row);
