import { pageShown } from '../platform/page.js';
import { getFormMembers } from './dom/members.js';
import { createOwnNode } from './dom/own-nodes.js';
import type { Outcome } from './sender.js';

/** A click on a form's button. */
export interface Press { readonly form: HTMLFormElement; readonly submitter: HTMLElement | null }

/** The browser posts the form as it would have without us; the page goes, or shows what the page of before left in its place. */
export async function postNatively({ form, submitter }: Press): Promise<Outcome> {
  const members = getFormMembers(form);
  const name = submitter?.getAttribute('name');
  const pressed = createOwnNode(form, 'input'); // no event, so no button either: what it carries goes along all the same
  if (name) {
    pressed.type = 'hidden';
    pressed.name = name;
    pressed.value = (submitter as HTMLButtonElement).value;
    members.append(pressed);
  }
  members.submit();
  pressed.remove();
  const target = members.getAttribute('target');
  if (!target || target === '_self') await pageShown(); // the visitor returns
  return { kind: 'posted' };
}
