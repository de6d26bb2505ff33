// Runs in every engine: the size of images that are broken or loading.
import { expect, html } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import { calm, freshSource, imageOf, inside, placed, printed, rootStyle } from './image-page.fixture.test.js';
import './site-image.js';

const shadow = (angle: number) => JSON.stringify({ angle, distance: { value: 10, unit: 'px' }, blur: { value: 4, unit: 'px' } });
const styleOf = (node: Element) => getComputedStyle(node);
const box = (node: Element) => {
  const { width, height } = node.getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
};

describe('site-image: its frame', () => {
  it('is as wide as its place and as high as the picture', async () => {
    const element = await placed(html`<site-image><img src=${freshSource()} data-image-dimensions="400x100" alt="A pot"></site-image>`);
    await waitUntil(() => box(element).join() === '320,80');
  });

  it('has proportions of its own', async () => {
    const element = await placed(html`<site-image ratio="4:1"><img src=${freshSource()} width="10" height="10" alt="A pot"></site-image>`);
    await waitUntil(() => box(element).join() === '320,80');
    element.ratio = '2:1';
    await waitUntil(() => box(element).join() === '320,160');
  });

  it('fills the element when it is stretched', async () => {
    const element = await placed(html`<site-image><img src=${freshSource()} width="10" height="10" alt="A pot"></site-image>`, 320, '100px');
    await calm();
    expect(box(imageOf(element))).to.deep.equal([320, 100]);
    expect(styleOf(imageOf(element)).objectFit).to.equal('cover');
    expect(styleOf(imageOf(element)).padding).to.equal('0px');
  });

  it('keeps its proportions when it is not, sized by the limiting side and aligned, whenever its place changes', async () => {
    const element = await placed(html`
      <site-image stretch="false"><img src=${freshSource()} data-image-dimensions="10x10" alt="A pot"></site-image>`, 320, '100px');
    const padding = () => styleOf(imageOf(element)).padding;
    await waitUntil(() => padding() === '0px 110px');
    element.fitAlignment = 'left';
    await waitUntil(() => padding() === '0px 220px 0px 0px');
    element.fitAlignment = 'center';
    element.parentElement!.classList.add('image-position-right');
    element.style.height = '200px';
    await waitUntil(() => padding() === '0px 0px 0px 120px');
    element.style.height = '';
    await waitUntil(() => padding() === '0px' && box(element).join() === '320,320');
  });

  it('warns of a missing alignment, and stays in the middle', async () => {
    const lines = await printed(() => placed(html`
      <site-image stretch="false" fit-alignment=""><img src=${freshSource()} width="10" height="10" alt="A pot"></site-image>`));
    expect(lines).to.deep.equal(['<site-image>: fit-alignment "" is unknown; expected center, top, left, right, bottom; using center.']);
  });

  it('brings the focal point to the middle', async () => {
    const element = await placed(html`
      <site-image><img src=${freshSource()} data-image-dimensions="100x100" data-image-focal-point="0.5,0.4" alt="A pot"></site-image>`, 320, '160px');
    const position = () => styleOf(imageOf(element)).objectPosition;
    await waitUntil(() => position() === '50% 30%');
    element.useAdvancedPositioning = false;
    await waitUntil(() => position() === '50% 40%');
    imageOf(element).dataset.imageFocalPoint = '1,0.1';
    await waitUntil(() => position() === '100% 10%');
  });

  for (const [mode, fit] of [['cover', 'cover'], ['content-fill', 'cover'], ['fit', 'contain'], ['contain', 'contain'], ['none', 'none']]) {
    it(`crops by ${mode}`, async () => {
      const element = await placed(html`<site-image crop-mode=${mode}><img src=${freshSource()} width="10" height="10" alt="A pot"></site-image>`);
      expect(styleOf(imageOf(element)).objectFit).to.equal(fit);
    });
  }

  it('says when it is narrow', async () => {
    const element = await placed(html`<site-image><img src=${freshSource()} width="10" height="10" alt="A pot"></site-image>`, 415);
    await calm();
    expect(element.matches(':state(narrow)')).to.equal(false);
    element.parentElement!.style.width = '414px';
    await waitUntil(() => element.matches(':state(narrow)'));
    element.parentElement!.style.width = '500px';
    await waitUntil(() => !element.matches(':state(narrow)'));
  });

  it('leaves room for a caption, and the picture shrinks without one', async () => {
    const element = await placed(html`
      <site-image><figure><a href="#pot"><img src=${freshSource()} width="10" height="10" alt="A pot"></a><figcaption>Pot</figcaption></figure></site-image>`);
    await calm();
    expect(box(imageOf(element))).to.deep.equal([320, 320]);
    expect(box(element)[1]).to.be.greaterThan(330);
    element.style.height = '200px';
    await waitUntil(() => box(imageOf(element))[1]! < 200);
    expect(box(element)).to.deep.equal([320, 200]);
    expect(element.querySelector('figcaption')!.getBoundingClientRect().bottom).to.be.at.most(element.getBoundingClientRect().bottom + 1);
  });
});

