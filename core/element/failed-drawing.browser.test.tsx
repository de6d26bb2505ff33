import { expect, nextFrame } from '@open-wc/testing';
import { atom } from 'nanostores';
import { setting } from '../settings/setting.js';
import { table } from '../settings/table.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { captureConsole } from '../../test/contract/capture-console.js';
import { feature } from './definition.js';
import { lazyView } from './view-source.js';
import { reactDom } from './react-dom.js';
import { registerFeature } from './register-feature.js';
import { useStore } from './use-store.js';

// What the quick renderer cannot draw, at first or later, is React DOM's. Until that is there, nothing is painted over nodes that a
// failed drawing has left.

interface Card { readonly $kind: ReturnType<typeof atom<'plain' | 'styled'>> }
interface CardProps { readonly values: { readonly label: string }; readonly state: Card }

/** Once its card is styled, it holds what the quick renderer does not know. */
function CardView({ values, state }: CardProps) {
  const kind = useStore(state.$kind);
  return <section><h2>{values.label}</h2>{kind === 'styled' ? <p style={{ color: 'red' }}>styled</p> : <slot />}</section>;
}

let painted = 0;
let count = 0;
/** Paints what is in its place: it knows nothing of another drawing. */
function paintCard(container: HTMLElement, { values }: CardProps) {
  painted++;
  const heading = container.querySelector('h2') ?? container.appendChild(document.createElement('section')).appendChild(document.createElement('h2'));
  heading.textContent = `painted ${values.label}`;
}

/** A card under a tag of its own: none of them may find React DOM there. */
function makeCard(kind: 'plain' | 'styled') {
  const tag = `site-card-${++count}` as const;
  const Class = registerFeature(feature({
    table: table({ tag, summary: 'A card.', settings: { label: setting.text('Card', 'What it says.') }, events: {}, texts: {} }),
    state: (): Card => ({ $kind: atom(kind) }),
    view: lazyView(async () => CardView as never, { firstPaint: paintCard as never }),
  }) as never);
  const element = new Class() as unknown as HTMLElement & { label: string; elementState: Card; updateComplete: Promise<void>; viewReady: Promise<void> };
  element.append('the author\'s words');
  document.body.append(element);
  return {
    element,
    text: () => element.shadowRoot!.querySelector('h2')!.textContent,
    has: (selector: string) => element.shadowRoot!.querySelector(selector) !== null,
  };
}

describe('a rendering that the quick renderer cannot continue', () => {
  afterEach(() => { for (const one of document.querySelectorAll('body > *')) if (one.localName.startsWith('site-card-')) one.remove(); });

  it('is left as it is until React DOM draws, with what was set meanwhile', async () => {
    const { element, text, has } = makeCard('plain');
    await element.viewReady;
    await element.updateComplete;
    expect([reactDom, text()]).to.deep.equal([undefined, 'Card']);
    painted = 0;
    element.elementState.$kind.set('styled');
    await null;
    element.label = 'Later';
    await null;
    expect(painted, 'nothing is painted over it').to.equal(0);
    expect(text(), 'as it was').to.equal('Card');
    await waitUntil(() => has('p'));
    expect(text()).to.equal('Later');
    await element.updateComplete;
  });

  it('shows what is painted without a view where the first one fails, and nothing of what was begun', async () => {
    const { element, text, has } = makeCard('styled');
    const heard = await captureConsole(async () => {
      await waitUntil(() => has('p'));
      await nextFrame();
    });
    expect([text(), heard]).to.deep.equal(['Card', []]);
    expect(element.shadowRoot!.querySelectorAll('section')).to.have.length(1);
  });
});
