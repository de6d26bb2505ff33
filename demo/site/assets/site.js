// Enhancements of the element pages, which are complete without them.

for (const button of document.querySelectorAll('[data-copy]')) button.hidden = !navigator.clipboard;

document.addEventListener('click', async ({ target }) => {
  const button = target.closest?.('[data-copy]');
  if (!button) return;
  const code = button.closest('.snippet').querySelector('code');
  try {
    await navigator.clipboard.writeText(code.textContent);
    showLabel(button, 'Copied');
  } catch {
    getSelection().selectAllChildren(code);
    showLabel(button, 'Selected: press Ctrl or ⌘ + C');
  }
});

/** A button's new label is announced while it has the focus; the old one returns when the reader moves on. */
function showLabel(button, text) {
  const name = (button.dataset.name ??= button.textContent);
  button.textContent = text;
  button.addEventListener('blur', () => (button.textContent = name), { once: true });
  button.addEventListener('pointerleave', () => (button.textContent = name), { once: true });
}

// The height of an example is reserved by the style sheet. Once the reader has touched it, it follows its content; one
// that is still below the window does so too, since nothing in view moves. It is our own page, so it can be looked into.
const largestPx = 2400; // for content that is as high as its frame and a little more
const frames = document.querySelectorAll('iframe[data-example]');
const forget = frame => frame?.style.removeProperty('--frame-fit');

for (const frame of frames) {
  // `navigator.userActivation` is not sufficient: a click on this page counts in its frames as well
  const touch = () => (frame.dataset.touched = '');
  const watch = () => {
    const page = frame.contentDocument?.querySelector('main');
    if (!page) return;
    for (const type of ['pointerdown', 'keydown']) frame.contentWindow.addEventListener(type, touch, true);
    const fit = () => {
      if (frame.dataset.touched === undefined && frame.getBoundingClientRect().top < innerHeight) return;
      const leastPx = parseFloat(getComputedStyle(frame).getPropertyValue('--frame-room')) || 320;
      frame.style.setProperty('--frame-fit', `${Math.max(leastPx, Math.min(largestPx, Math.ceil(page.getBoundingClientRect().height)))}px`);
    };
    new ResizeObserver(fit).observe(page);
  };
  frame.addEventListener('load', watch);
  if (frame.contentDocument?.readyState === 'complete') watch();
}
// another width, another height
document.addEventListener('change', ({ target }) => forget(target.closest('.example')?.querySelector('iframe')));
let widthPx = innerWidth;
addEventListener('resize', () => {
  if (widthPx !== innerWidth) frames.forEach(forget);
  widthPx = innerWidth;
});