describe('site-image: its outline', () => {
  it('is any shape, in the shape\'s proportions', async () => {
    const element = await placed(html`<site-image mask="arch"><img src=${freshSource()} width="30" height="10" alt="A pot"></site-image>`);
    await waitUntil(() => box(element).join() === '320,480' && styleOf(imageOf(element)).clipPath.startsWith('path('));
    const { left, top } = element.getBoundingClientRect();
    expect(document.elementFromPoint(left + 3, top + 3)).to.not.equal(imageOf(element));
    expect(document.elementFromPoint(left + 160, top + 3)).to.equal(imageOf(element));
    element.mask = '';
    await waitUntil(() => styleOf(imageOf(element)).clipPath === 'none');
  });

  it('is stretched with the element, or stays in proportion', async () => {
    const element = await placed(html`<site-image mask="rectangle"><img src=${freshSource()} width="30" height="10" alt="A pot"></site-image>`, 300, '100px');
    await waitUntil(() => rootStyle(element, 'clip') === 'path("M0 0L300 0L300 100L0 100Z")');
    element.stretch = false;
    await waitUntil(() => rootStyle(element, 'clip') === 'path("M100 0L200 0L200 100L100 100Z")');
  });

  it('casts a shadow that follows it', async () => {
    const element = await placed(html`
      <site-image mask="circle" drop-shadow=${shadow(90)}><img src=${freshSource()} width="10" height="10" alt="A pot"></site-image>`);
    await waitUntil(() => inside(element, '.shade'));
    await waitUntil(() => / 0px 10px 4px/.test(styleOf(inside(element, '.shade')!).filter));
    expect(styleOf(inside(element, '.outline')!).clipPath).to.equal(styleOf(imageOf(element)).clipPath);
    expect(box(inside(element, '.shade')!)).to.deep.equal([320, 320]);
  });

  it('casts the shadow of the picture itself without a mask', async () => {
    const element = await placed(html`<site-image drop-shadow=${shadow(180)}><img src=${freshSource()} width="10" height="10" alt="A pot"></site-image>`);
    await waitUntil(() => / 10px 0px 4px/.test(styleOf(imageOf(element)).filter));
    element.removeAttribute('drop-shadow');
    await waitUntil(() => styleOf(imageOf(element)).filter === 'none');
  });

  it('logs an invalid shadow once, and continues', async () => {
    const lines = await printed(async () => {
      for (let time = 0; time < 2; time++) {
        await placed(html`<site-image drop-shadow='{"angle"'><img src=${freshSource()} width="10" height="10" alt="A pot"></site-image>`);
      }
    });
    expect(lines.length).to.equal(1);
    expect(lines[0]).to.match(/^<site-image>: drop-shadow "\{"angle"" is not JSON .*; using null\.$|using nothing\.$/);
    const others = await printed(async seen => {
      await placed(html`<site-image drop-shadow='{"angle": "up"}'><img src=${freshSource()} width="10" height="10" alt="A pot"></site-image>`);
      await waitUntil(() => seen.length);
    });
    expect(others[0]).to.match(/^<site-image>: drop-shadow \{"angle":"up"\} is not a shadow; expected .*; using none\.$/);
  });

  it('logs an invalid mask', async () => {
    const lines = await printed(async seen => {
      const element = await placed(html`<site-image mask="constructor"><img src=${freshSource()} width="10" height="10" alt="A pot"></site-image>`);
      await waitUntil(() => seen.length);
      expect(styleOf(imageOf(element)).clipPath).to.equal('none');
    });
    expect(lines).to.deep.equal(['<site-image>: mask "constructor" is unknown; expected the name of a shape, such as circle; using none.']);
  });
});

