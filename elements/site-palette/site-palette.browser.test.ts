import { expect, fixture, oneEvent } from '@open-wc/testing';
import { colorsIn } from '../../core/manifest/install/colors-in.js';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-palette.js';

type Palette = HTMLElementTagNameMap['site-palette'];

const valueOn = (node: Element, name: string) => getComputedStyle(node).getPropertyValue(name);
const page = document.documentElement;

describe('<site-palette>', () => {
  it('colors what stands inside it, and nothing else', async () => {
    const element = await fixture<Palette>('<site-palette seed="#0b6b6f"><p>in</p></site-palette>');
    await element.updateComplete;
    expect(valueOn(element.firstElementChild!, '--site-palette-accent')).to.equal('#0b6b6f');
    expect(valueOn(element.firstElementChild!, '--site-accent')).to.include('#0b6b6f');
    expect(valueOn(page, '--site-palette-accent')).to.equal('');
  });

  it('colors the page where nothing stands inside it, follows its settings, and takes its colors along', async () => {
    const element = await fixture<Palette>('<site-palette seed="#0b6b6f"></site-palette>');
    await element.updateComplete;
    expect(valueOn(page, '--site-palette-accent')).to.equal('#0b6b6f');
    element.seed = '#9b4521';
    await element.updateComplete;
    expect(valueOn(page, '--site-palette-accent')).to.equal('#9b4521');
    element.remove();
    await waitUntil(() => valueOn(page, '--site-palette-accent') === '');
  });

  for (const [inside, isPart] of [
    ['<p></p>', false], ['<br>', false], ['<p>&nbsp;<br></p><!-- here -->', false], ['<script type="text/plain">x</script><template></template>', false],
    ['Words', true], ['<img alt="">', true], ['<p class="a"></p>', true],
  ] as const) {
    it(`colors ${isPart ? 'a part' : 'the page'} where ${inside} is inside`, async () => {
      const element = await fixture<Palette>(`<site-palette seed="#0b6b6f">${inside}</site-palette>`);
      await element.updateComplete;
      expect(valueOn(element, '--site-palette-accent')).to.equal('#0b6b6f');
      await waitUntil(() => valueOn(page, '--site-palette-accent') === (isPart ? '' : '#0b6b6f')); // the palette of the test before goes a moment later
    });
  }

  it('of two the later one holds, and the other one again when that is gone', async () => {
    const [first, second] = [
      await fixture<Palette>('<site-palette seed="#9b4521"></site-palette>'),
      await fixture<Palette>('<site-palette seed="#0b6b6f"></site-palette>'),
    ];
    await second.updateComplete;
    expect(valueOn(page, '--site-palette-accent')).to.equal('#0b6b6f');
    second.remove();
    await waitUntil(() => valueOn(page, '--site-palette-accent') === '#9b4521');
    first.after(second);
    await waitUntil(() => valueOn(page, '--site-palette-accent') === '#0b6b6f');
  });

  it('applies the copied rules beside it: no color changes when its script loads', async () => {
    for (const more of ['', 'preset="analogous-ii" lightest="#fffbe6" darkest="navy"']) {
      const markup = `<site-palette seed="oklch(50% 0.15 40)" ${more}><p>in</p></site-palette>`;
      const [box, element] = [document.createElement('div'), await fixture<Palette>(markup)];
      await element.updateComplete;
      box.style.cssText = /\{([^}]*)\}/.exec(colorsIn(markup))![1]!;
      expect(box.style.length).to.equal(17);
      document.body.append(box);
      for (const name of box.style) expect(valueOn(element.firstElementChild!, name), name).to.equal(valueOn(box, name));
      box.remove();
    }
  });

  it('leaves the page what its own style sheet says', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { --site-accent: rebeccapurple; }');
    document.adoptedStyleSheets = [sheet];
    try {
      const element = await fixture<Palette>('<site-palette seed="#0b6b6f"></site-palette>');
      await element.updateComplete;
      expect(valueOn(page, '--site-accent')).to.equal('rebeccapurple');
      expect(valueOn(page, '--site-palette-accent')).to.equal('#0b6b6f');
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet);
    }
  });

  it('follows the color scheme', async () => {
    const element = await fixture<Palette>('<site-palette seed="#0b6b6f"><p style="color: var(--site-on-surface)">in</p></site-palette>');
    await element.updateComplete;
    const text = element.firstElementChild as HTMLElement;
    text.style.colorScheme = 'light';
    const light = getComputedStyle(text).color;
    text.style.colorScheme = 'dark';
    expect(getComputedStyle(text).color).to.not.equal(light);
  });

  it('takes the accent of a picture', async () => {
    const element = document.createElement('site-palette');
    const changed = oneEvent(element, 'site-palette-change');
    element.image = '/elements/site-tabs/examples/picture-light.webp';
    document.body.append(element);
    const { detail } = await changed;
    element.remove();
    expect(detail.properties['--site-palette-accent']).to.match(/^#[0-9a-f]{6}$/);
  });

  it('says that a picture cannot be read, and uses the seed', async () => {
    const element = document.createElement('site-palette');
    const heard = await captureConsole(async () => {
      const told = new Promise<void>(resolve => {
        const { warn } = console;
        console.warn = (...parts) => { warn(...parts); resolve(); };
      });
      element.image = '/no-such-picture.webp';
      element.seed = '#0b6b6f';
      document.body.append(element);
      await told;
    });
    expect(valueOn(page, '--site-palette-accent')).to.equal('#0b6b6f');
    element.remove();
    expect(heard.filter(line => line.startsWith('<site-palette>'))).to.deep.equal([
      '<site-palette>: image "/no-such-picture.webp" could not be read; expected an image from this site, or from a host that allows it (CORS); using the seed.',
    ]);
  });

  it('reports an invalid color, and the one that it uses', async () => {
    let element!: Palette;
    const heard = await captureConsole(async () => {
      element = await fixture<Palette>('<site-palette seed="teal-ish" dark="no"><p>in</p></site-palette>');
      await element.updateComplete;
    });
    expect(heard.filter(line => line.startsWith('<site-palette>'))).to.deep.equal([
      '<site-palette>: seed "teal-ish" is not a color; expected a CSS color, such as #0b6b6f; using #FFAABB.',
      '<site-palette>: dark "no" is not a color; expected a CSS color, such as #0b6b6f; using the one made of the accent.',
    ]);
    expect(valueOn(element.firstElementChild!, '--site-palette-accent')).to.equal('#ffaabb');
  });
});
