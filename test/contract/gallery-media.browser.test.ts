// Runs in every engine: how an image that did not come is drawn, and how videos fill their places.
import { expect } from '@open-wc/testing';
import { waitUntil } from './wait-until.js';
import { brokenMark } from '../../core/image/broken-images.js';
import { clear, picture, put, putGallery, sizedImage } from '../../elements/site-gallery/gallery-page.fixture.test.js';
import '../../elements/site-gallery/site-gallery.js';
import '../../elements/site-image/site-image.js';
import '../../elements/site-video/site-video.js';

afterEach(clear);

const video = '<site-video src="https://vimeo.com/76979871"></site-video>';
const stageOf = (video: Element) => video.shadowRoot!.querySelector<HTMLElement>('.stage, #root > slot')!;

describe('a picture that does not come', () => {
  it('is replaced by a drawing in a gallery, in a box of its size, and appears once it loads', async () => {
    const gallery = await putGallery('design="grid"', `<img src="/nothing/broken.jpg" alt="Harbour" width="300" height="200">${picture('b')}`);
    const [broken, whole] = [...gallery.querySelectorAll('img')];
    await waitUntil(() => broken!.hasAttribute(brokenMark), 'it is marked');
    expect(getComputedStyle(broken!).content, 'a line to be seen').to.match(/data:image\/svg.*%3Cpath .*stroke=/);
    expect(broken!.alt).to.equal('Harbour');
    expect(broken!.getBoundingClientRect().width).to.equal(whole!.getBoundingClientRect().width);
    expect(broken!.getBoundingClientRect().height).to.equal(whole!.getBoundingClientRect().height);
    expect(whole!.hasAttribute(brokenMark)).to.equal(false);
    broken!.src = '/images/harbour';
    await waitUntil(() => !broken!.hasAttribute(brokenMark) && broken!.naturalWidth > 0, 'it is shown');
  });

  it('is one as well where it had failed before the gallery came', async () => {
    const image = put('<img src="/nothing/early.jpg" alt="">') as HTMLImageElement;
    await waitUntil(() => image.complete && !image.naturalWidth);
    const gallery = await putGallery('design="grid"', picture('a'));
    gallery.append(image);
    await waitUntil(() => image.hasAttribute(brokenMark), 'it is marked');
  });

  it('is an empty place in a site-image', async () => {
    const element = put('<site-image><img src="/nothing/own.jpg" alt="A pot" width="30" height="20"></site-image>');
    await waitUntil(() => element.querySelector('img')!.hasAttribute(brokenMark), 'it is marked');
  });
});

describe('a video among pictures', () => {
  it('fills its place in a row of taller pictures', async () => {
    for (const markup of [video, `<figure>${video}</figure>`, `<div><div>${video}</div><div>${sizedImage(200, 400)}</div></div>`]) {
      const gallery = await putGallery('design="autogrid" column-width="250"', markup.includes('<div>') ? markup : `${markup}${sizedImage(200, 400)}`);
      await waitUntil(() => {
        const [stage, image] = [stageOf(gallery.querySelector('site-video')!).getBoundingClientRect(), gallery.querySelector('img')!.getBoundingClientRect()];
        const isSame = (['top', 'bottom', 'width'] as const).every(edge => Math.abs(stage[edge] - image[edge]) < 1);
        return isSame && image.height > 300;
      }, `both end at one line: ${markup}`);
    }
  });

  it('has the corners of the pictures beside it: none where they touch', async () => {
    const radiusOf = (gallery: Element) => getComputedStyle(stageOf(gallery.querySelector('site-video')!)).borderTopLeftRadius;
    const touching = await putGallery('design="autogrid"', video + picture('a'));
    expect([radiusOf(touching), getComputedStyle(touching.querySelector('img')!).borderTopLeftRadius]).to.deep.equal(['0px', '0px']);
    const apart = await putGallery('design="grid" style="--site-gallery-radius: 5px"', video + picture('a'));
    expect([radiusOf(apart), getComputedStyle(apart.querySelector('img')!).borderTopLeftRadius]).to.deep.equal(['5px', '5px']);
  });
});
