import { nextFrame } from '@open-wc/testing';
import type { Definition } from '../../core/element/definition.js';
import { parseAttribute } from '../../core/settings/parse.js';
import { getAttributeName, type Setting } from '../../core/settings/setting.js';
import { waitUntil } from './wait-until.js';

/** A site element as a test uses it. */
export type Live = HTMLElement & { updateComplete: Promise<void>; [property: string]: unknown };

/** Puts markup into a section of its own, and waits until its first element of this tag is drawn. */
export async function place(markup: string, tag: string): Promise<Live> {
  const box = document.createElement('section');
  document.body.append(box);
  box.setHTMLUnsafe(markup);
  customElements.upgrade(box); // Firefox upgrades what this method inserts in a microtask of its own
  const element = box.querySelector<Live>(tag)!;
  await element.updateComplete;
  return element;
}

/** An element in markup as a server gets it: the settings of its attributes, and what is in it. */
export function readWritten(markup: string, { table }: Definition): { settings: Record<string, unknown>; light: string } {
  const template = document.createElement('template');
  template.setHTMLUnsafe(markup);
  const node = template.content.querySelector(table.tag)!;
  const settings = Object.entries(table.settings as Record<string, Setting>).flatMap(([name, row]) => {
    const attribute = getAttributeName(name, row);
    const text = attribute && node.getAttribute(attribute);
    return typeof text === 'string' ? [[name, parseAttribute(row, text).value]] : [];
  });
  return { settings: Object.fromEntries(settings), light: node.innerHTML };
}

/** Waits until an element that is left alone stays as it is: its view is there if it needs one, and what its state waits for. */
export async function atRest(element: Live, definition: Definition): Promise<void> {
  await element.updateComplete;
  await nextFrame(); // a notification of an observer may request the view
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

/** The first element of a tag in the markup of an example, without what stands around it. */
export function elementIn(markup: string, tag: string): string {
  const template = document.createElement('template');
  template.setHTMLUnsafe(markup);
  return template.content.querySelector(tag)!.outerHTML;
}
