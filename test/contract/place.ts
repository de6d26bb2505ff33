import { nextFrame } from '@open-wc/testing';
import type { Definition } from '../../core/element/definition.js';
import { waitUntil } from './wait-until.js';

/** An element of ours as a test meets it. */
export type Live = HTMLElement & { updateComplete: Promise<void>; [property: string]: unknown };

/** Puts markup into a section of its own, and waits until its first custom element, or the one of this tag, is drawn. */
export async function place(markup: string, tag = /<([a-z]+-[\w-]+)/.exec(markup)![1]!): Promise<Live> {
  const box = document.createElement('section');
  document.body.append(box);
  box.setHTMLUnsafe(markup);
  customElements.upgrade(box); // Firefox upgrades what this method inserts in a microtask of its own
  const element = box.querySelector<Live>(tag)!;
  await element.updateComplete;
  return element;
}

/** Waits until an element that is left alone stays as it is: its view is there if it needs one, and what its state waits for. */
export async function atRest(element: Live, definition: Definition): Promise<void> {
  await element.updateComplete;
  await nextFrame(); // what an observer tells it may ask for the view
  await nextFrame();
  const props = { values: element.settingValues, state: element.elementState, host: element.host };
  const isNeeded = definition.kind === 'feature' && (definition.view.isNeeded?.(props as never) ?? true);
  if (isNeeded) await element.viewReady;
  await waitUntil(() => !(element.elementState as { isWaiting?: boolean } | null)?.isWaiting, 'it has what it waits for');
  await nextFrame();
}

/** The markup of an example with another tag in this one's place, and without its title. */
export const tagged = (markup: string, from: string, to: string) =>
  markup.replaceAll(`<${from}`, `<${to}`).replaceAll(`</${from}>`, `</${to}>`).replace(/<!--.*?-->\s*/s, '');
