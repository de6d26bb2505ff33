// Runs in every engine: moves of nodes, focus, hydration.
import { expect } from '@open-wc/testing';
import { atom } from 'nanostores';
import { Fragment, memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { prepareView } from '../element/react-renderer.js';
import { LightPortal } from '../element/light-portal.js';
import { useStore } from '../element/use-store.js';
import { readDrawn } from '../../test/contract/read-drawn.js';
import { startQuickRenderer } from '../element/quick-drawing.js';
import { QuickRoot } from './quick-tree.js';

function Thrower() {
  useEffect(() => { throwIt(new Error('it throws')); });
  return null;
}
const make = () => document.body.appendChild(document.createElement('div'));
const throwIt = (error: unknown) => { throw error; };
const Item = memo(({ name }: { name: string }) => <><li>{name}</li><li>after {name}</li></>);
const Maybe = ({ is, children }: { is: boolean; children?: ReactNode }) => (is ? children : null);

/** What is drawn in turn, by the quick renderer and by React: the same, with the same nodes kept. */
const series: Record<string, readonly ReactNode[]> = {
  'texts, numbers and nothing': [<p>a{1}{''}{null}b{false}</p>, <p>{null}{2}c{'d'}{undefined}</p>, 'only text', <p />],
  'keyed lists in another order': ['abcd', 'dbca', 'xbya', '', 'ab'].map(keys => <ul>{[...keys].map(key => <Item key={key} name={key} />)}</ul>),
  'groups that come and go': [true, false, true].map(is => <><Maybe is={is}><b>1</b><b>2</b></Maybe><i>3</i>{is && [<u key="u">4</u>, 'five']}<Fragment key="f">{!is && <s>6</s>}</Fragment></>),
  'another element or component in its place': [<b>x</b>, <i>x</i>, <Item name="x" />, <Item key="k" name="x" />, <b key="k">x</b>],
  attributes: [
    <a href="/a" className="c" tabIndex={-1} aria-hidden="true" data-on={false} hidden title="t">x</a>,
    <a href="/b" aria-hidden={false} data-on inert hidden={false} draggable={false} spellCheck>x</a>,
    <a>x</a>,
  ],
  'fields and what they begin with': [
    <form><input type="checkbox" defaultChecked /><input defaultValue="a" maxLength={3} autoComplete="off" readOnly /><textarea defaultValue="t" />
      <select defaultValue="2"><option value="1">one</option><option value="2">two</option></select><label htmlFor="x">l</label></form>,
    <form><input type="checkbox" defaultChecked={false} /><input defaultValue="b" required /><textarea defaultValue="t" />
      <select defaultValue="1"><option value="1">one</option><option value="2">two</option></select></form>,
  ],
  'a choice without a default': [<select required><option value="">Choose</option>{['a', 'b'].map(each => <option key={each} value={each}>{each}</option>)}</select>],
  svg: [
    <svg viewBox="0 0 1 1"><path strokeWidth="2" d="M0 0" fillRule="evenodd" /><pattern patternUnits="userSpaceOnUse" /><foreignObject><p>html</p></foreignObject></svg>,
    <svg viewBox="0 0 2 2"><path strokeLinecap="round" clipPath="url(#a)" /><text textLength="3" textAnchor="middle">t</text></svg>,
  ],
};

describe('the quick renderer', () => {
  afterEach(() => { document.body.replaceChildren(); });

  for (const [name, drawings] of Object.entries(series)) {
    it(`draws ${name} as React does`, () => {
      const [quick, react] = [make(), make()];
      const tree = new QuickRoot(quick, throwIt);
      const root = createRoot(react);
      const kept = (before: readonly Node[], now: Element) => before.map(node => now.contains(node));
      for (const [at, drawing] of drawings.entries()) {
        const before = [[...quick.querySelectorAll('*')], [...react.querySelectorAll('*')]] as const;
        tree.draw(drawing);
        flushSync(() => root.render(drawing));
        expect(readDrawn(quick), String(at)).to.equal(readDrawn(react));
        expect(kept(before[0], quick), String(at)).to.deep.equal(kept(before[1], react));
      }
      tree.clear();
      expect(quick.childNodes).to.have.length(0);
      flushSync(() => root.unmount());
    });
  }

  it('runs refs and effects in the order of React', () => {
    const log = (lines: string[]) => {
      const Leaf = ({ name, n }: { name: string; n: number }) => {
        useEffect(() => { lines.push(`effect ${name}`); return () => { lines.push(`end ${name}`); }; }, [name, n]);
        useLayoutEffect(() => { lines.push(`layout ${name}`); return () => { lines.push(`end layout ${name}`); }; });
        return <b ref={node => { lines.push(`ref ${name} ${!!node}`); }} />;
      };
      const Pair = ({ n }: { n: number }) => {
        useLayoutEffect(() => { lines.push('layout pair'); });
        useEffect(() => { lines.push('effect pair'); });
        return <><Leaf name="a" n={n} />{n < 2 && <Leaf name="b" n={0} />}</>;
      };
      return [0, 1, 2].map(n => <Pair n={n} />);
    };
    const [byQuick, byReact]: string[][] = [[], []];
    const [tree, root] = [new QuickRoot(make(), throwIt), createRoot(make())];
    for (const drawing of log(byQuick!)) tree.draw(drawing);
    for (const drawing of log(byReact!)) flushSync(() => root.render(drawing));
    tree.clear();
    flushSync(() => root.unmount());
    // A node's ref and the effects beside it may be told in either order of ends: what begins is compared, and what ends.
    const begun = (lines: string[]) => lines.filter(line => !line.startsWith('end') && !line.endsWith('false'));
    expect(begun(byQuick!)).to.deep.equal(begun(byReact!));
    expect([...byQuick!].sort()).to.deep.equal([...byReact!].sort());
  });

  it('draws changes of state and stores in the same task, together, and what sets state while it is drawn', async () => {
    const $n = atom(0);
    let drawings = 0;
    let set: (n: number) => void = () => {};
    const Count = () => {
      const n = useStore($n);
      const [own, setOwn] = useState(0);
      const [seen, setSeen] = useState(n);
      if (seen !== n) setSeen(n);
      const double = useMemo(() => n * 2, [n]);
      set = setOwn;
      drawings++;
      return <p>{n} {own} {seen} {double}</p>;
    };
    const box = make();
    const tree = new QuickRoot(box, throwIt);
    tree.draw(<Count />);
    $n.set(1);
    set(5);
    await Promise.resolve();
    expect(box.textContent).to.equal('1 5 1 2');
    expect(drawings).to.equal(3); // once more for what it set itself
    tree.clear();
    expect($n.lc).to.equal(0);
  });

  it('runs the effects and subscriptions of what sets state while it is drawn, once, as React does', () => {
    const log = (lines: string[]) => {
      const $n = atom(0);
      const listen = (change: () => void) => {
        lines.push('listens');
        const end = $n.listen(change);
        return () => { lines.push('listens no more'); end(); };
      };
      const Follower = ({ n }: { n: number }) => {
        const [seen, setSeen] = useState(-1);
        if (seen !== n) setSeen(n);
        useSyncExternalStore(listen, $n.get);
        useLayoutEffect(() => { lines.push(`layout ${n}`); return () => { lines.push(`end layout ${n}`); }; }, [n]);
        useEffect(() => { lines.push(`effect ${n}`); return () => { lines.push(`end ${n}`); }; }, [n]);
        return <b>{seen}</b>;
      };
      return [0, 0, 1, 2].map(n => <Follower n={n} />);
    };
    const [byQuick, byReact]: string[][] = [[], []];
    const [tree, root] = [new QuickRoot(make(), throwIt), createRoot(make())];
    for (const drawing of log(byQuick!)) tree.draw(drawing);
    for (const drawing of log(byReact!)) flushSync(() => root.render(drawing));
    tree.clear();
    flushSync(() => root.unmount());
    expect([...byQuick!].sort()).to.deep.equal([...byReact!].sort());
    expect(byQuick!.filter(line => line.startsWith('layout'))).to.deep.equal(['layout 0', 'layout 1', 'layout 2']);
  });

  it('leaves alone what others put between its nodes, and what they take away', () => {
    const box = make();
    const tree = new QuickRoot(box, throwIt);
    const draw = (keys: string) => tree.draw(<ul>{[...keys].map(key => <li key={key} id={key} tabIndex={0}>{key}</li>)}</ul>);
    draw('abc');
    box.querySelector('ul')!.prepend(document.createElement('hr'));
    box.querySelector<HTMLElement>('#b')!.focus();
    draw('xabc');
    expect(document.activeElement!.id).to.equal('b');
    box.querySelector('#a')!.remove();
    draw('b');
    expect([...box.querySelectorAll('li')].map(({ id }) => id)).to.deep.equal(['b']);
  });

  for (const [name, View] of Object.entries({
    'a listener of React': () => <button onClick={() => {}} />,
    'a style': () => <p style={{ color: 'red' }} />,
    'markup from a string': () => <p dangerouslySetInnerHTML={{ __html: '' }} />,
    'a throw': () => { throw new Error('it throws'); },
    'an effect that throws': Thrower,
  })) {
    it(`does not draw ${name}`, () => {
      expect(() => startQuickRenderer(View, { container: make(), frame: {} as never, takes: null, onError: throwIt })).to.throw();
    });
  }

  it('ends what it has begun where a later drawing fails, and leaves portals empty', () => {
    const log: string[] = [];
    const aside = make();
    const View = ({ values }: { values: { isBad: boolean } }) => {
      useEffect(() => () => { log.push('ends'); }, []);
      if (values.isBad) throw new Error('it throws');
      return <p><LightPortal node={aside}><b>aside</b></LightPortal></p>;
    };
    const frame = (isBad: boolean) => ({ values: { isBad }, state: null, host: { element: null } }) as never;
    const drawing = startQuickRenderer(View, { container: make(), frame: frame(false), takes: null, onError: error => log.push((error as Error).message) });
    expect(aside.textContent).to.equal('aside');
    drawing.draw(() => frame(true));
    expect(log).to.deep.equal(['ends', 'it throws']);
    expect(aside.childNodes).to.have.length(0);
  });

  it('is taken over by React with state, refs, running effects, fields, portals and nodes of other scripts', () => {
    const log: string[] = [];
    const aside = make();
    const $n = atom(1);
    let set: (text: string) => void = () => {};
    const View = () => {
      const [text, setText] = useState('first');
      const ref = useRef<HTMLInputElement>(null);
      const n = useStore($n);
      useEffect(() => { log.push('begins'); const mine = ref; return () => { log.push(`ends ${mine.current?.tagName}`); }; }, [n]);
      set = setText;
      return <><input ref={ref} defaultValue="d" /><div className="filled" /><p>{text} {n}</p><LightPortal node={aside}><input defaultValue="p" /><b>{text}</b></LightPortal></>;
    };
    const container = make();
    const frame = { values: {}, state: null, host: { element: null } } as never;
    const quick = startQuickRenderer(View, { container, frame, takes: null, onError: throwIt });
    const early = set;
    set('second');
    container.querySelector('.filled')!.append(document.createElement('canvas'));
    const [field, other] = [container.querySelector('input')!, aside.querySelector('input')!];
    field.value = other.value = 'typed';
    other.focus();
    other.setSelectionRange(2, 3);
    const nodes = [...container.querySelectorAll('*'), ...aside.querySelectorAll('*')];
    const errors: unknown[] = [];
    const react = prepareView(View)({ container, frame, hydrates: true, kept: quick.handOver(() => frame), onRecoverableError: error => errors.push(error) });
    expect(errors).to.deep.equal([]);
    expect([...container.querySelectorAll('*'), ...aside.querySelectorAll('*')]).to.deep.equal(nodes);
    expect([field.value, other.value, document.activeElement, other.selectionStart, other.selectionEnd]).to.deep.equal(['typed', 'typed', other, 2, 3]);
    expect(log).to.deep.equal(['begins']);
    flushSync(() => early('third')); // a setter from before the takeover
    expect([container.querySelector('p')!.textContent, aside.querySelector('b')!.textContent]).to.deep.equal(['third 1', 'third']);
    flushSync(() => $n.set(2));
    expect(log).to.deep.equal(['begins', 'ends INPUT', 'begins']);
    react.unmount();
    expect(log.at(-1)).to.match(/^ends/);
    expect([container.childNodes.length, aside.childNodes.length, $n.lc]).to.deep.equal([0, 0, 0]);
  });

  it('hands over what has changed and was not drawn yet', () => {
    const state = { isOff: false };
    const Still = memo(() => <b aria-disabled={state.isOff || undefined}>{String(state.isOff)}</b>);
    const View = () => <p data-off={state.isOff}><Still /></p>;
    const container = make();
    const frame = { values: {}, state, host: { element: null } } as never;
    const quick = startQuickRenderer(View, { container, frame, takes: null, onError: throwIt });
    state.isOff = true;
    const errors: unknown[] = [];
    const react = prepareView(View)({ container, frame, hydrates: true, kept: quick.handOver(() => frame), onRecoverableError: error => errors.push(error) });
    expect(errors).to.deep.equal([]);
    expect(container.innerHTML).to.equal('<p data-off="true"><b aria-disabled="true">true</b></p>');
    react.unmount();
  });

  it('draws into portals as React does', () => {
    const [mine, reacts] = [make(), make()];
    const [tree, root] = [new QuickRoot(make(), throwIt), createRoot(make())];
    for (const words of ['one', 'two', '']) {
      tree.draw(<p>{words && createPortal(<b>{words}</b>, mine)}</p>);
      flushSync(() => root.render(<p>{words && createPortal(<b>{words}</b>, reacts)}</p>));
      expect(mine.innerHTML).to.equal(reacts.innerHTML);
    }
  });
});
