/** An element of ours as a test meets it. */
export type Live = HTMLElement & { updateComplete: Promise<void>; [property: string]: unknown };

/** Puts markup into a section of its own, and waits until its first custom element, or the one of this tag, is drawn. */
export async function place(markup: string, tag = /<([a-z]+-[\w-]+)/.exec(markup)![1]!): Promise<Live> {
  const box = document.createElement('section');
  document.body.append(box);
  box.setHTMLUnsafe(markup);
  await Promise.resolve(); // Firefox upgrades what this method inserts in a microtask
  const element = box.querySelector<Live>(tag)!;
  await element.updateComplete;
  return element;
}

/** The markup of an example with another tag in this one's place, and without its title. */
export const tagged = (markup: string, from: string, to: string) =>
  markup.replaceAll(`<${from}`, `<${to}`).replaceAll(`</${from}>`, `</${to}>`).replace(/<!--.*?-->\s*/s, '');
