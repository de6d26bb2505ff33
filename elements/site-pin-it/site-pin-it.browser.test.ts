import { expect, fixture, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { captureConsole } from '../../test/contract/capture-console.js';
import { repair } from '../../core/repair/repair.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-pin-it.js';

type PinIt = HTMLElementTagNameMap['site-pin-it'];

const drawn = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>";
/** It shows immediately, and the file that others can load is the one to come. */
const picture = (extra = 'alt="A bowl"', size = 200) => `<img width="${size}" height="${size}" src="${drawn}" data-src="/bowl.jpg" ${extra}>`;
const links = (element: PinIt) => [...element.shadowRoot!.querySelectorAll<HTMLAnchorElement>('.save')];
const saved = (link: HTMLAnchorElement) => Object.fromEntries(new URL(link.href).searchParams);
const withLinks = async (element: PinIt, count: number) => {
  await waitUntil(() => links(element).length === count, `it has ${count} buttons and not ${links(element).length}`);
  return links(element);
};
const placed = async (markup: string) => {
  const box = await fixture<HTMLElement>(`<div>${markup}</div>`);
  return { box, element: box.querySelector('site-pin-it')! };
};
const pointAt = (target: Element, at: Element = target) => {
  const { left, top, width, height } = at.getBoundingClientRect();
  target.dispatchEvent(
    new PointerEvent('pointermove', {
      clientX: left + width / 2,
      clientY: top + height / 2,
      pointerType: 'mouse',
      bubbles: true,
      composed: true,
    }),
  );
};

describe('<site-pin-it>', () => {
  it('leads to a new pin of the page, the picture and its text, in a new window', async () => {
    const { element } = await placed(`<site-pin-it>${picture()}</site-pin-it>`);
    const [link] = await withLinks(element, 1);
    expect(saved(link!)).to.deep.equal({ url: location.href.replace(/#.*/, ''), media: new URL('/bowl.jpg', location.href).href, description: 'A bowl' });
    expect([link!.target, link!.rel, link!.ariaLabel]).to.deep.equal(['_blank', 'noopener', 'Save to Pinterest: A bowl (opens in a new window)']);
  });

  it('takes what Pinterest\'s own attributes say, of the picture or of an element around it', async () => {
    const { element } = await placed(`<site-pin-it><div data-pin-url="https://pots.example/bowls" data-pin-media="https://pots.example/large.jpg">${picture('alt="A bowl" data-pin-description="Blue"')}</div></site-pin-it>`);
    const [link] = await withLinks(element, 1);
    expect(saved(link!)).to.deep.equal({ url: 'https://pots.example/bowls', media: 'https://pots.example/large.jpg', description: 'Blue' });
  });

  it('has none for pictures that are small, refused, hidden, inert, or inside the page, and one more when that ends', async () => {
    const refused = ['nopin="nopin"', 'data-pin-nopin="true"', 'data-pin-no-hover="true"', 'hidden', 'inert', 'style="visibility: hidden"']
      .map(each => picture(each))
      .join('');
    const { box, element } = await placed(`<site-pin-it>${picture()}${picture('alt="small"', 60)}${refused}<img width="200" height="200" alt="" src="${drawn}"><p data-pin-nopin>${picture()}</p></site-pin-it>`);
    await withLinks(element, 1);
    box.querySelector('[inert]')!.removeAttribute('inert');
    await withLinks(element, 2);
  });

  it('lies over its picture, is there for who points at it, and gone for who points elsewhere', async () => {
    const { box, element } = await placed(`<site-pin-it position="bottom-end"><p>words</p><figure>${picture()}<figcaption style="margin-top:-150px;height:150px">over it</figcaption></figure></site-pin-it>`);
    const [link] = await withLinks(element, 1);
    const image = box.querySelector('img')!;
    expect(getComputedStyle(link!).opacity).to.equal(matchMedia('(hover: none)').matches ? '1' : '0'); // where there is no mouse it always shows
    pointAt(box.querySelector('figcaption')!, image);
    await waitUntil(() => link!.hasAttribute('data-shown'), 'what lies over a picture belongs to it');
    const [around, own] = [image.getBoundingClientRect(), link!.getBoundingClientRect()];
    expect([own.right, own.bottom].map(Math.round)).to.deep.equal([around.right - 10, around.bottom - 10].map(Math.round));
    pointAt(box.querySelector('p')!);
    await waitUntil(() => !link!.hasAttribute('data-shown'), 'it is gone');
  });

  it('shows of a picture in a box that scrolls where it can be seen', async () => {
    const { box, element } = await placed(`<site-pin-it mode="always"><div class="row" style="inline-size:300px;overflow:auto;white-space:nowrap">${picture('alt="one"', 290)}${picture('alt="two"', 290)}</div></site-pin-it>`);
    const [link] = await withLinks(element, 1);
    expect(saved(link!).description).to.equal('one');
    box.querySelector('.row')!.scrollLeft = 290;
    await waitUntil(() => links(element).some(each => saved(each).description === 'two'), 'the second has a button');
  });

  it('is one stop of Tab, and arrow keys lead from picture to picture', async () => {
    const { element } = await placed(`<site-pin-it>${picture('alt="one"')}${picture('alt="two"')}</site-pin-it>`);
    const [one, two] = await withLinks(element, 2);
    expect([one!.tabIndex, two!.tabIndex]).to.deep.equal([0, -1]);
    one!.focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(element.shadowRoot!.activeElement).to.equal(two);
    await waitUntil(() => two!.tabIndex === 0 && one!.tabIndex === -1, 'Tab comes back to it');
  });

  it('serves the whole page where it is empty, what comes later, and no picture twice; a dialog\'s are left to a tag inside', async () => {
    const { box, element } = await placed(`<site-pin-it></site-pin-it><section>${picture()}</section><dialog>${picture('alt="in a dialog"')}</dialog>`);
    await withLinks(element, 1);
    box.querySelector('section')!.insertAdjacentHTML('beforeend', `<site-pin-it>${picture('alt="later"')}</site-pin-it>`);
    const inner = box.querySelector<PinIt>('section site-pin-it')!;
    await waitUntil(() => links(element).length + links(inner).length === 2, 'the later one has one button');
    const dialog = box.querySelector('dialog')!;
    dialog.showModal();
    await nextFrame();
    await nextFrame();
    expect(links(element).some(link => saved(link).description === 'in a dialog')).to.equal(false);
    dialog.close();
  });

  it('keeps what Pinterest\'s own attributes say on the plain element that stands for it', async () => {
    const box = await fixture<HTMLElement>(`<div><div data-site-pin-it data-pin-url="/bowls">${picture()}</div></div>`);
    const [link] = await withLinks(repair(box.firstElementChild!, 'site-pin-it') as PinIt, 1);
    expect(saved(link!).url).to.equal(new URL('/bowls', location.href).href);
  });

  it('asks the page before it opens, and is absent if the page or its site disables it', async () => {
    const { box, element } = await placed(`<site-pin-it>${picture()}</site-pin-it>`);
    const [link] = await withLinks(element, 1);
    box.addEventListener('site-pin-it-save', event => event.preventDefault(), { once: true });
    expect(link!.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }))).to.equal(false);
    element.setAttribute('mode', 'disabled');
    await withLinks(element, 0);
  });

  it('says which selector it cannot read, and serves its own content', async () => {
    const heard = await captureConsole(async () => {
      const { element } = await placed(`<site-pin-it within="article >">${picture()}</site-pin-it>`);
      await withLinks(element, 1);
    });
    expect(heard.join()).to.contain('within "article >" is not a selector');
  });
});
