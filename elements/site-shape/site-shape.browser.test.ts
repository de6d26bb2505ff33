// Runs in every engine: clip paths, computed styles.
import { expect, fixture, html } from '@open-wc/testing';
import { shapes } from '../../core/shape/shapes.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import type { SiteShape } from './site-shape.js';
import './site-shape.js';

type Markup = ReturnType<typeof html>;

async function placed(markup: Markup, width = 200, height = ''): Promise<SiteShape> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.style.width = `${width}px`;
  const element = await fixture<SiteShape>(markup, { parentNode: box });
  element.style.height = height;
  await element.updateComplete;
  return element;
}

const inside = <E extends Element>(element: SiteShape, selector: string) => element.shadowRoot!.querySelector<E>(selector)!;
const pathOf = (element: SiteShape) => inside<SVGPathElement>(element, 'path');
const box = (node: Element) => {
  const { width, height } = node.getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
};
/** What of the drawing is under a point of the element, in shares of its box. */
function hit(element: SiteShape, x: number, y: number): string | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const content = inside<HTMLElement>(element, '.content');
  content.style.pointerEvents = 'none';
  const found = element.shadowRoot!.elementFromPoint(left + x * width, top + y * height)?.localName;
  content.style.removeProperty('pointer-events');
  return found;
}

async function printed(run: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const { warn } = console;
  console.warn = (line: string) => { lines.push(line); };
  try {
    await run();
  } finally {
    console.warn = warn;
  }
  return lines;
}

describe('site-shape: the outline', () => {
  it('is rendered for every name, in its own proportions', async () => {
    for (const [name, shape] of Object.entries(shapes)) {
      const element = await placed(html`<site-shape name=${name}></site-shape>`);
      expect(pathOf(element).getAttribute('d'), name).to.equal(shape.path);
      expect(inside(element, 'svg').getAttribute('viewBox'), name).to.equal(`0 0 100 ${shape.height}`);
      expect(box(element)[1], name).to.be.closeTo(2 * shape.height, 1);
    }
  });

  it('is named by a content system\'s markup too', async () => {
    const element = await placed(html`<site-shape data-shape-name="heart" data-stretch="true" data-drop-shadow='{"angle": 180, "distance": 10}'></site-shape>`);
    expect([element.name, element.stretch, element.dropShadow]).to.deep.equal(['heart', true, { angle: 180, distance: 10 }]);
    element.setAttribute('name', 'circle');
    expect(element.name).to.equal('circle');
  });

  it('is where it is drawn', async () => {
    const element = await placed(html`<site-shape name="triangle"></site-shape>`);
    expect(hit(element, 0.5, 0.6)).to.equal('path');
    expect(hit(element, 0.05, 0.05)).to.not.equal('path');
  });

  it('is a rectangle, as high as wide, when its name is unknown, and logs it', async () => {
    const lines = await printed(async () => {
      const element = await placed(html`<site-shape name="hart"></site-shape>`);
      expect(box(element)).to.deep.equal([200, 200]);
    });
    expect(lines[0]).to.match(/^<site-shape>: name "hart" is unknown; expected rectangle, .*; using rectangle\.$/);
  });

  it('keeps its proportions in any box, or fills it', async () => {
    const element = await placed(html`<site-shape name="rectangle"></site-shape>`, 400, '100px');
    expect(box(element)).to.deep.equal([400, 100]);
    expect(hit(element, 0.1, 0.5)).to.not.equal('path');
    expect(hit(element, 0.5, 0.5)).to.equal('path');
    element.stretch = true;
    await element.updateComplete;
    expect(hit(element, 0.1, 0.5)).to.equal('path');
  });

  it('has several sizes', async () => {
    const element = await placed(html`<site-shape size="small"></site-shape>`, 800);
    expect(box(element)).to.deep.equal([80, 80]);
    expect(getComputedStyle(element).display).to.equal('inline-grid');
    element.size = 'large';
    await element.updateComplete;
    expect(box(element)).to.deep.equal([320, 320]);
  });

  it('stays in the column of a theme that is narrower than its size', async () => {
    for (const size of ['small', 'medium', 'large']) {
      const element = await placed(html`<site-shape size=${size}></site-shape>`, 60);
      const column = element.parentElement!.getBoundingClientRect();
      expect(element.getBoundingClientRect().right, size).to.be.at.most(column.right);
      expect(element.getBoundingClientRect().width, `${size}: the column without its margins`).to.equal(44);
    }
  });
});

