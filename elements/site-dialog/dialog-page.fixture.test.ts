import { fixture } from '@open-wc/testing';
import { deepActiveElement } from '../../core/platform/page.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-dialog.js';

export type Dialog = HTMLElementTagNameMap['site-dialog'];

export const words = '<h2>Remove it?</h2><p>It cannot be undone.</p>';
export async function place(attributes = '', markup = words): Promise<Dialog> {
  const box = await fixture<HTMLElement>(`<div><button id="before">before</button><site-dialog id="question" ${attributes}>${markup}</site-dialog></div>`);
  const dialog = box.querySelector<Dialog>('site-dialog')!;
  await dialog.updateComplete;
  return dialog;
}
export const card = (dialog: Dialog) => dialog.shadowRoot!.querySelector<HTMLDialogElement>('.card')!;
export const button = (dialog: Dialog, action: string) => dialog.shadowRoot!.querySelector<HTMLElement>(`[data-action="${action}"]`)!;
export const isShown = (dialog: Dialog) => !!card(dialog)?.matches(':modal, :popover-open');
export const shown = (dialog: Dialog) => waitUntil(() => isShown(dialog), 'it is shown');
export const gone = (dialog: Dialog) => waitUntil(() => !isShown(dialog) && !dialog.open, 'it is gone');
export const focused = () => (deepActiveElement() as HTMLElement)?.dataset.action ?? deepActiveElement()?.id;
export const still = (dialog: Dialog) => Promise.all(card(dialog).getAnimations({ subtree: true }).map(({ finished }) => finished));

/** The events of a dialog, in order. */
export function listen(dialog: Element, refuse = ''): string[] {
  const events: string[] = [];
  for (const name of ['open', 'confirm', 'reject', 'cancel', 'close']) {
    dialog.addEventListener(`site-dialog-${name}`, event => {
      const { detail } = event as CustomEvent<{ answer?: string } | null>;
      events.push(detail?.answer ? `${name}: ${detail.answer}` : name);
      if (name === refuse) event.preventDefault();
    });
  }
  return events;
}

export async function opened(attributes = '', markup = words): Promise<{ dialog: Dialog; events: string[] }> {
  const dialog = await place(attributes, markup);
  const events = listen(dialog);
  document.getElementById('before')!.focus();
  await dialog.show();
  await shown(dialog);
  return { dialog, events };
}

/** Closes every dialog of the page before the next test. */
export async function closeAll(): Promise<void> {
  for (const dialog of document.querySelectorAll<Dialog>('site-dialog')) {
    await dialog.hide();
    await gone(dialog);
  }
}
