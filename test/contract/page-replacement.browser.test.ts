import { expect, nextFrame } from '@open-wc/testing';
import { elements } from 'virtual:elements';
import { captureConsole } from './capture-console.js';
import { place, tagged, type Live } from './place.js';
import { waitUntil } from './wait-until.js';

// Turbo and Astro's view transitions put a new body in the place of the page's, without loading the page again: asked of
// every folder in `elements`.

/** A page of a site as a library has fetched it: nothing in it lives yet. */
const pageWith = (markup: string): HTMLElement =>
  new DOMParser().parseFromString(`<!doctype html><body><main>${markup}</main></body>`, 'text/html').body;

/** Turbo: the page that is left is cloned for its cache, then the body of the other takes its place. */
function visit(next: HTMLElement): HTMLElement {
  const cached = document.body.cloneNode(true) as HTMLElement;
  document.body.replaceWith(document.adoptNode(next));
  return cached;
}

/** Astro: the body of the other page, with what is marked `transition:persist` taken along from this one. */
function swap(next: HTMLElement, persisted: Element): void {
  const old = document.body;
  const place = document.adoptNode(next).querySelector(persisted.localName)!;
  old.replaceWith(next);
  place.replaceWith(persisted);
}

const settled = async () => {
  await nextFrame();
  await new Promise(resolve => { setTimeout(resolve); }); // an element ends a task after it has left
  await nextFrame();
};

for (const { definition, examples } of elements) {
  const { table: { tag } } = definition;
  const markup = tagged(examples[0]!, tag, tag);

  describe(`<${tag}> on pages that a library replaces`, () => {
    const root = document.documentElement;
    let original: HTMLElement;
    let style: string;
    beforeEach(() => {
      original = document.body;
      style = root.style.cssText;
    });
    afterEach(async () => {
      document.body.replaceWith(original);
      await settled();
    });

    const isDrawn = (element: Live) => element.shadowRoot!.querySelector('#root')!.innerHTML !== '';
    const one = () => document.querySelector<Live>(tag)!;
    const failures = new Set<string>();
    const noteFailure = (event: Event) => failures.add(String((event as CustomEvent).detail.error));
    beforeEach(() => {
      failures.clear();
      document.addEventListener('site-error', noteFailure);
    });
    afterEach(() => document.removeEventListener('site-error', noteFailure));

    /** Another page comes, and this one is put back as it was kept. */
    it('lives on the next page, ends on the one that was left, and lives again on the one that is put back', async () => {
      let first!: Live;
      let again!: Live;
      // Console messages about the example's own markup are checked elsewhere.
      await captureConsole(async () => {
        visit(pageWith(markup));
        first = one();
        await first.updateComplete;
        await settled();
      });
      const wasDrawn = isDrawn(first);
      const heard = await captureConsole(async () => {
        const cached = visit(pageWith('<p>Another page.</p>'));
        await settled();
        expect(first.isMounted, 'has ended').to.equal(false);
        expect(root.style.cssText, 'leaves nothing on the page').to.equal(style);
        document.body.replaceWith(cached);
        again = one();
        await again.updateComplete;
        await settled();
      });
      expect(again.isMounted, 'lives again').to.equal(true);
      if (wasDrawn) await waitUntil(() => isDrawn(again), 'it is drawn as before');
      expect([...heard, ...failures]).to.deep.equal([]);
      // What an element has put beside the author's nodes is in the copy: it is taken up, not put there a second time.
      await captureConsole(async () => {
        const fresh = await place(markup, tag);
        await waitUntil(() => again.childElementCount === fresh.childElementCount, 'as many children as one that has never left');
        fresh.closest('section')!.remove();
      });
    });

    it('goes along with its state when it persists', async () => {
      let first!: Live;
      await captureConsole(async () => {
        visit(pageWith(markup));
        first = one();
        await first.updateComplete;
        await settled();
      });
      const { elementState } = first;
      const children = [...first.children];
      const heard = await captureConsole(async () => {
        swap(pageWith(`<h1>Another page</h1>${markup}`), first);
        await settled();
        await first.updateComplete;
      });
      expect(one() === first, 'the very element').to.equal(true);
      expect(first.elementState === elementState, 'the very state').to.equal(true);
      expect(first.isMounted, 'alive').to.equal(true);
      expect(children.every(child => child.parentElement === first), 'whole').to.equal(true);
      expect([...heard, ...failures]).to.deep.equal([]);
    });
  });
}
