import type { Page } from 'playwright-core';

export interface AuthorsContent {
  /** What a visitor sees: the words, or the address of a picture. */
  readonly shown: string[];
  /** What is there but cannot be seen. */
  readonly hidden: string[];
}

/** Looks for the words and pictures that an author has put into the elements of a page on which no script runs. */
export function authorsContent(page: Page, tags: readonly string[]): Promise<AuthorsContent> {
  return page.evaluate(async all => {
    for (const details of document.querySelectorAll('details')) details.open = true; // what a click does in any browser, without scripts too
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const inside = [...document.querySelectorAll(all.flatMap(tag => [tag, `[data-${tag}]`]).join())];
    const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const hasSize = ({ width, height }: DOMRect) => width > 1 && height > 1;
    const shown: string[] = [];
    const hidden: string[] = [];
    const note = (isShown: boolean, what: string) => (isShown ? shown : hidden).push(what);

    const pictures = new Set(inside.flatMap(element => [...element.querySelectorAll('img')]));
    for (const picture of pictures) {
      note(isVisible(picture) && hasSize(picture.getBoundingClientRect()) && picture.naturalWidth > 0, picture.src);
    }
    const texts = new Set<Text>();
    for (const element of inside) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.add(walker.currentNode as Text);
    }
    for (const text of texts) {
      const parent = text.parentElement!;
      // What browsers themselves never draw as text; a template's content is not even in the tree.
      if (!text.data.trim() || parent.closest('script, style, option, .visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      note(isVisible(parent) && hasSize(range.getBoundingClientRect()), text.data.trim());
    }
    return { shown, hidden };
  }, tags);
}
