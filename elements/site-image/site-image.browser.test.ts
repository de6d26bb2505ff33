import { expect, fixture, html, nextFrame, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import { calm, freshSource, imageOf, inside, noted, placed, printed, requests, rootStyle, served, shows } from './image-page.fixture.test.js';
import './site-image.js';

describe('site-image: sizes', () => {
  it('asks for the smallest listed width that serves its place, once', async () => {
    const source = freshSource();
    const element = await placed(html`<site-image><img data-src=${source} data-image-dimensions="2000x1000" alt="A pot"></site-image>`);
    await shows(element, `${source}?format=${served(320)}w`);
    expect(await noted(source)).to.deep.equal([`?format=${served(320)}w`]);
    expect(performance.getEntriesByType('resource').some(({ name }) => name.includes('/core/shape/shapes')), 'shapes').to.equal(false);
  });

  it('keeps the author\'s own node, and reports a new picture', async () => {
    const source = freshSource();
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const loaded = oneEvent(box, 'site-image-load');
    box.innerHTML = `<site-image><img src="${source}?format=100w" data-src="${source}" width="20" height="10" alt="A pot"></site-image>`;
    const image = box.querySelector('img')!;
    const { detail } = await loaded as CustomEvent;
    expect(image.isConnected && image.getAttribute('src')).to.equal(detail.address);
    expect(detail).to.deep.equal({ address: `${source}?format=${detail.width}w`, width: served(box.clientWidth) });
    expect(image.hasAttribute('class')).to.equal(false);
  });

  it('replaces a picture by a larger one only', async () => {
    const source = freshSource();
    const element = await placed(html`<site-image><img src="${source}?format=500w" width="20" height="10" alt="A pot"></site-image>`, 80);
    expect(await noted(source)).to.deep.equal(['?format=500w']);
    element.parentElement!.style.width = '1200px';
    await shows(element, `${source}?format=${served(1200)}w`);
    element.parentElement!.style.width = '200px';
    expect(await noted(source, 2)).to.deep.equal(['?format=500w', `?format=${served(1200)}w`]);
  });

  it('replaces it by a smaller one where updates are forced', async () => {
    const source = freshSource();
    const element = await placed(html`
      <site-image force-image-update><img src="${source}?format=2500w" width="20" height="10" alt="A pot"></site-image>`, 80);
    await shows(element, `${source}?format=${served(80)}w`);
  });

  it('waits until it approaches the viewport', async () => {
    const source = freshSource();
    const far = await fixture<HTMLElement>(html`<div></div>`);
    far.style.cssText = 'padding-block-start: 4000px; inline-size: 320px';
    far.innerHTML = `<site-image><img data-src="${source}" data-image-dimensions="20x10" alt="A pot"></site-image>`;
    await calm();
    expect(requests(source)).to.deep.equal([]);
    far.querySelector('site-image')!.scrollIntoView();
    await waitUntil(() => requests(source).length === 1);
    scrollTo(0, 0);
  });

  it('loads immediately if it is set to', async () => {
    const source = freshSource();
    const far = await fixture<HTMLElement>(html`<div></div>`);
    far.style.cssText = 'padding-block-start: 4000px; inline-size: 320px';
    far.innerHTML = `<site-image load="true"><img data-src="${source}" data-image-dimensions="20x10" alt="A pot"></site-image>`;
    await waitUntil(() => requests(source).length === 1);
  });

  it('loads only when a script requests it, if it is set to', async () => {
    const source = freshSource();
    const element = await placed(html`<site-image load="false"><img data-src=${source} data-image-dimensions="2000x1000" alt="A pot"></site-image>`);
    await calm();
    expect(requests(source)).to.deep.equal([]);
    await element.loadNow();
    expect(imageOf(element).getAttribute('src')).to.equal(`${source}?format=${served(320)}w`);
  });

  it('says what did not come to the script that asked', async () => {
    const element = await placed(html`<site-image load="false"><img data-src="/gone.jpg" data-image-dimensions="20x10" alt="A pot"></site-image>`);
    const error = await element.loadNow().catch(reason => reason as Error);
    expect((error as Error).message).to.match(/^<img src="\/gone\.jpg\?format=\d+w"> not loaded$/);
    const empty = await fixture<typeof element>(html`<site-image></site-image>`);
    await printed(async () => {
      const none = await empty.loadNow().catch(reason => reason as Error);
      expect((none as Error).message).to.equal('No images');
    });
  });

  it('reads the dimensions from the smallest picture if none are set', async () => {
    const source = freshSource();
    const element = await placed(html`<site-image><img data-src=${source} alt="A pot"></site-image>`);
    await shows(element, `${source}?format=${served(320)}w`);
    expect(await noted(source, 2)).to.deep.equal(['?format=100w', `?format=${served(320)}w`]);
  });

  it('asks for no more than there is', async () => {
    const source = freshSource();
    const element = await placed(html`<site-image><img data-src=${source} data-image-dimensions="90x60" alt="A pot"></site-image>`, 900);
    await shows(element, `${source}?format=100w`);
  });

  for (const [attributes, expected] of [
    [{ 'dpr-max': '0.25' }, 100], [{ 'size-adjustment': '0' }, 100], [{ 'dpr-min': '10' }, 2500],
  ] as const) {
    it(`respects ${JSON.stringify(attributes)}`, async () => {
      const source = freshSource();
      const element = await placed(html`<site-image load="false"><img data-src=${source} data-image-dimensions="9000x4500" alt="A pot"></site-image>`);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.setAttribute('load', 'true');
      await shows(element, `${source}?format=${expected}w`);
    });
  }

  it('asks any resizer by a template, or by file name', async () => {
    const source = freshSource();
    const element = await placed(html`
      <site-image url-template="/images/{width}/{path}"><img data-src=${source} data-image-dimensions="20x10" alt="A pot"></site-image>`);
    await waitUntil(() => imageOf(element).getAttribute('src') === `/images/100${source}`);
    const named = await placed(html`
      <site-image size-format="filename"><img data-src="${source}.jpg" data-image-dimensions="2000x1000" alt="A pot"></site-image>`);
    await waitUntil(() => imageOf(named).getAttribute('src') === `${source}-${served(320)}w.jpg`);
  });
});

describe('site-image: the author\'s choice', () => {
  it('leaves a srcset with sizes alone', async () => {
    const source = freshSource();
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.innerHTML = `<site-image>
      <img data-src="${source}" src="${source}?a" srcset="${source}?b 5000w" sizes="50vw" width="20" height="10" alt="A pot"></site-image>`;
    const element = box.querySelector('site-image')!;
    expect([...new Set(await noted(source))]).to.deep.equal(['?b']);
    expect(imageOf(element).sizes).to.equal('50vw');
  });

  it('fills in the sizes that a srcset lacks, as they change', async () => {
    const source = freshSource();
    const element = await placed(html`
      <site-image><img src="${source}?a" srcset="${source}?b 5000w" width="20" height="10" alt="A pot"></site-image>`);
    await waitUntil(() => imageOf(element).sizes === '320px');
    element.parentElement!.style.width = '200px';
    await waitUntil(() => imageOf(element).sizes === '200px');
  });

  it('leaves a <picture> to the browser', async () => {
    const source = freshSource();
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.style.width = '320px';
    box.innerHTML = `<site-image><picture><source srcset="${source}?b 5000w">
      <img src="${source}?a" data-src="${source}" width="20" height="10" alt="A pot"></picture></site-image>`;
    const element = box.querySelector('site-image')!;
    await waitUntil(() => element.querySelector('source')!.sizes === '320px');
    expect([...new Set(await noted(source))]).to.deep.equal(['?b']);
  });

  it('leaves an address without a width alone', async () => {
    const source = freshSource();
    await placed(html`<site-image><img src=${source} width="20" height="10" alt="A pot"></site-image>`);
    expect(await noted(source)).to.deep.equal(['']);
  });

  it('keeps a picture that a script has put there', async () => {
    const source = freshSource();
    const element = await placed(html`<site-image><img data-src=${source} data-image-dimensions="2000x1000" alt="A pot"></site-image>`);
    await shows(element, `${source}?format=${served(320)}w`);
    const other = freshSource();
    imageOf(element).src = other;
    await waitUntil(() => imageOf(element).complete);
    element.parentElement!.style.width = '900px';
    await calm();
    expect(imageOf(element).getAttribute('src')).to.equal(other);
  });

  it('follows a script to another source', async () => {
    const source = freshSource();
    const element = await placed(html`<site-image><img data-src=${source} data-image-dimensions="2000x1000" alt="A pot"></site-image>`);
    await shows(element, `${source}?format=${served(320)}w`);
    const other = freshSource();
    imageOf(element).dataset.src = other;
    await shows(element, `${other}?format=${served(320)}w`);
  });

  it('follows the page to another <img>', async () => {
    const source = freshSource();
    const element = await placed(html`<site-image><img data-src=${source} data-image-dimensions="2000x1000" alt="A pot"></site-image>`);
    await shows(element, `${source}?format=${served(320)}w`);
    const other = freshSource();
    const image = Object.assign(document.createElement('img'), { alt: 'Another pot' });
    Object.assign(image.dataset, { src: other, imageDimensions: '2000x1000' });
    imageOf(element).replaceWith(image);
    await shows(element, `${other}?format=${served(320)}w`);
  });
});

describe('site-image: without an <img>', () => {
  it('brings one for a source of the settings, and takes it away for the author\'s', async () => {
    const source = freshSource();
    const element = await placed(html`<site-image source=${source} dimensions="2000x1000" alt="A pot"></site-image>`);
    await shows(element, `${source}?format=${served(320)}w`);
    expect(imageOf(element).alt).to.equal('A pot');
    element.insertAdjacentHTML('beforeend', `<img src="${freshSource()}" alt="The author's">`);
    await waitUntil(() => element.querySelectorAll('img').length === 1);
    expect(imageOf(element).alt).to.equal('The author\'s');
    await nextFrame();
    expect(inside(element, 'slot')).to.not.equal(null);
    expect(rootStyle(element, 'fit')).to.equal('cover');
  });
});
