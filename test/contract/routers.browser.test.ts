// Runs in every engine: capture of clicks.
// Pages whose links are followed by a library: our own presses stay ours.
import { expect } from '@open-wc/testing';
import { waitUntil } from './wait-until.js';
import '../../elements/site-gallery/site-gallery.js';
import '../../elements/site-lightbox/site-lightbox.js';

type Router = (visit: (href: string) => void, root: HTMLElement, signal: AbortSignal) => void;

const linkOf = (event: Event) => (event.target as Element).closest<HTMLAnchorElement>('a[href]');
const isModified = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => button > 0 || ctrlKey || metaKey || shiftKey || altKey;

/** Each listens as its library does. */
const routers: Record<string, Router> = {
  /** Comes last, and minds what others have prevented. */
  Turbo(visit, _, signal) {
    const bubbled = (event: MouseEvent) => {
      const link = event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
      if (event.defaultPrevented || isModified(event) || !link) return;
      event.preventDefault();
      visit(link.href);
    };
    window.addEventListener('click', () => {
      window.removeEventListener('click', bubbled);
      window.addEventListener('click', bubbled, { signal });
    }, { capture: true, signal });
  },
  /** `hx-boost`: listens on each link and ignores `defaultPrevented`. */
  htmx(visit, root, signal) {
    for (const link of root.querySelectorAll('a')) {
      link.addEventListener('click', event => {
        if (event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        visit(link.href);
      }, { signal });
    }
  },
  /** Listens on the document and ignores `defaultPrevented`. */
  Swup(visit, _, signal) {
    document.addEventListener('click', event => {
      const link = linkOf(event);
      if (!link || isModified(event)) return;
      event.preventDefault();
      visit(link.href);
    }, { signal });
  },
  /** On the document; then the page's content is replaced. */
  Barba(visit, root, signal) {
    document.addEventListener('click', event => {
      const link = linkOf(event);
      if (!link || isModified(event) || link.target || link.hasAttribute('download')) return;
      event.stopPropagation();
      event.preventDefault();
      visit(link.href);
      root.replaceChildren(...[...root.childNodes].map(node => node.cloneNode(true)));
    }, { signal });
  },
};

const picture = (name: string, more = '') =>
  `<a href="/images/${name}.jpg" ${more}><img src="/images/${name}?format=300w" width="90" height="60" alt="Picture ${name}"></a>`;
const pages: Record<string, string> = {
  'a lightbox': `<site-lightbox>${picture('a')}${picture('b')}</site-lightbox>`,
  'a set of links': `<site-lightbox></site-lightbox>${picture('a', 'data-site-lightbox-set="pots"')}${picture('b', 'data-site-lightbox-set="pots"')}`,
  'a gallery': `<site-lightbox></site-lightbox><site-gallery design="grid">${picture('a')}${picture('b')}</site-gallery>`,
};

const dialog = () => document.querySelector('site-lightbox')?.shadowRoot?.querySelector('dialog') ?? null;
const shown = () => document.querySelector('site-lightbox')?.shadowRoot?.querySelector<HTMLImageElement>('.slide:not([inert]) img')?.alt;

/** A page under a router, everything on it ready to be pressed. */
async function arrive(markup: string, router: Router) {
  const root = document.createElement('main');
  const template = document.createElement('template');
  template.innerHTML = `${markup}<p><a href="/about">About</a></p>`;
  root.append(template.content);
  document.body.prepend(root);
  const visits: string[] = [];
  const left = new AbortController();
  await document.querySelector('site-lightbox')!.updateComplete;
  if (root.querySelector('site-gallery')) {
    await root.querySelector('site-gallery')!.updateComplete;
    await import('../../elements/site-gallery/features/lightbox/lightbox.controller.js');
    await new Promise(resolve => { setTimeout(resolve); });
  }
  router(href => visits.push(new URL(href).pathname), root, left.signal);
  return { root, visits, leave: () => { left.abort(); root.remove(); } };
}

for (const [name, router] of Object.entries(routers)) {
  describe(`under ${name}`, () => {
    for (const [what, markup] of Object.entries(pages)) {
      it(`a click on a linked image in ${what} opens it, and the router visits nothing`, async () => {
        const { root, visits, leave } = await arrive(markup, router);
        root.querySelectorAll('img')[1]!.click();
        await waitUntil(() => dialog()?.matches(':modal') && shown() === 'Picture b');
        expect(visits).to.deep.equal([]);
        leave();
      });
    }

    it('the router handles a link to a page, and the browser a click for a new tab', async () => {
      const { root, visits, leave } = await arrive(pages['a lightbox']!, router);
      const stay = (event: Event) => event.preventDefault();
      window.addEventListener('click', stay);
      const [first] = root.querySelectorAll('img');
      first!.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ctrlKey: true }));
      window.removeEventListener('click', stay);
      root.querySelector<HTMLElement>('p a')!.click();
      expect([visits, dialog()]).to.deep.equal([['/about'], null]);
      leave();
    });
  });
}
