import { expect } from '@open-wc/testing';
import r2wc from '@r2wc/core';
import reactToWebComponent from '@r2wc/react-to-web-component';
import { html, render } from 'lit/html.js';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { findListeningMark, forgetLitPart, tolerateForeignRemoval, withoutReactEvents } from './private-seams.js';

// Each of these fails when a new version of React or lit-html keeps its private state elsewhere, or r2wc needs its element.

const Name = () => <b />;

describe('private seams', () => {
  it('r2wc calls its renderer through an object without an element: mount, update, unmount', () => {
    const calls: unknown[][] = [];
    const { prototype } = r2wc(Name, {}, {
      mount: (...given) => { calls.push(['mount', ...given.slice(0, 2)]); return 'context'; },
      update: context => { calls.push(['update', context]); },
      unmount: context => { calls.push(['unmount', context]); },
    });
    const container = document.createElement('div');
    const lifecycle = Object.assign(Object.create(prototype), { container });
    for (const call of ['connectedCallback', 'connectedCallback', 'disconnectedCallback', 'connectedCallback']) lifecycle[call]();
    expect(calls).to.deep.equal([['mount', container, Name], ['update', 'context'], ['unmount', 'context'], ['mount', container, Name]]);
  });

  it('the class of @r2wc/react-to-web-component that ours replaces is created by the same function', async () => {
    const name = 'plain-name';
    customElements.define(name, reactToWebComponent(Name));
    const element = document.createElement(name);
    document.body.append(element);
    await new Promise<void>(resolve => { new MutationObserver(() => resolve()).observe(element, { childList: true }); });
    expect(element.innerHTML).to.equal('<b></b>');
    const methods = (made: CustomElementConstructor) => Object.getOwnPropertyNames(made.prototype).sort();
    expect(methods(reactToWebComponent(Name))).to.deep.equal(methods(r2wc(Name, {}, { mount: () => null, update: () => {}, unmount: () => {} })));
    element.remove();
  });

  it('React listens nowhere: neither at roots and portals that are marked, nor at their document', () => {
    const asked: string[] = [];
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...rest: Parameters<typeof addEventListener>) {
      if (rest[0] === 'click' || rest[0] === 'selectionchange') asked.push(rest[0]);
      return addEventListener.apply(this, rest);
    };
    const draw = (prepare: (node: Element) => void) => {
      const page = document.implementation.createHTMLDocument(); // one in which React has never been
      const [container, elsewhere] = [page.createElement('div'), page.createElement('div')];
      prepare(container);
      prepare(elsewhere);
      const root = createRoot(container);
      flushSync(() => root.render(createPortal(<i>there</i>, elsewhere)));
      expect(elsewhere.textContent).to.equal('there');
      flushSync(() => root.unmount());
    };
    try {
      findListeningMark(createRoot);
      asked.length = 0;
      draw(withoutReactEvents);
      expect(asked).to.deep.equal([]);
      draw(() => {});
      expect(asked).to.include.members(['click', 'selectionchange']); // as React does otherwise
    } finally {
      EventTarget.prototype.addEventListener = addEventListener;
    }
  });

  it('React unmounts a portal whose content another script has removed', () => {
    const [container, elsewhere] = [document.createElement('div'), document.createElement('div')];
    withoutReactEvents(elsewhere);
    tolerateForeignRemoval(elsewhere);
    const errors: unknown[] = [];
    const root = createRoot(container, { onUncaughtError: error => { errors.push(error); } });
    flushSync(() => root.render(<b>{createPortal(<i>there</i>, elsewhere)}</b>));
    elsewhere.replaceChildren('morphed');
    flushSync(() => root.render(<b />));
    expect(errors).to.deep.equal([]);
    expect(elsewhere.textContent).to.equal('morphed');
    flushSync(() => root.unmount());
  });

  it('lit-html renders again into a container it has forgotten', () => {
    const container = document.createElement('div');
    render(html`<b>one</b>`, container);
    container.replaceChildren();
    forgetLitPart(container);
    render(html`<b>two</b>`, container);
    expect(container.textContent).to.equal('two');
  });
});
