// Runs in every engine: elements in the column of a theme that lays out its direct children.
import { expect, nextFrame } from '@open-wc/testing';
import { criticalSheet, elements } from 'virtual:elements';
import type { Styles } from '../../styles/css.js';
import { captureConsole } from './capture-console.js';
import { flatParent } from './flat-tree.js';
import { framedPage } from './framed-page.js';
import { atRest, elementIn, type Live } from './place.js';
import { waitUntil } from './wait-until.js';

// WordPress gives every block of a post the width of a column and margins that center it. What is inline, or has no box of its
// own, has no such margins: it would be at the edge of the window.

const themeSheet = `
  body { margin: 0; }
  img { max-width: 100%; height: auto; }
  .is-layout-constrained > :where(:not(.alignleft):not(.alignright):not(.alignfull)) { max-width: 645px; margin-left: auto !important; margin-right: auto !important; }
`;
const inColumn = (markup: string) => `<main class="is-layout-constrained"><p class="column">Words of the author.</p>${markup}</main>`;

/** Whether a node lies over the page, or is cut off by what it scrolls in. */
function isAway(node: Element): boolean {
  for (let at: Element | null = node; at; at = flatParent(at)) {
    const { position, clipPath, overflowX } = getComputedStyle(at);
    if (position === 'fixed' || clipPath !== 'none' || at.matches('[popover], dialog')) return true;
    if (at !== node && at !== document.documentElement && at !== document.body && overflowX !== 'visible') return true;
  }
  return false;
}

/** The critical sheet has no room for these rules: sized ones, and the badge, are in the column with their own sheets. */
const inlineUnderCritical = new Set(['site-cart-badge', 'site-shape']);

/** What of an element stands before the column, and whether its own box stands out of it. */
function outOfColumn(page: Document, tag: string): string[] {
  const column = page.querySelector('.column')!.getBoundingClientRect();
  const element = page.querySelector(`.is-layout-constrained > ${tag}`)!;
  const seen = [element, ...element.querySelectorAll('*')].filter(node => node.checkVisibility({ visibilityProperty: true }) && !isAway(node))
    .map(node => ({ node, ...node.getBoundingClientRect().toJSON() as DOMRect })).filter(({ width, height }) => width >= 1 && height >= 1);
  return seen.filter(({ node, left, right }) => left < column.left - 1 || (node === element && right > column.right + 1))
    .map(({ node, left, right }) => `<${node.localName}>: ${Math.round(left)} to ${Math.round(right)}, column ${column.left} to ${column.right}`);
}

for (const { definition, examples, ownSheet } of elements) {
  const { tag } = definition.table;
  const sheet = `${(definition.lightStyles ?? []).map((light: Styles) => light.cssText).join('\n')}\n${ownSheet}`;
  const markup = elementIn(examples[0] ?? `<${tag}></${tag}>`, tag);

  describe(`<${tag}> in the column of a block theme`, () => {
    it('is inside the column before its script', async () => {
      const underCritical = await framedPage(`${themeSheet} ${criticalSheet}`, inColumn(markup), page => outOfColumn(page, tag));
      if (!inlineUnderCritical.has(tag)) expect(underCritical, 'critical sheet').to.deep.equal([]);
      expect(await framedPage(`${themeSheet} ${sheet}`, inColumn(markup), page => outOfColumn(page, tag)), 'own sheet').to.deep.equal([]);
    });

    it('is inside the column with its script', async () => {
      const rules = document.createElement('style');
      const box = document.createElement('div');
      rules.textContent = themeSheet;
      document.head.append(rules);
      document.body.append(box);
      try {
        await captureConsole(async () => {
          box.setHTMLUnsafe(inColumn(markup));
          customElements.upgrade(box);
          await atRest(box.querySelector<Live>(tag)!, definition);
          let out: string[] = [];
          try {
            await waitUntil(async () => {
              await nextFrame();
              return (out = outOfColumn(document, tag)).length === 0;
            }, undefined, { timeout: 5_000 });
          } catch {
            expect(out).to.deep.equal([]);
          }
        });
      } finally {
        box.remove();
        rules.remove();
      }
    });
  });
}
