import { expect } from '@open-wc/testing';
import r2wc from '@r2wc/react-to-web-component';
import { html, render } from 'lit/html.js';
import { createElement } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { adoptRoot, findListeningMark, forgetLitPart, r2wcInstance, tolerateForeignRemoval, withoutReactEvents } from './private-seams.js';

// Each of these fails when a new version of React, r2wc or lit-html keeps its private state elsewhere.

const Name = ({ name }: { name: string }) => <b>{name}</b>;
const makeClass = () => r2wc<{ name: string }>(Name, { shadow: 'open', props: { name: undefined } } as never) as unknown as { prototype: object };
type Instance = ReturnType<typeof r2wcInstance<never>> & { name: string };

describe('private seams', () => {
  it('r2wc draws, updates and unmounts through an instance without an element', () => {
    const container = document.createElement('div');
    const instance = r2wcInstance<never>(makeClass(), container) as Instance;
    flushSync(() => { instance.name = 'one'; });
    expect(container.innerHTML).to.equal('<b>one</b>');
    const node = container.firstChild;
    flushSync(() => { instance.name = 'two'; });
    expect(container.firstChild).to.equal(node);
    expect(container.textContent).to.equal('two');
    flushSync(() => instance.disconnectedCallback());
    expect(container.childNodes).to.have.length(0);
  });

  it('r2wc goes on with a root that was hydrated', () => {
    const container = document.createElement('div');
    container.append(Object.assign(document.createElement('b'), { textContent: 'served' }));
    const node = container.firstChild;
    const instance = r2wcInstance<never>(makeClass(), container) as Instance;
    const root = flushSync(() => hydrateRoot(container, createElement(Name, { name: 'served' })));
    adoptRoot(instance, root, Name as never);
    flushSync(() => { instance.name = 'next'; });
    expect(container.firstChild).to.equal(node);
    expect(node!.textContent).to.equal('next');
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

  it('React takes a portal down whose content somebody else has taken out', () => {
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

  it('lit-html draws anew into a container it has forgotten', () => {
    const container = document.createElement('div');
    render(html`<b>one</b>`, container);
    container.replaceChildren();
    forgetLitPart(container);
    render(html`<b>two</b>`, container);
    expect(container.textContent).to.equal('two');
  });
});
