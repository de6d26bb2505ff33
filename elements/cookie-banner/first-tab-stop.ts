import { isComposing } from '../../core/platform/is-composing.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { deepActiveElement } from '../../core/platform/page.js';

/** The next Tab begins at the top of the page. */
export function focusTopOfPage(): void {
  const { body } = pageDocument;
  const before = body.getAttribute('tabindex');
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  if (before === null) body.removeAttribute('tabindex');
  else body.setAttribute('tabindex', before);
}

const isPlainTab = (event: KeyboardEvent): boolean =>
  event.key === 'Tab' && !event.defaultPrevented && !isComposing(event) && !event.ctrlKey && !event.altKey && !event.metaKey;

/**
 * A banner is at the end of most pages and concerns everybody: the very first Tab moves the focus to it,
 * and the Tab after its last control to the top of the page. A visitor who is on the way somewhere is left alone.
 */
export function firstTabStop(banner: HTMLElement, signal: AbortSignal): void {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  signal.addEventListener('abort', stop, { once: true });

  const leave = (event: KeyboardEvent) => {
    const controls = [...banner.querySelectorAll('button')];
    if (isPlainTab(event) && !event.shiftKey && deepActiveElement() === controls.at(-1)) focusTopOfPage();
  };
  pageDocument.addEventListener('keydown', event => {
    if (!isPlainTab(event) || event.shiftKey) return;
    const active = deepActiveElement();
    stop();
    if (active && active !== pageDocument.body && active !== pageDocument.documentElement) return;
    event.preventDefault();
    banner.focus({ preventScroll: true });
    banner.addEventListener('keydown', leave, { signal });
  }, { signal: waiting.signal });
  for (const type of ['pointerdown', 'focusin']) pageDocument.addEventListener(type, stop, { signal: waiting.signal });
}
