// `data-consent` on our own elements: a purpose of the author's choice instead of the usual one.
import { expect, fixture } from '@open-wc/testing';
import { answerConsent, answerPurposes } from '../../core/stores/consent.js';
import { repair } from '../../core/repair/repair.js';
import '../../elements/site-booking/site-booking.js';
import '../../elements/site-consent-gate/site-consent-gate.js';
import '../../elements/site-embed/site-embed.js';
import '../../elements/site-feed/site-feed.js';
import '../../elements/site-map/site-map.js';
import '../../elements/site-video/site-video.js';
import '../../elements/site-widget/site-widget.js';
import { waitUntil } from './wait-until.js';

const banner = '<cookie-banner purposes="statistics marketing functional" purpose-texts=\'{}\'></cookie-banner>';

/** Opens automatically with consent, and has a placeholder that names the purpose until then. */
const gates: [tag: string, attributes: string, content: string, opened: string][] = [
  ['site-embed', '', '<template><iframe src="https://tides.invalid/" height="300"></iframe></template>', 'iframe'],
  ['site-consent-gate', '', '<template><img alt="" src="https://tides.invalid/a.png"></template>', 'slot[name=content]'],
  ['site-booking', 'restaurant-id="12345" consent="auto"', '<a href="https://www.opentable.com/r/x">Book</a>', 'iframe'],
];

async function place(tag: string, attributes: string, content: string): Promise<HTMLElement> {
  const box = await fixture<HTMLElement>(`<div>${banner}<${tag} data-consent="statistics" ${attributes}>${content}</${tag}></div>`);
  return box.querySelector<HTMLElement>(tag)!;
}
const inside = (element: HTMLElement, selector: string) => element.shadowRoot!.querySelector(selector);
const names = (element: HTMLElement, words: string) => waitUntil(() => element.shadowRoot!.textContent!.includes(words), `${element.localName} names ${words}`);

/** Notes the requests to the service and answers them. */
async function withService(act: (asked: () => string[]) => Promise<void>): Promise<void> {
  const { fetch } = window;
  const asked: string[] = [];
  window.fetch = (address, init) => {
    if (!String(address).includes('/api/')) return fetch(address, init);
    asked.push(new URL(String(address), location.href).pathname);
    return Promise.resolve(new Response(JSON.stringify({ html: '<p>Block</p>', title: 'Pots', items: [{ id: '1', title: 'Post', url: 'https://a.example/' }] })));
  };
  try {
    await act(() => asked);
  } finally {
    window.fetch = fetch;
  }
}

