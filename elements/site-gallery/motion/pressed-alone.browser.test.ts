import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../test/contract/wait-until.js';

// A click is the affair of one gallery, however many are on the page: no other is asked, measured or changed.

const picture = (at: number) =>
  `<img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='30' height='20'/%3E" width="30" height="20" alt="Picture ${at}">`;
const pictures = [1, 2, 3, 4, 5, 6, 7, 8].map(picture).join('');

/** What was done, and to which gallery; `page` is what is in none. */
let work: string[] = [];
let isWatching = false;

function ownerOf(target: EventTarget | null): string {
  for (let node = target; node instanceof Node; node = node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null) {
    if (node instanceof Element && node.localName === 'site-gallery') return node.id;
  }
  return 'page';
}

const note = (target: EventTarget | null, what: string) => { if (isWatching) work.push(`${ownerOf(target)}: ${what}`); };

/** Has every listener that is added from now on, and every reading of a box, noted. */
function watchEverything(): void {
  const { addEventListener } = EventTarget.prototype;
  const wrapped = new WeakMap<object, EventListener>();
  EventTarget.prototype.addEventListener = function (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: AddEventListenerOptions | boolean,
  ) {
    if (!listener || this instanceof AbortSignal || (typeof options === 'object' && options.once))
      return addEventListener.call(this, type, listener, options);
    const call =
      wrapped.get(listener)
      ?? function (this: unknown, event: Event) {
        note(event.currentTarget, `hears ${event.type}`);
        if (typeof listener === 'function') listener.call(this as EventTarget, event);
        else listener.handleEvent(event);
      };
    wrapped.set(listener, call);
    return addEventListener.call(this, type, call, options);
  };
  for (const [owner, name] of [[Element, 'getBoundingClientRect'], [Element, 'animate'], [Element, 'getClientRects']] as const) {
    const method = owner.prototype[name] as (this: Element, ...given: unknown[]) => unknown;
    Object.defineProperty(owner.prototype, name, { configurable: true, writable: true, value(this: Element, ...given: unknown[]) {
      note(this, name);
      return method.apply(this, given);
    } });
  }
  for (const [proto, name] of [
    [HTMLElement.prototype, 'offsetHeight'],
    [HTMLElement.prototype, 'offsetWidth'],
    [Element.prototype, 'clientWidth'],
    [Element.prototype, 'clientHeight'],
    [Element.prototype, 'scrollLeft'],
    [Element.prototype, 'scrollWidth'],
  ] as const) {
    const property = Object.getOwnPropertyDescriptor(proto, name)!;
    Object.defineProperty(proto, name, {
      ...property,
      get(this: Element) {
        note(this, name);
        return property.get!.call(this) as unknown;
      },
    });
  }
}

const status = (gallery: Element) => gallery.shadowRoot!.querySelector('[role="status"]')!.textContent;

/** Clicks "next" in the first gallery, and records everything until the new position is announced. */
async function press(): Promise<string[]> {
  const [gallery] = document.querySelectorAll('site-gallery');
  const before = status(gallery!);
  const changes = new MutationObserver(records => { for (const { target, attributeName, type } of records) note(target, `${type} ${attributeName ?? ''}`); });
  for (const each of document.querySelectorAll('site-gallery'))
    changes.observe(each.shadowRoot!, { subtree: true, childList: true, attributes: true, characterData: true });
  changes.observe(document.body, { subtree: true, childList: true, attributes: true });
  work = [];
  isWatching = true;
  gallery!.shadowRoot!.querySelector<HTMLElement>('.next')!.click();
  await waitUntil(() => status(gallery!) && status(gallery!) !== before, 'it is told');
  await new Promise(resolve => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
  isWatching = false;
  changes.disconnect();
  return work;
}

const atRest = async () => {
  for (const gallery of document.querySelectorAll('site-gallery')) await gallery.updateComplete;
  for (let frames = 0; frames < 4; frames++) await new Promise(resolve => { requestAnimationFrame(resolve); });
};

describe('a click on "next"', () => {
  let section: HTMLElement;
  before(async () => {
    watchEverything();
    await import('../site-gallery.js');
    section = document.createElement('section');
    document.body.append(section);
  });
  after(() => section.remove());

  for (const design of ['', 'transition="scroll"', 'design="strip"', 'design="carousel" slides-per-row="2"']) {
    it(`is one gallery's work among twelve: ${design || 'as it comes'}`, async () => {
      const put = (id: number) => section.insertAdjacentHTML('beforeend', `<site-gallery id="g${id}" ${design}>${pictures}</site-gallery>`);
      section.replaceChildren();
      put(0);
      await atRest();
      await waitUntil(() => document.querySelector('site-gallery')!.shadowRoot!.querySelector('.next'));
      await press();
      const ofPage = (all: readonly string[]) => all.filter(line => line.startsWith('page')).sort();
      const alone = await press();
      section.replaceChildren();
      for (let id = 0; id < 12; id++) put(id);
      await atRest();
      await press();
      const among = await press();
      expect(among.filter(line => !/^(?:page|g0):/.test(line))).to.deep.equal([]);
      expect(ofPage(among)).to.deep.equal(ofPage(alone));
      expect(among.length).to.be.greaterThan(3);
    });
  }
});