describe('site-image: what it shows besides', () => {
  const hash = '5BgOHYRod4d/iHiEd1eIh3Z3YKcH';

  it('paints a preview until the picture is there', async () => {
    const element = await placed(
      html`<site-image load="false" thumbhash=${hash}><img alt="A pot" width="30" height="20" data-src=${freshSource()}></site-image>`,
    );
    await waitUntil(() => inside<HTMLCanvasElement>(element, 'canvas')?.width, 'never painted');
    const canvas = inside<HTMLCanvasElement>(element, 'canvas')!;
    expect([canvas.width, canvas.height]).to.deep.equal([32, 23]);
    const [, , , alpha] = canvas.getContext('2d')!.getImageData(4, 4, 1, 1).data;
    expect(alpha).to.equal(255);
    expect(styleOf(canvas).opacity).to.equal('1');
    await element.loadNow();
    await waitUntil(() => styleOf(canvas).opacity === '0');
  });

  it('logs an invalid preview', async () => {
    const lines = await printed(async seen => {
      await placed(html`<site-image load="false" thumbhash="%"><img alt="A pot" width="30" height="20" data-src=${freshSource()}></site-image>`);
      await waitUntil(() => seen.length);
    });
    expect(lines[0]).to.equal('<site-image>: thumbhash "%" cannot be read; expected the 30 characters or so of a thumbhash; using none.');
  });

  it('shows words in the picture\'s place when none came', async () => {
    const element = await placed(html`<site-image ratio="2:1"><img src="/gone.png" alt="A blue pot"></site-image>`);
    await waitUntil(() => inside(element, '.broken'));
    expect(inside(element, '.broken')!.innerText).to.include('A blue pot');
    // WebKit gives a broken picture the proportions of its own icon, whatever the style sheet says.
    await waitUntil(() => box(inside(element, '.broken')!).join() === box(imageOf(element)).join());
    expect(box(element)[1]).to.be.at.least(160);
    expect(inside(element, '.broken')!.getAttribute('aria-hidden')).to.equal('true');
    expect(element.matches(':state(broken)')).to.equal(true);
    await expect(element).to.be.accessible();
    imageOf(element).src = freshSource();
    await waitUntil(() => !inside(element, '.broken') && element.matches(':state(loaded)'));
  });

  it('keeps the picture that was there when a larger one does not come', async () => {
    const source = freshSource();
    const failed: string[] = [];
    const listen = (event: Event) => failed.push((event as CustomEvent).detail.address);
    document.addEventListener('site-image-fail', listen);
    const element = await placed(html`<site-image><img src=${source} data-src="/gone-too.png" data-image-dimensions="3000x1500" alt="A pot"></site-image>`);
    await waitUntil(() => failed.length && imageOf(element).getAttribute('src') === source);
    await waitUntil(() => imageOf(element).naturalWidth && element.matches(':state(loaded)'));
    expect(inside(element, '.broken')).to.equal(null);
    element.parentElement!.style.width = '321px';
    await calm();
    expect(failed).to.have.lengthOf(1, failed.join());
    document.removeEventListener('site-image-fail', listen);
  });

  it('paints the picture as a background where that is wished', async () => {
    const source = freshSource();
    const element = await placed(html`<site-image use-bg-image><img src="${source}?x='&quot;)" width="10" height="10" alt="A pot"></site-image>`);
    await waitUntil(() => inside(element, '.background') && styleOf(inside(element, '.background')!).backgroundImage.includes(source));
    expect(styleOf(imageOf(element)).opacity).to.equal('0');
    expect(styleOf(inside(element, '.background')!).backgroundSize).to.equal('cover');
  });
});
