import { expect, html } from '@open-wc/testing';
import { imageOf, freshSource, placed, printed, rootStyle, shows } from './image-page.fixture.test.js';
import './site-image.js';

describe('site-image: what a content system writes', () => {
  it('reads the attributes of its markup, and its own before them', async () => {
    const shadow = '{"angle": 90, "distance": {"value": 12, "unit": "px"}, "blur": {"value": 24, "unit": "px"}}';
    const element = await placed(html`<site-image load="false" data-shape-mask="circle" data-image-dimensions="2400x1600" data-image-focal-point="0.2,0.5"
      data-stretch="false" data-drop-shadow=${shadow}><img alt="A pot" data-src=${freshSource()}></site-image>`);
    expect([element.mask, element.dimensions, element.focalPoint, element.stretch]).to.deep.equal(['circle', '2400x1600', '0.2,0.5', false]);
    expect(element.dropShadow).to.deep.equal(JSON.parse(shadow));
    expect(rootStyle(element, 'clip')).to.contain('path(');
    element.mask = 'heart';
    expect(element.mask).to.equal('heart');
    element.removeAttribute('data-shape-mask');
    element.mask = null as never;
    expect(element.mask).to.equal('');
  });

  it('takes records and booleans, from a script and from a settings block', async () => {
    const source = freshSource();
    const lines = await printed(async () => {
      const element = await placed(html`<site-image load="false"><img alt="A pot" data-src=${source}></site-image>`);
      Object.assign(element, { focalPoint: { x: 0.3, y: 0.6 }, dimensions: { width: 2400, height: 1600 } });
      expect([element.focalPoint, element.dimensions]).to.deep.equal(['0.3,0.6', '2400x1600']);
      (element as { load: unknown }).load = true;
      expect(element.load).to.equal('true');
      const block = await placed(html`<site-image><script type="application/json">{ "load": false, "focalPoint": [0.1, 0.2], "dimensions": [30, 20] }</script><img alt="A pot" data-src=${freshSource()}></site-image>`);
      expect([block.load, block.focalPoint, block.dimensions]).to.deep.equal(['false', '0.1,0.2', '30x20']);
    });
    expect(lines).to.deep.equal([]);
  });

  it('may load while a loading class is there, where the page allows it', async () => {
    const source = freshSource();
    const element = await placed(
      html`<site-image allow-concurrent-loads><img class="site-image-loading" data-src=${source} data-image-dimensions="20x10" alt="A pot"></site-image>`,
    );
    await shows(element, `${source}?format=100w`);
    const waiting = await placed(
      html`<site-image><img class="site-image-loading" data-src=${freshSource()} data-image-dimensions="20x10" alt="A pot"></site-image>`,
    );
    expect(imageOf(waiting).hasAttribute('src')).to.equal(false);
  });

  it('with an empty alignment is centered, and logs it', async () => {
    const lines = await printed(async () => {
      await placed(html`<site-image load="false" crop-mode="contain" fit-alignment=""><img alt="A pot" data-src=${freshSource()}></site-image>`);
    });
    expect(lines.join()).to.contain('using center');
  });
});