describe('site-shape: colors', () => {
  const stops = (element: SiteShape) =>
    [...inside(element, 'linearGradient').children].map(stop => getComputedStyle(stop).stopColor);

  it('is filled by a setting', async () => {
    const element = await placed(html`<site-shape fill="rgb(1, 2, 3)"></site-shape>`);
    expect(stops(element)).to.deep.equal(['rgb(1, 2, 3)']);
    expect(pathOf(element).getAttribute('fill')).to.equal('url(#fill)');
  });

  it('is filled by a gradient of several', async () => {
    const element = await placed(html`<site-shape fill="rgb(1, 2, 3), rgb(4, 5, 6), rgb(7, 8, 9)" gradient-angle="90"></site-shape>`);
    expect(stops(element)).to.deep.equal(['rgb(1, 2, 3)', 'rgb(4, 5, 6)', 'rgb(7, 8, 9)']);
    const gradient = inside(element, 'linearGradient');
    expect(['x1', 'y1', 'x2', 'y2'].map(name => gradient.getAttribute(name))).to.deep.equal(['0', '0.5', '1', '0.5']);
    expect([...gradient.children].map(stop => stop.getAttribute('offset'))).to.deep.equal(['0', '0.5', '1']);
  });

  it('is filled by the page\'s style sheet', async () => {
    const element = await placed(html`<site-shape></site-shape>`);
    element.style.setProperty('--site-shape-fill', 'rgb(1, 2, 3)');
    expect(stops(element)).to.deep.equal(['rgb(1, 2, 3)', 'rgb(1, 2, 3)']);
    element.style.setProperty('--site-shape-fill-end', 'rgb(4, 5, 6)');
    expect(stops(element)).to.deep.equal(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
  });

  it('is a line alone', async () => {
    const element = await placed(html`<site-shape fill="none" stroke="rgb(1, 2, 3)" stroke-width="5"></site-shape>`);
    const { stroke, strokeWidth } = getComputedStyle(pathOf(element));
    expect([pathOf(element).getAttribute('fill'), stroke, strokeWidth]).to.deep.equal(['none', 'rgb(1, 2, 3)', '5px']);
    element.stroke = '';
    await element.updateComplete;
    expect(getComputedStyle(pathOf(element)).stroke).to.equal('none');
  });

  it('reports an invalid color once', async () => {
    const lines = await printed(async () => {
      for (let time = 0; time < 2; time++) await placed(html`<site-shape fill="gold, gould" stroke="inky"></site-shape>`);
    });
    expect(lines).to.deep.equal([
      '<site-shape>: stroke "inky" is not a color; expected a CSS color, such as #c4502e; using the style sheet\'s.',
      '<site-shape>: fill "gould" is not a color; expected a CSS color, such as #c4502e; using the style sheet\'s.',
    ]);
  });

  for (const fill of ['gould', 'gold, gould', '#12', 'red;blue']) {
    it(`is of the style sheet's color, not black, if its own is invalid: ${fill}`, async () => {
      await printed(async () => {
        const [plain, bad] = [await placed(html`<site-shape></site-shape>`), await placed(html`<site-shape fill=${fill}></site-shape>`)];
        const colorsIn = (element: typeof plain) => [...element.shadowRoot!.querySelectorAll('stop')].map(stop => getComputedStyle(stop).stopColor);
        expect(colorsIn(bad)).to.deep.equal(colorsIn(plain));
      });
    });
  }

  it('casts a shadow by the angle of the light', async () => {
    const shadow = '{"angle": 180, "distance": {"value": 10, "unit": "px"}, "blur": {"value": 4, "unit": "px"}}';
    const element = await placed(html`<site-shape drop-shadow=${shadow}></site-shape>`);
    expect(getComputedStyle(inside(element, 'svg')).filter).to.match(/drop-shadow\(rgba\(0, 0, 0, 0\.35\) 10px 0px 4px\)/);
    const lines = await printed(async () => {
      element.dropShadow = { angle: 'up' };
      await element.updateComplete;
    });
    expect(getComputedStyle(inside(element, 'svg')).filter).to.equal('none');
    expect(lines[0]).to.match(/^<site-shape>: drop-shadow \{"angle":"up"\} is not a shadow; expected .*; using none\.$/);
  });
});

describe('site-shape: words', () => {
  it('are on it, as the author\'s own nodes, in black or white', async () => {
    const element = await placed(html`<site-shape fill="#101820"><p>Words</p></site-shape>`);
    const words = element.querySelector('p')!;
    const place = words.getBoundingClientRect();
    const around = element.getBoundingClientRect();
    expect(words.assignedSlot).to.not.equal(null);
    expect((place.top + place.bottom) / 2).to.be.closeTo((around.top + around.bottom) / 2, 2);
    const lightness = (color: string) => Number(/[\d.]+/.exec(color)![0]);
    expect(lightness(getComputedStyle(words).color)).to.equal(1);
    element.fill = '#f4efe6';
    await element.updateComplete;
    expect(lightness(getComputedStyle(words).color)).to.equal(0);
  });

  it('make it higher when they need more room', async () => {
    const element = await placed(html`<site-shape name="pill"><p>${'many words '.repeat(40)}</p></site-shape>`);
    await waitUntil(() => element.getBoundingClientRect().height > 200);
    expect(element.querySelector('p')!.getBoundingClientRect().bottom).to.be.at.most(element.getBoundingClientRect().bottom + 20);
  });

  it('is decoration without a label, and an image with one', async () => {
    const element = await placed(html`<site-shape name="heart"></site-shape>`);
    expect(inside(element, 'svg').getAttribute('aria-hidden')).to.equal('true');
    element.label = 'A heart';
    await element.updateComplete;
    const svg = inside(element, 'svg');
    expect([svg.getAttribute('role'), svg.getAttribute('aria-label'), svg.getAttribute('aria-hidden')]).to.deep.equal(['img', 'A heart', null]);
    await expect(element).to.be.accessible();
  });
});