describe('data-consent', () => {
  beforeEach(() => answerConsent('unasked'));
  afterEach(() => answerConsent('unasked'));

  for (const [tag, attributes, content, opened] of gates) {
    it(`lets <${tag}> wait for its purpose, names it, and closes after a withdrawal`, async () => {
      const element = await place(tag, attributes, content);
      await names(element, 'Purpose: Statistics');
      expect(inside(element, opened)).to.equal(null);
      answerPurposes({ marketing: true, functional: true });
      await names(element, 'Purpose: Statistics');
      expect(inside(element, opened), 'other purposes do not count').to.equal(null);
      answerPurposes({ statistics: true });
      await waitUntil(() => inside(element, opened), `${tag} opens`);
      answerPurposes({ marketing: true });
      await waitUntil(() => !inside(element, opened), `${tag} closes`);
      await names(element, 'Purpose: Statistics');
    });
  }

  for (const [tag, attributes, content, opened] of gates) {
    it(`lets <${tag}> follow a change of its purpose`, async () => {
      const element = await place(tag, attributes, content);
      await names(element, 'Purpose: Statistics');
      answerPurposes({ marketing: true });
      element.dataset.consent = 'marketing';
      await waitUntil(() => inside(element, opened), `${tag} opens`);
      element.dataset.consent = 'statistics';
      await waitUntil(() => !inside(element, opened), `${tag} closes`);
      await names(element, 'Purpose: Statistics');
      element.dataset.consent = 'functional';
      await names(element, 'Purpose: Functional');
      answerPurposes({ functional: true });
      await waitUntil(() => inside(element, opened), 'and the answer for the new purpose');
      answerPurposes({ statistics: true });
      await waitUntil(() => !inside(element, opened), 'not for the earlier one');
      element.removeAttribute('data-consent');
      await waitUntil(() => !element.shadowRoot!.textContent!.includes('Purpose:'), 'the usual purpose is not named');
    });
  }

  for (const [tag, attributes] of [
    ['site-video', 'src="https://www.youtube.com/watch?v=aqz-KE-bpKQ"'], ['site-map', 'lat="52" lng="13" tiles="https://tiles.invalid/{z}/{x}/{y}.png" attribution="A"'],
  ] as const) {
    it(`lets <${tag}> follow a change of its purpose`, async () => {
      const element = await place(tag, attributes, '');
      await names(element, 'Purpose: Statistics');
      answerPurposes({ marketing: true, functional: true });
      element.dataset.consent = 'marketing';
      await waitUntil(() => !inside(element, '.terms'));
      element.dataset.consent = 'statistics';
      await waitUntil(() => inside(element, '.terms'));
      await names(element, 'Purpose: Statistics');
    });
  }

  it('lets <site-video> ask until its purpose is allowed, and names it', async () => {
    const element = await place('site-video', 'src="https://www.youtube.com/watch?v=aqz-KE-bpKQ"', '');
    await names(element, 'Purpose: Statistics');
    answerPurposes({ marketing: true });
    await names(element, 'Purpose: Statistics');
    answerPurposes({ statistics: true });
    await waitUntil(() => !inside(element, '.terms'));
    answerPurposes({});
    await waitUntil(() => inside(element, '.terms'));
    expect(inside(element, 'iframe')).to.equal(null);
  });

  it('lets <site-map> wait for its purpose, and names it', async () => {
    const element = await place('site-map', 'lat="52" lng="13" tiles="https://tiles.invalid/{z}/{x}/{y}.png" attribution="A"', '');
    await names(element, 'Purpose: Statistics');
    answerPurposes({ functional: true });
    await names(element, 'Purpose: Statistics');
    answerPurposes({ statistics: true });
    await waitUntil(() => !inside(element, '.terms'));
    answerPurposes({});
    await names(element, 'Purpose: Statistics');
  });

  for (const [tag, attributes, path] of [
    ['site-widget', 'type="summary" widget-id="1"', '/api/widget/GetWidgetRendering'], ['site-feed', 'feed="studio"', '/api/feeds/studio'],
  ] as const) {
    it(`lets <${tag}> request nothing until its purpose is allowed, and shows the author's content again after a withdrawal`, () => withService(async asked => {
      const element = await place(tag, attributes, '<p>Meanwhile</p>');
      const own = element.querySelector('p')!;
      await waitUntil(() => own.checkVisibility() && own.getBoundingClientRect().height > 0);
      answerPurposes({ marketing: true });
      expect(asked()).to.deep.equal([]);
      answerPurposes({ statistics: true });
      await waitUntil(() => element.matches(':state(shown)'));
      expect([asked(), own.getBoundingClientRect().height]).to.deep.equal([[path], 0]);
      answerPurposes({});
      await waitUntil(() => own.getBoundingClientRect().height > 0);
      expect([asked(), element.matches(':state(shown)')]).to.deep.equal([[path], false]);
      answerPurposes({ functional: true });
      element.dataset.consent = 'functional';
      await waitUntil(() => element.matches(':state(shown)'), 'another purpose, which is allowed');
      element.dataset.consent = 'marketing';
      await waitUntil(() => own.getBoundingClientRect().height > 0);
      element.removeAttribute('data-consent');
      await waitUntil(() => element.matches(':state(shown)'), 'no purpose');
    }));
  }

  it('speaks the language of the page and uses the title of the banner', async () => {
    const box = await fixture<HTMLElement>(`<div lang="de">${banner}<site-embed data-consent="marketing">${gates[0]![2]}</site-embed></div>`);
    await names(box.querySelector('site-embed')!, 'Zweck: Marketing');
  });

  it('stays a purpose on a plain element that stands for ours, where `auto` and `required` are the setting', () => {
    const made = (value: string) => {
      const box = document.createElement('div');
      box.innerHTML = `<div data-site-embed data-consent="${value}"></div>`;
      const { attributes } = repair(box.firstElementChild!, 'site-embed');
      return ['data-consent', 'consent'].map(name => attributes.getNamedItem(name)?.value ?? null);
    };
    expect([made('marketing'), made('required')]).to.deep.equal([['marketing', null], [null, 'required']]);
  });
});
