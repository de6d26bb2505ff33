// Themes under forced colors: whatever a theme sets, the system's colors hold, and nothing gets lost in them. With reduced motion, nothing moves.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { themeIds } from '../../core/look/themes.js';
import { addAxe, axeColorProblems } from './demo/axe.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { quiet, settled } from './demo/settle.js';
import type { Visit } from './demo/visit.js';

let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

const use = async ({ page }: Visit, theme: string): Promise<void> => {
  await page.evaluate(name => {
    if (name) document.body.dataset.siteTheme = name;
    else delete document.body.dataset.siteTheme;
  }, theme);
  await page.waitForFunction(name => getComputedStyle(document.body).getPropertyValue('--site-theme') === name, theme);
};

interface Drawn { readonly name: string; readonly ground: string; readonly others: readonly string[]; readonly shadow: string }

/** The colors of everything that is drawn, in all trees. How far a ground lets the one below shine through stays the author's. */
const readDrawn = ({ page }: Visit): Promise<Drawn[]> => page.evaluate(() => {
  const drawn: Drawn[] = [];
  const opaque = (color: string) => color.replace(/rgba\((\d+, \d+, \d+), [\d.]+\)/, 'rgb($1)');
  const read = (root: ParentNode, where: string) => {
    for (const [at, element] of [...root.querySelectorAll('*')].entries()) {
      const name = `${where}${element.localName}.${element.getAttribute('class') ?? ''}#${at}`;
      if (element.checkVisibility() && !(element instanceof SVGElement)) {
        for (const part of [null, '::before', '::after']) {
          const { backgroundColor, color, borderTopColor, outlineColor, boxShadow, content } = getComputedStyle(element, part);
          if (part && content === 'none') continue;
          drawn.push({ name: `${name}${part ?? ''}`, ground: opaque(backgroundColor), others: [color, borderTopColor, outlineColor].map(opaque), shadow: boxShadow });
        }
      }
      if (element.shadowRoot) read(element.shadowRoot, `${element.localName} > `);
    }
  };
  read(document.querySelector('main')!, '');
  return drawn;
});

/** Text has these on the system's ground; which of them is the browser's choice. */
const systemColors = ({ page }: Visit): Promise<string[]> => page.evaluate(() => {
  const probe = document.body.appendChild(document.createElement('i'));
  const colors = ['CanvasText', 'LinkText', 'ButtonText', 'ButtonBorder', 'FieldText', 'GrayText', 'Highlight', 'HighlightText'].map(name => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return colors;
});

describe('under forced colors', () => {
  let visit: Visit;
  let plain: ReadonlyMap<string, Drawn>;
  let system: readonly string[];
  before(async () => {
    visit = await settled(() => demo.visit('/docs/themes/preview', { device: { forcedColors: 'active', reducedMotion: 'reduce' }, prepare: addAxe }));
    plain = new Map((await readDrawn(visit)).map(drawn => [drawn.name, drawn]));
    system = await systemColors(visit);
  });
  after(() => visit?.close());

  test('text can be read without a theme', async () => assert.deepEqual(await axeColorProblems(visit.page), []));

  for (const name of themeIds) {
    test(`${name} has the grounds that there are without a theme, and text in the system's colors`, async () => {
      await use(visit, name);
      const differing = (await readDrawn(visit)).filter(({ name: place, ground, others, shadow }) => {
        const before = plain.get(place);
        return !before || ground !== before.ground || shadow !== before.shadow || others.some((color, at) => color !== before.others[at] && !system.includes(color));
      });
      assert.deepEqual(differing.map(drawn => ({ drawn, before: plain.get(drawn.name) })).slice(0, 5), []);
    });
  }
});

test('with reduced motion, no element moves when a theme changes', async () => {
  const visit = await settled(() => demo.visit('/docs/themes/preview', { device: { reducedMotion: 'reduce' } }));
  for (const name of themeIds) {
    const moving = await visit.page.evaluate(async theme => {
      document.body.dataset.siteTheme = theme;
      await new Promise(resolve => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
      const roots: (Document | ShadowRoot)[] = [document];
      for (const root of roots) for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
      return roots.flatMap(root => root.getAnimations()).map(({ effect }) => {
        const { target, pseudoElement } = effect as KeyframeEffect;
        return `${target?.localName}.${target?.className} in ${(target?.getRootNode() as Partial<ShadowRoot>).host?.localName} ${pseudoElement ?? ''}`;
      });
    }, name);
    assert.deepEqual(moving, [], name);
  }
  await quiet(visit);
  await visit.close();
});
