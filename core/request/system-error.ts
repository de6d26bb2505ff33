import { openModal } from '../overlay/open-modal.js';
import { getDocument } from '../platform/page-document.js';
import { createPageHost, reloadPage } from '../platform/page.js';
import { ownValue } from '../registry/own-value.js';
import { registry, shared } from '../registry/registry.js';
import { fill } from '../text/fill.js';
import { describeFailure, newErrorKey, systemErrorTexts, type SystemErrorTexts } from './describe-failure.js';
import type { Failure } from './request-result.js';
import { systemErrorStyles } from './system-error.styles.js';

/** One overlay on a page, however many calls fail together and however many copies of the library they came through. */
const overlay = shared('system-error@1', null, () => ({ isShown: false }));

/** The site's own words under `texts["system-error"]` of its context; the stores, which know them, lie in a layer above. */
function textsOfSite(): SystemErrorTexts {
  const site = registry.stores['site@1'] as { get(): { texts?: Record<string, Partial<SystemErrorTexts>> } } | undefined;
  return { ...systemErrorTexts, ...ownValue(site?.get().texts, 'system-error') };
}

/**
 * Covers the page with what went wrong: a heading, the site's sanitized message or that there was no connection, Reload Page,
 * Clear, and a key to ask about. The key is the site's own id of the request where it sent one. False when an overlay
 * is shown already. spec: commerce-forms-data §8
 */
export function showSystemError(failure: Failure, { reload = reloadPage } = {}): boolean {
  if (overlay.isShown) return false;
  overlay.isShown = true;
  const host = createPageHost();
  const page = getDocument(host);
  const texts = textsOfSite();
  const key = failure.errorKey ?? newErrorKey();
  console.error(`site-elements: a request failed (${failure.reason}, status ${failure.status}, error key ${key}): ${failure.message}`);

  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>, ...children: Node[]) => {
    const made = Object.assign(page.createElement(tag), properties);
    made.append(...children);
    return made;
  };
  const said = describeFailure(failure, texts);
  const reloads = make('button', { type: 'button', className: 'primary', textContent: texts.reload, autofocus: true });
  const clears = make('button', { type: 'button', textContent: texts.clear });
  const dialog = make('dialog', { role: 'alertdialog' },
    make('h2', { id: 'heading', textContent: said.heading }),
    make('p', { id: 'message', textContent: said.message }),
    make('div', { className: 'buttons' }, reloads, clears),
    make('p', { className: 'key', textContent: fill(texts.errorKey, { key }) }));
  dialog.setAttribute('aria-labelledby', 'heading');
  dialog.setAttribute('aria-describedby', 'message');

  host.dataset.systemError = '';
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [systemErrorStyles.styleSheet];
  root.append(dialog);

  const close = openModal({
    dialog,
    initialFocus: reloads,
    onClose: () => {
      overlay.isShown = false;
      host.remove();
    },
    signal: new AbortController().signal, // it belongs to the page, not to an element that may leave
  });
  reloads.addEventListener('click', () => reload());
  clears.addEventListener('click', close);
  return true;
}
