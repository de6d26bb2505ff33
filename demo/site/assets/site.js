// Comforts of the element pages. Everything is there without them.

for (const button of document.querySelectorAll('[data-copy]')) button.hidden = !navigator.clipboard;

document.addEventListener('click', async ({ target }) => {
  const button = target.closest?.('[data-copy]');
  if (!button) return;
  const code = button.closest('.snippet').querySelector('code');
  try {
    await navigator.clipboard.writeText(code.textContent);
    say(button, 'Copied');
  } catch {
    getSelection().selectAllChildren(code);
    say(button, 'Selected: press Ctrl or ⌘ + C');
  }
});

/** A button's new name is announced while it has the focus; it returns when the reader moves on. */
function say(button, text) {
  const name = (button.dataset.name ??= button.textContent);
  button.textContent = text;
  button.addEventListener('blur', () => (button.textContent = name), { once: true });
  button.addEventListener('pointerleave', () => (button.textContent = name), { once: true });
}

// An example is as tall as it needs to be. It is our own page, so its height can be read.
const smallestPx = 320; // room for a banner that is fixed to an edge
for (const frame of document.querySelectorAll('iframe[data-example]')) {
  const watch = () => {
    const page = frame.contentDocument?.querySelector('main');
    if (!page) return;
    const fit = () => (frame.style.blockSize = `${Math.max(smallestPx, Math.ceil(page.getBoundingClientRect().height))}px`);
    new ResizeObserver(fit).observe(page);
    fit();
  };
  frame.addEventListener('load', watch);
  if (frame.contentDocument?.readyState === 'complete') watch();
}
