import { expect, fixture, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { PageComment } from '../../core/contract/comments.js';
import { deepActiveElement } from '../../core/platform/page.js';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-comments.js';

type Comments = HTMLElementTagNameMap['site-comments'];
const comment = (id: string, parentId: string | null = null, more: Partial<PageComment> = {}): PageComment =>
  ({ id, parentId, name: id.toUpperCase(), text: `Words of ${id}`, created: '2026-11-20T10:00:00.000Z', isOwner: false, ...more });

/** Is in for the service. */
class Service {
  readonly posted: Record<string, unknown>[] = [];
  readonly pages: PageComment[][];
  /** Statuses of the next posts; 200 after the last. */
  readonly outcomes: (number | 'offline')[] = [];
  isBroken = false;

  constructor(...pages: PageComment[][]) { this.pages = pages; }

  answer(url: URL, body: string | null): Response {
    if (body === null) {
      if (this.isBroken) return new Response('{"error":"No."}', { status: 400 });
      const page = Number(url.searchParams.get('page'));
      return Response.json({ comments: this.pages[page - 1] ?? [], total: this.pages.flat().length, page, hasMore: page < this.pages.length });
    }
    const outcome = this.outcomes.shift() ?? 200;
    if (outcome === 'offline') throw new TypeError('offline');
    this.posted.push(JSON.parse(body) as Record<string, unknown>);
    return outcome === 200 ? Response.json({ id: 'new' }) : Response.json({ error: 'No.' }, { status: outcome });
  }
}

async function withService(service: Service, act: () => Promise<void>): Promise<void> {
  const { fetch } = window;
  window.fetch = async (address, init) => {
    const url = new URL(String(address), location.href);
    return url.pathname === '/api/comments' ? service.answer(url, init?.method === 'POST' ? String(init.body) : null) : fetch(address, init);
  };
  try {
    await act();
  } finally {
    window.fetch = fetch;
    sessionStorage.clear();
  }
}

const ownForm = '<h2>Comments</h2><form action="/comments" method="post"><label>Name <input name="name"></label><label>Comment <textarea name="text"></textarea></label><button>Send</button></form>';
async function place(inside = ownForm, attributes = 'thread="mugs"'): Promise<Comments> {
  const element = await fixture<Comments>(`<site-comments ${attributes}>${inside}</site-comments>`);
  await element.updateComplete;
  return element;
}
const all = (element: Comments, selector: string) => [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const names = (element: Comments) => all(element, 'article strong').map(({ textContent }) => textContent);
const textOf = (element: Comments, part: string) => all(element, `[part=${part}]`)[0]?.textContent ?? null;
const fill = (root: ParentNode, text: string) => {
  root.querySelector('input')!.value = 'Ada';
  const field = root.querySelector('textarea')!;
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  return field;
};

describe('<site-comments>', () => {
  it('shows comments as text, regardless of markup in them, with their replies', () => withService(
    new Service([comment('a', null, { text: '<b>One</b>\n\nTwo <script>alert(1)</script>' }), comment('c', 'a', { isOwner: true }), comment('b')]),
    async () => {
      const element = await place();
      await waitUntil(() => names(element).length === 3);
      expect(names(element)).to.deep.equal(['A', 'C', 'B']);
      expect(all(element, '#comment-a p').map(({ textContent }) => textContent)).to.deep.equal(['<b>One</b>', 'Two <script>alert(1)</script>']);
      expect([all(element, '.replies article').length, textOf(element, 'owner'), all(element, 'time')[0]!.textContent]).to.deep.equal([
        1,
        'From us',
        'Nov 20, 2026',
      ]);
      await expect(element).to.be.accessible();
    },
  ));

  it('sends a comment once, confirms it, and empties the field', () => {
    const service = new Service([]);
    return withService(service, async () => {
      const element = await place();
      await waitUntil(() => textOf(element, 'note') === 'No comments yet.');
      const field = fill(element, 'A bowl, please.');
      const form = element.querySelector('form')!;
      form.requestSubmit();
      form.requestSubmit();
      await waitUntil(() => textOf(element, 'status') === 'Thank you. Your comment will be shown after we have reviewed it.');
      expect(service.posted.length).to.equal(1);
      expect(service.posted[0]).to.include({ thread: 'mugs', name: 'Ada', text: 'A bowl, please.', parentId: null }).and.not.have.property('honeypot');
      expect([field.value, element.querySelector('input')!.value, sessionStorage.length]).to.deep.equal(['', 'Ada', 0]);
      await expect(element).to.be.accessible();
    });
  });

  it('marks no field as wrong that it has emptied, and leaves the other fields of the form as they are', () => withService(new Service([]), async () => {
    const element = await place();
    await waitUntil(() => textOf(element, 'note') === 'No comments yet.');
    const form = element.querySelector('form')!;
    const field = element.querySelector('textarea')!;
    field.required = true;
    element.querySelector('input')!.value = 'Ada';
    let resets = 0;
    for (const target of [form, document]) target.addEventListener('reset', () => { resets += 1; }, { once: true });
    field.focus();
    await sendKeys({ type: 'A bowl, please.' });
    form.requestSubmit();
    await waitUntil(() => field.value === '');
    expect([field.matches(':user-invalid'), field.form === form, field.hasAttribute('form'), element.querySelector('input')!.value, resets])
      .to.deep.equal([false, true, false, 'Ada', 0]);
  }));

  it('loses nothing where it fails: the words stay, also over a reload, and the same comment is sent under the same key', () => {
    const service = new Service([]);
    service.outcomes.push('offline', 'offline', 'offline', 429, 500);
    return withService(service, async () => {
      const element = await place();
      const field = fill(element, 'A jug.');
      const form = element.querySelector('form')!;
      for (const said of ['You are offline.', 'Too many comments at once.', 'Your comment was not sent.']) {
        form.requestSubmit();
        await waitUntil(() => textOf(element, 'error')?.startsWith(said) === true);
        expect(field.value).to.equal('A jug.');
      }
      element.remove();
      const again = await place();
      await waitUntil(() => again.querySelector('textarea')!.value === 'A jug.');
      again.querySelector('form')!.requestSubmit();
      await waitUntil(() => textOf(again, 'status') !== null && textOf(again, 'status') !== 'Sending…');
      const keys = service.posted.map(({ key }) => key);
      expect([keys.length, keys[0] === keys[1]]).to.deep.equal([3, true]);
      expect(sessionStorage.length).to.equal(0);
    });
  });

  it('replies to a comment: names its author, moves the focus to the field, and can be canceled', () => {
    const service = new Service([comment('a'), comment('b')]);
    return withService(service, async () => {
      const element = await place();
      await waitUntil(() => names(element).length === 2);
      const field = element.querySelector('textarea')!;
      all(element, '[part=reply]')[1]!.click();
      await waitUntil(() => textOf(element, 'replying') === 'Your reply to B');
      expect(deepActiveElement()).to.equal(field);
      all(element, '[part=cancel]')[0]!.click();
      await waitUntil(() => textOf(element, 'replying') === null);
      all(element, '[part=reply]')[0]!.click();
      fill(element, 'Mine too.');
      element.querySelector('form')!.requestSubmit();
      await waitUntil(() => service.posted.length === 1);
      expect(service.posted[0]).to.include({ parentId: 'a', text: 'Mine too.' });
    });
  });

  it('renders a form if the author has none, and none if comments are closed', () => {
    const service = new Service([]);
    return withService(service, async () => {
      const element = await place('<h2>Comments</h2>');
      await waitUntil(() => all(element, 'form').length === 1);
      await expect(element).to.be.accessible();
      fill(element.shadowRoot!, 'Drawn.');
      (all(element, 'form')[0] as HTMLFormElement).requestSubmit();
      await waitUntil(() => service.posted.length === 1);
      element.closed = true;
      await waitUntil(() => all(element, 'form').length === 0);
    });
  });

  it('shows more on request, and goes to the first of those that came', () =>
    withService(new Service([comment('a')], [comment('b'), comment('c')]), async () => {
      const element = await place();
      await waitUntil(() => all(element, '[part=more]').length === 1);
      all(element, '[part=more]')[0]!.click();
      await waitUntil(() => names(element).length === 3 && deepActiveElement()?.id === 'comment-b');
      expect(all(element, '[part=more]').length).to.equal(0);
    }));

  it('says that the comments could not be loaded, and loads them when asked again', () => {
    const service = new Service([comment('a')]);
    service.isBroken = true;
    return withService(service, async () => {
      const element = await place();
      await waitUntil(() => textOf(element, 'note') === 'The comments could not be loaded.');
      service.isBroken = false;
      all(element, '[part=again]')[0]!.click();
      await waitUntil(() => names(element).length === 1);
    });
  });

  it('shows the same error for a response without a list of comments, and the readable part of a damaged one', () => {
    const service = new Service();
    let answer: unknown = { comments: 'none' };
    service.answer = () => Response.json(answer);
    return withService(service, async () => {
      const element = await place();
      await waitUntil(() => textOf(element, 'note') === 'The comments could not be loaded.');
      answer = { comments: [null, { id: 'x' }, comment('a', 'x', { created: 'soon' })] };
      all(element, '[part=again]')[0]!.click();
      await waitUntil(() => names(element).join() === 'A');
      expect(all(element, 'time').length).to.equal(0);
    });
  });

  it('has the browser ask for what is missing in the author\'s form, and gives the form back as it was', () => {
    const service = new Service([]);
    return withService(service, async () => {
      const element = await place();
      const before = ownForm.slice(ownForm.indexOf('<form'));
      const form = element.querySelector('form')!;
      const field = fill(element, 'A lamp.');
      form.querySelector('input')!.value = '';
      form.requestSubmit();
      expect([form.querySelector('input')!.matches(':invalid'), field.maxLength]).to.deep.equal([true, 4000]);
      form.querySelector('input')!.value = 'Ada';
      field.value = ' ';
      form.requestSubmit();
      expect([deepActiveElement() === field, service.posted]).to.deep.equal([true, []]);
      element.remove();
      await waitUntil(() => form.outerHTML === before);
    });
  });

  it('follows a link to a comment', () => withService(new Service([comment('a'), comment('b')]), async () => {
    const element = await place();
    await waitUntil(() => names(element).length === 2);
    location.hash = '#comment-b';
    await waitUntil(() => deepActiveElement()?.id === 'comment-b');
    history.replaceState(null, '', location.pathname + location.search);
  }));

  it('sends nothing when the page cancels the event, marks what a bot fills in, and warns about an empty form', () => {
    const service = new Service([]);
    return withService(service, async () => {
      const element = await place();
      await nextFrame();
      fill(element, 'A vase.');
      element.addEventListener('site-comment-send', event => event.preventDefault(), { once: true });
      element.querySelector('form')!.requestSubmit();
      expect(service.posted).to.deep.equal([]);
      element.querySelector<HTMLInputElement>('.site-form-honeypot input')!.value = 'https://spam.example';
      element.querySelector('form')!.requestSubmit();
      await waitUntil(() => service.posted.length === 1);
      expect(service.posted[0]!.honeypot).to.equal('https://spam.example');
      expect((await captureConsole(async () => { await place('<form></form>'); })).join()).to.contain('has no field named "text"');
    });
  });
});
