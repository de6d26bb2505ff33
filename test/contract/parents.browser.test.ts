// Runs in every engine: widths of elements in parents that shrink to fit.
import { expect, nextFrame } from '@open-wc/testing';
import { criticalSheet, elements } from 'virtual:elements';
import type { Styles } from '../../styles/css.js';
import { captureConsole } from './capture-console.js';
import { framedPage } from './framed-page.js';
import { boxesIn, inParents, parentsSheet, roomPx, type Box } from './parents.js';
import { atRest, elementIn, type Live } from './place.js';
import { waitUntil } from './wait-until.js';

// A float, an inline block, a table cell or a centered column is as wide as what is in it asks for. Elements that bring a
// frame of their own ask for all there is; those of this list are text or controls, and ask for what they hold.

const asWideAsContent = new Set([
  'site-add-to-cart', 'site-checkout-button', 'site-color-picker', 'site-connections', 'site-donation-button', 'site-error-overlay',
  'site-file-manager', 'site-follow', 'site-font-browser', 'site-image', 'site-lightbox', 'site-link-editor', 'site-newsletter', 'site-pricing-toggle',
  'site-search', 'site-summary', 'site-widget', 'site-new-feature', 'site-new-leaf',
]);
/**
 * Before its script an element takes a part of such a parent where it can ask for one width alone, which must not stand out of a
 * narrow column: `contain-intrinsic-inline-size` is its least and its most immediately. All others ask for nothing at least and for all
 * there is at most, by a track `minmax(0, …)` of a grid. That does not work
 * - for a marquee: its line is the author's own nodes and bare words without a box around them, and all of them count for the width
 *   that it asks for unless it is contained. As tracks beside that track, its first word would stand one gap too far in, because bare
 *   words take no negative margin; flex bases and percentages leave the width of its words as it is.
 * - in Firefox (153) for containers, whose rules ask for their width: it counts the tracks of a contained grid as nothing, and the
 *   columns of a multi-column box, too. Without containment `@container` and `cqi` have nothing to go by.
 */
const isFirefox = CSS.supports('-moz-appearance: none');
const takesPartBefore = new Set(['site-marquee', ...isFirefox ? ['site-gallery', 'site-map'] : []]);
/** Under the critical sheet alone only these; galleries and maps, whose rules ask for their width, take a part. */
const framedByCritical = new Set(['site-video']);

const isVisible = ({ width, height }: Box) => width >= 1 && height >= 1;

/** What is wrong with the boxes of an element: each says its parent. */
function faultsOf(
  [inBlock, ...others]: Box[],
  { fills, mayStandOut = false, most = innerWidth }: { fills: boolean; mayStandOut?: boolean; most?: number },
): string[] {
  if (!isVisible(inBlock!)) return [];
  return others.flatMap(box => {
    const said = `${box.parent}: ${box.width} × ${box.height}`;
    if (!isVisible(box)) return [`${said}, not seen`];
    if (box.isWider) return box.width > most ? [`${said}, wider than the window`] : [];
    if (box.out > 1 && !mayStandOut) return [`${said}, ${box.out} px out of the column`];
    return fills && Math.abs(box.width - inBlock!.width) > 1 ? [`${said}, in a block ${inBlock!.width}`] : [];
  });
}

for (const { definition, examples, ownSheet } of elements) {
  const { tag } = definition.table;
  const sheet = `${(definition.lightStyles ?? []).map((light: Styles) => light.cssText).join('\n')}\n${ownSheet}`;
  const markup = elementIn(examples[0] ?? `<${tag}></${tag}>`, tag);
  const fills = !asWideAsContent.has(tag);

  describe(`<${tag}> in parents that shrink to fit`, () => {
    it('is seen and stays in its column before its script, under the critical sheet and under its own', async () => {
      const critical = await framedPage(`${criticalSheet} ${parentsSheet}`, inParents(markup), frame => boxesIn(frame, tag));
      const isKnown = criticalSheet.includes(tag);
      expect(faultsOf(critical, { fills: framedByCritical.has(tag), mayStandOut: !isKnown, most: Infinity }), 'critical sheet').to.deep.equal([]);
      const own = await framedPage(`${sheet} ${parentsSheet}`, inParents(markup), frame => boxesIn(frame, tag));
      expect(faultsOf(own, { fills: fills && !takesPartBefore.has(tag), most: Infinity }), 'own sheet').to.deep.equal([]);
    });

    it('is as wide as there is room with its script, with and without sheets', async () => {
      const rules = document.createElement('style');
      const box = document.createElement('main');
      document.head.append(rules);
      document.body.append(box);
      try {
        await captureConsole(async () => {
          rules.textContent = parentsSheet;
          box.setHTMLUnsafe(inParents(markup));
          customElements.upgrade(box);
          await Promise.all(Array.from(box.querySelectorAll<Live>(tag), element => atRest(element, definition)));
          for (const [label, text] of [['no sheet', ''], ['critical sheet', criticalSheet], ['own sheet', sheet]] as const) {
            rules.textContent = `${text} ${parentsSheet}`;
            let faults: string[] = [];
            try { // sizes follow in a frame, pictures when they come
              await waitUntil(async () => {
                await nextFrame();
                return (faults = faultsOf(boxesIn(box, tag), { fills, most: fills ? innerWidth : Infinity })).length === 0;
              }, undefined, { timeout: 5_000 });
            } catch {
              expect(faults, label).to.deep.equal([]);
            }
          }
        });
      } finally {
        box.remove();
        rules.remove();
      }
    });
  });
}

describe('galleries before their script, in parents that shrink to fit', () => {
  const pictures = [600, 700, 800].map(width => `<img src="data:," width="${width}" height="400" alt="">`).join('');
  /** What is measured by the gallery's own width takes a part: a container counts as empty. So does all under the critical sheet. */
  const designs = {
    slideshow: true, carousel: true, grid: true, autogrid: true, autocolumns: !isFirefox, autorows: false, base: true, list: !isFirefox, strip: false,
  };
  const ownSheet = elements.find(({ definition }) => definition.table.tag === 'site-gallery')?.ownSheet;
  for (const [design, fills] of Object.entries(designs)) {
    if (ownSheet) it(`of the design ${design} are seen and stay in the column`, async () => {
      for (const [label, sheet] of Object.entries({ 'critical sheet': criticalSheet, 'own sheet': ownSheet })) {
        const boxes = await framedPage(
          `${sheet} ${parentsSheet}`,
          inParents(`<site-gallery design="${design}">${pictures}</site-gallery>`),
          frame => boxesIn(frame, 'site-gallery'),
        );
        expect(boxes[0]!.width, label).to.equal(roomPx);
        expect(faultsOf(boxes, { fills: fills && sheet === ownSheet, most: Infinity }), label).to.deep.equal([]);
        expect(Math.min(...boxes.map(({ width }) => width)), label).to.be.at.least(320);
      }
    });
  }
});
