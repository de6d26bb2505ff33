import { expect, nextFrame } from '@open-wc/testing';
import { atom, type WritableAtom } from 'nanostores';
import { setting } from '../settings/setting.js';
import { table } from '../settings/table.js';
import { feature } from './definition.js';
import { registerFeature } from './register-feature.js';
import type { Shell } from './shell.js';
import { useStore } from './use-store.js';
import { lazyView, type ViewSource } from './view-source.js';

interface Door { $isOpen: WritableAtom<boolean> }
type Props = { readonly values: { readonly label: string }; readonly state: Door };

function DoorView({ values, state }: Props) {
  const isOpen = useStore(state.$isOpen);
  return <><button type="button" data-action="toggle">{values.label}</button>{isOpen && <div className="inside"><slot /></div>}</>;
}

let count = 0;
/** A door that needs React once it opens. Answers the element, its view's source and how often the view was fetched. */
function makeDoor(options: Parameters<typeof lazyView<any>>[1], { attributes = '', fetchView = async () => DoorView as never } = {}) {
  const tag = `lazy-door-${count++}` as const;
  const fetched = { times: 0 };
  const view: ViewSource = lazyView<any>(() => { fetched.times++; return fetchView(); }, options);
  registerFeature(feature({
    table: table({ tag, summary: 'A door.', settings: { label: setting.text('Door', 'Its label.') } }),
    state: (): Door => ({ $isOpen: atom(false) }),
    connect: ({ state, host }) => { host.watch(state.$isOpen); },
    actions: { 'click toggle': ({ state }) => state.$isOpen.set(!state.$isOpen.get()) },
    view,
  }));
  document.body.insertAdjacentHTML('beforeend', `<${tag} ${attributes}><p>inside</p></${tag}>`);
  const element = document.body.lastElementChild as Shell & { label: string };
  return { element, fetched, state: () => element.elementState as Door, inShadow: (selector: string) => element.shadowRoot!.querySelector(selector) };
}

const isOpen = ({ state }: Props) => state.$isOpen.get();
const paintButton = (container: HTMLElement, { values }: Props) => {
  if (!container.firstChild) container.append(Object.assign(document.createElement('button'), { type: 'button' }));
  const button = container.firstElementChild as HTMLElement;
  button.dataset.action = 'toggle';
  button.textContent = values.label;
};

describe('a view that comes on demand', () => {
  afterEach(() => { document.body.replaceChildren(); });

  it('shows the author\'s content and fetches nothing while it is not needed', async () => {
    const { element, fetched } = makeDoor({ isNeeded: isOpen });
    await element.updateComplete;
    element.label = 'Gate';
    await element.updateComplete;
    await nextFrame();
    expect(fetched.times).to.equal(0);
    expect(element.querySelector('p')!.assignedSlot).to.not.equal(null);
  });

  it('paints without React, keeps it up to date, and React takes the very nodes over', async () => {
    const { element, state, inShadow, fetched } = makeDoor({ isNeeded: isOpen, firstPaint: paintButton });
    await element.updateComplete;
    const button = inShadow('button')!;
    expect(button.textContent).to.equal('Door');
    element.label = 'Gate';
    await element.updateComplete;
    expect(inShadow('button')).to.equal(button);
    expect(button.textContent).to.equal('Gate');
    state().$isOpen.set(false); // draws again, and there is still nothing to draw
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await element.viewReady;
    expect(inShadow('.inside')).to.not.equal(null);
    expect(fetched.times).to.equal(1);
    expect(inShadow('button')).to.equal(button);
  });

  it('is rendered with the latest settings when React takes it over immediately', async () => {
    const { element, state } = makeDoor({ isNeeded: isOpen, firstPaint: paintButton });
    state().$isOpen.set(true);
    await element.viewReady;
    const second = element.cloneNode(true) as typeof element;
    document.body.append(second);
    await second.updateComplete;
    const button = second.shadowRoot!.querySelector('button')!;
    second.label = 'Gate';
    (second.elementState as Door).$isOpen.set(true);
    await second.updateComplete;
    expect(second.shadowRoot!.querySelector('.inside')).to.not.equal(null);
    expect(button.textContent).to.equal('Gate');
    expect(second.shadowRoot!.querySelector('button') === button, 'the very node').to.equal(true);
  });

  it('draws in the same task once the view is there', async () => {
    const { element, state, inShadow } = makeDoor({ isNeeded: isOpen });
    state().$isOpen.set(true);
    await element.viewReady;
    const second = element.cloneNode(true) as typeof element;
    document.body.append(second);
    await second.updateComplete;
    (second.elementState as Door).$isOpen.set(true);
    await second.updateComplete;
    expect(second.shadowRoot!.querySelector('.inside')).to.not.equal(null);
    expect(inShadow('.inside')).to.not.equal(null);
  });

  it('takes nothing down when its view does not arrive, and fetches it again when asked again', async () => {
    let isThere = false;
    const { element, state, inShadow } = makeDoor({ isNeeded: isOpen, firstPaint: paintButton }, {
      fetchView: async () => {
        if (!isThere) throw new Error('no connection');
        return DoorView as never;
      },
    });
    await element.updateComplete;
    const failures: unknown[] = [];
    element.addEventListener('site-error', event => { event.preventDefault(); failures.push((event as CustomEvent).detail.error); });
    state().$isOpen.set(true);
    await element.updateComplete;
    expect(failures.map(String)).to.deep.equal(['Error: no connection']);
    expect(inShadow('button')!.textContent).to.equal('Door');
    isThere = true;
    element.label = 'Gate';
    await element.viewReady;
    expect(inShadow('button')!.textContent).to.equal('Gate');
  });

  it('is not started for an element that was removed meanwhile, and starts when it is inserted again', async () => {
    let arrive!: () => void;
    const arrived = new Promise<void>(resolve => { arrive = resolve; });
    const { element, state, inShadow } = makeDoor({ isNeeded: isOpen }, { fetchView: async () => { await arrived; return DoorView as never; } });
    state().$isOpen.set(true);
    element.remove();
    await new Promise(resolve => setTimeout(resolve)); // the task in which a removal counts
    arrive();
    await arrived;
    expect(inShadow('.inside')).to.equal(null);
    document.body.append(element);
    state().$isOpen.set(true);
    await element.viewReady;
    expect(inShadow('.inside')).to.not.equal(null);
  });

  it('preloads without drawing', async () => {
    const { element, fetched, inShadow } = makeDoor({ isNeeded: isOpen });
    element.host.preloadView();
    element.host.preloadView();
    await nextFrame();
    expect(fetched.times).to.equal(1);
    expect(inShadow('button')).to.equal(null);
  });
});
