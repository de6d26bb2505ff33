import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import { calm, freshSource, imageOf, noted, placed, printed, requests, rootStyle, served, shows } from './image-page.fixture.test.js';
import type { SiteImage } from './site-image.js';
import './site-image.js';

describe('site-image: invalid values are reported once, and something shows', () => {
  const cases = [
    [
      'data-image-dimensions',
      '0x0',
      'dimensions "0x0" are no image\'s; expected width and height, as in "2400x1600"; using those of the image that loads.',
    ],
    [
      'data-image-dimensions',
      '65535x1',
      'dimensions "65535x1" are no image\'s; expected width and height, as in "2400x1600"; using those of the image that loads.',
    ],
    [
      'data-image-focal-point',
      '1.5,0.5',
      'focal point "1.5,0.5" is out of range; expected two fractions from 0 to 1, as in "0.5,0.3"; using 1,0.5.',
    ],
    [
      'data-image-focal-point',
      'top',
      'focal point "top" is not a point; expected two fractions from 0 to 1, as in "0.5,0.3"; using 0.5,0.5.',
    ],
    [
      'data-src',
      'javascript:alert(1)',
      'source "javascript:alert(1)" is not a safe address; expected an http, https or relative one; using none.',
    ],
  ] as const;
  for (const [attribute, value, message] of cases) {
    it(`${attribute} ${value}`, async () => {
      const lines = await printed(async seen => {
        const source = freshSource();
        const box = await fixture<HTMLElement>(html`<div></div>`);
        box.innerHTML = `<site-image><img src="${source}" width="20" height="10" alt="A pot" ${attribute}="${value}"></site-image>`;
        await waitUntil(() => seen.length);
        await waitUntil(() => box.querySelector('img')!.offsetWidth > 0 && box.querySelector('img')!.complete);
        await calm();
      });
      expect(lines.filter(line => line.includes(message.slice(0, 20)))).to.deep.equal([`<site-image>: ${message}`]);
    });
  }

  for (const [attributes, message] of [
    ['ratio="wide"', 'ratio "wide" is unknown; expected width and height, as in "4:3"; using that of the mask or the image.'],
    ['url-template="/x/{width}"', 'url-template "/x/{width}" names no place for a width; expected {width} and {path} or {url}; using none.'],
  ]) {
    it(attributes!, async () => {
      const lines = await printed(async seen => {
        const box = await fixture<HTMLElement>(html`<div></div>`);
        box.innerHTML = `<site-image ${attributes}><img src="${freshSource()}" width="20" height="10" alt="A pot"></site-image>`;
        await waitUntil(() => seen.length);
        await waitUntil(() => box.querySelector('img')!.complete);
      });
      expect(lines).to.deep.equal([`<site-image>: ${message}`]);
    });
  }

  it('an image without a source', async () => {
    const lines = await printed(async seen => {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      box.innerHTML = '<site-image><img alt="A pot" src=""></site-image>';
      await waitUntil(() => seen.length);
    });
    expect(lines).to.deep.equal(['<site-image>: Invalid or missing image source.']);
  });

  it('no image at all', async () => {
    const lines = await printed(async seen => {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      box.innerHTML = '<site-image><p>Words</p></site-image>';
      await waitUntil(() => seen.length);
      expect(box.querySelector('p')!.offsetHeight).to.be.greaterThan(0);
    });
    expect(lines).to.deep.equal(['<site-image>: has no image; expected an <img> inside, or `source`; showing what is there.']);
  });
});

describe('site-image: the page\'s hazards', () => {
  it('upgrade: an image that has already loaded is never shown as loading', async () => {
    const source = freshSource();
    const image = await fixture<HTMLImageElement>(html`<img src=${source} alt="A pot">`);
    await image.decode();
    const element = document.createElement('site-image') as SiteImage;
    image.replaceWith(element);
    element.append(image);
    await waitUntil(() => element.matches(':state(loaded)'));
    expect(element.shadowRoot!.querySelector('.frame')!.getAttribute('data-phase')).to.equal('drawn');
    element.remove();
  });

  it('late content: finds its image whenever it comes', async () => {
    const source = freshSource();
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.style.width = '320px';
    const element = document.createElement('site-image') as SiteImage;
    await printed(async () => {
      box.append(element);
      await calm();
    });
    element.innerHTML = `<p><br></p><figure><img data-src="${source}" data-image-dimensions="2000x1000" alt="A pot"></figure>`;
    await shows(element, `${source}?format=${served(320)}w`);
  });

  it('move: nothing is loaded again', async () => {
    const source = freshSource();
    const element = await placed(html`<site-image><img data-src=${source} data-image-dimensions="2000x1000" alt="A pot"></site-image>`);
    await shows(element, `${source}?format=${served(320)}w`);
    const other = await fixture<HTMLElement>(html`<div></div>`);
    other.style.width = '300px';
    other.append(element);
    await waitUntil(() => rootStyle(element, 'width') === '300px');
    expect(await noted(source)).to.deep.equal([`?format=${served(320)}w`]);
  });

  it('removal: lets go of its image, and takes it up again', async () => {
    const source = freshSource();
    const element = await placed(html`<site-image load="false"><img data-src=${source} data-image-dimensions="2000x1000" alt="A pot"></site-image>`);
    const parent = element.parentElement!;
    element.remove();
    await calm();
    parent.append(element);
    element.load = 'true';
    await shows(element, `${source}?format=${served(320)}w`);
  });

  it('removal while a picture is loading: others need not wait', async () => {
    const elements = [];
    for (let at = 0; at < 20; at++) {
      elements.push(await placed(html`<site-image load="false"><img data-src=${freshSource()} data-image-dimensions="200x100" alt="A pot"></site-image>`));
    }
    for (const element of elements) {
      element.load = 'true';
      void element.updateComplete.then(() => element.remove());
    }
    const source = freshSource();
    const last = await placed(html`<site-image><img data-src=${source} data-image-dimensions="200x100" alt="A pot"></site-image>`);
    await shows(last, `${source}?format=${Math.min(served(320), 300)}w`);
  });

  it('a hidden element: loads when it is shown', async () => {
    const source = freshSource();
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.style.cssText = 'display: none; inline-size: 320px';
    box.innerHTML = `<site-image><img data-src="${source}" data-image-dimensions="2000x1000" alt="A pot"></site-image>`;
    await calm();
    expect(requests(source)).to.deep.equal([]);
    box.style.display = '';
    await shows(box.querySelector('site-image')!, `${source}?format=${served(320)}w`);
  });

  it('a loading class that another script has set: waits for its end', async () => {
    const source = freshSource();
    const element = await placed(html`
      <site-image load="false"><img class="site-image-loading" data-src=${source} data-image-dimensions="2000x1000" alt="A pot"></site-image>`);
    element.load = 'true';
    await calm();
    expect(requests(source)).to.deep.equal([]);
    imageOf(element).classList.remove('site-image-loading');
    element.parentElement!.style.width = '310px';
    await shows(element, `${source}?format=${served(310)}w`);
  });

  it('a strict policy: nothing of it is an inline style of the author\'s nodes', async () => {
    const element = await placed(html`<site-image mask="circle"><img src=${freshSource()} width="10" height="10" alt="A pot"></site-image>`);
    await waitUntil(() => rootStyle(element, 'clip').startsWith('path'));
    expect(element.querySelector('[style]')).to.equal(null);
    expect(element.hasAttribute('style')).to.equal(false);
  });
});
