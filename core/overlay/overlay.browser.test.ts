// Runs in every engine: focus, top layer.
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import { deepActiveElement } from '../platform/page.js';
import { isInside, tabStops, trapFocus } from './trap-focus.js';
import { lockScroll } from './scroll-lock.js';
import { openModal, type Modal } from './open-modal.js';
import { openPopover } from './open-popover.js';
import { overlays } from './overlay-stack.js';

/** A dialog inside a shadow root: a button of its own, one slotted from the page, one in a deeper shadow root. */
async function placeDialog(): Promise<{ host: HTMLElement; dialog: HTMLDialogElement }> {
  const host = await fixture<HTMLElement>(html`<div><button id="slotted">Slotted</button></div>`);
  const root = host.attachShadow({ mode: 'open' });
  const dialog = document.createElement('dialog');
  const own = Object.assign(document.createElement('button'), { id: 'own', textContent: 'Own' });
  const deep = document.createElement('div');
  deep.attachShadow({ mode: 'open' }).append(Object.assign(document.createElement('button'), { id: 'deep', textContent: 'Deep' }));
  dialog.append(own, document.createElement('slot'), deep);
  root.append(dialog);
  return { host, dialog };
}

const focused = () => deepActiveElement()?.id;
let ended: AbortController;
const open = (modal: Omit<Modal, 'signal'>) => openModal({ ...modal, signal: ended.signal });

describe('core/overlay', () => {
  beforeEach(() => { ended = new AbortController(); });
  afterEach(() => { ended.abort(); });

  it('finds what is drawn inside, through slots and shadow roots', async () => {
    const { host, dialog } = await placeDialog();
    const deep = dialog.lastElementChild!.shadowRoot!.firstElementChild!;
    expect([host.firstElementChild!, deep, dialog].map(node => isInside(node, dialog))).to.deep.equal([true, true, true]);
    expect(isInside(host, dialog)).to.equal(false);
    expect(isInside(null, dialog)).to.equal(false);
    dialog.show();
    expect(tabStops(dialog).map(({ id }) => id)).to.deep.equal(['own', 'slotted', 'deep']);
  });

  it('keeps Tab in a dialog, through slots and shadow roots, both ways', async () => {
    const { dialog } = await placeDialog();
    open({ dialog });
    dialog.querySelector('button')!.focus();
    const seen: (string | undefined)[] = [];
    for (let i = 0; i < 3; i++) {
      await sendKeys({ press: 'Tab' });
      seen.push(focused());
    }
    await sendKeys({ press: 'Shift+Tab' });
    seen.push(focused());
    expect(seen).to.deep.equal(['slotted', 'deep', 'own', 'deep']);
  });

  for (const [where, around] of Object.entries({
    alone: ['', ''],
    before: ['', '<button id="own">Own</button>'],
    after: ['<button id="own">Own</button>', ''],
  })) {
    it(`lets Tab into a frame in a modal dialog: ${where === 'alone' ? where : `${where} the only button`}`, async () => {
      const dialog = await fixture<HTMLDialogElement>(
        `<dialog tabindex="-1">${around[0]}<iframe id="frame" srcdoc="<button>inside</button>"></iframe>${around[1]}</dialog>`,
      );
      await waitUntil(() => dialog.querySelector('iframe')!.contentDocument?.querySelector('button'));
      open({ dialog, initialFocus: dialog.querySelector('button') ?? dialog });
      await sendKeys({ press: where === 'before' ? 'Shift+Tab' : 'Tab' });
      expect(focused()).to.equal('frame');
      if (where === 'alone') return;
      await sendKeys({ press: where === 'before' ? 'Tab' : 'Shift+Tab' });
      await waitUntil(() => focused() === 'own');
    });
  }

  it('keeps Tab on what a predicate names, wherever it stands, and takes the focus back', async () => {
    await fixture(html`<div>
      <button id="a" class="in">a</button><button id="b">b</button><button id="c" class="in">c</button><button id="d">d</button>
    </div>`);
    const by = (id: string) => document.getElementById(id)!;
    trapFocus({ predicate: element => element.classList.contains('in'), signal: ended.signal });
    by('a').focus();
    const seen: (string | undefined)[] = [];
    for (const press of ['Tab', 'Tab', 'Shift+Tab']) {
      await sendKeys({ press });
      seen.push(focused());
    }
    expect(seen).to.deep.equal(['c', 'a', 'c']);
    by('d').focus();
    expect(focused()).to.equal('c');
    ended.abort();
    by('d').focus();
    expect(focused()).to.equal('d');
  });

  it('lets the trap above work alone', async () => {
    await fixture(html`<div><button id="a">a</button><button id="b">b</button></div>`);
    const above = new AbortController();
    trapFocus({ predicate: ({ id }) => id === 'a', signal: ended.signal });
    trapFocus({ predicate: ({ id }) => id === 'b', signal: above.signal });
    document.getElementById('a')!.focus();
    expect(focused()).to.equal('b');
    above.abort();
    document.getElementById('a')!.focus();
    document.getElementById('b')!.focus();
    expect(focused()).to.equal('a');
  });

  it('asks who takes the focus only when the dialog has closed', async () => {
    const { dialog } = await placeDialog();
    await fixture(html`<div><button id="from">from</button><button id="thumbnail">thumbnail</button></div>`);
    document.getElementById('from')!.focus();
    let current: HTMLElement | null = null;
    const close = open({ dialog, returnFocus: () => current });
    current = document.getElementById('thumbnail');
    close();
    expect(focused()).to.equal('thumbnail');
  });

  it('gives the focus back to where it was when the named node is gone', async () => {
    const { dialog } = await placeDialog();
    await fixture(html`<button id="from">from</button>`);
    document.getElementById('from')!.focus();
    open({ dialog, returnFocus: document.createElement('button') })();
    expect(focused()).to.equal('from');
  });

  it('does not take the focus from an element that has received it meanwhile', async () => {
    const { dialog } = await placeDialog();
    await fixture(html`<div><button id="from">from</button><button id="elsewhere">elsewhere</button></div>`);
    document.getElementById('from')!.focus();
    let closed = 0;
    open({ dialog, onClose: () => { closed++; } });
    dialog.close(); // its event comes a task later
    document.getElementById('elsewhere')!.focus();
    await waitUntil(() => closed);
    expect(focused()).to.equal('elsewhere');
    expect(closed).to.equal(1);
  });

  it('focuses the requested element first', async () => {
    const { host, dialog } = await placeDialog();
    open({ dialog, initialFocus: host.querySelector<HTMLElement>('#slotted') });
    expect(focused()).to.equal('slotted');
  });

  it('closes by Escape the topmost only, dialogs and popovers alike', async () => {
    const [below, above] = [await placeDialog(), await placeDialog()];
    const tip = await fixture<HTMLElement>(html`<div popover="manual">tip</div>`);
    const shown = new AbortController();
    open({ dialog: below.dialog });
    open({ dialog: above.dialog });
    openPopover({ element: tip, dismiss: () => shown.abort(), signal: shown.signal });
    const state = () => [below.dialog.open, above.dialog.open, tip.matches(':popover-open')];
    const states = [state()];
    for (let i = 0; i < 3; i++) {
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => overlays.size === 2 - i);
      states.push(state());
    }
    expect(states).to.deep.equal([[true, true, true], [true, true, false], [true, false, false], [false, false, false]]);
  });

  it('leaves the closing to who wants to be asked', async () => {
    const { dialog } = await placeDialog();
    const asked: string[] = [];
    const close = open({ dialog, dismiss: by => { asked.push(by); } });
    await sendKeys({ press: 'Escape' });
    const cancel = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(cancel);
    const { right, bottom } = dialog.getBoundingClientRect();
    for (const type of ['pointerdown', 'click']) dialog.dispatchEvent(new MouseEvent(type, { clientX: right + 9, clientY: bottom + 9 }));
    expect(asked).to.deep.equal(['escape', 'escape', 'backdrop']);
    expect(cancel.defaultPrevented).to.equal(true);
    expect(dialog.open).to.equal(true);
    close();
    expect([dialog.open, overlays.size]).to.deep.equal([false, 0]);
  });

  it('closes everything with the element that owns it', async () => {
    const { dialog } = await placeDialog();
    let closed = 0;
    open({ dialog, onClose: () => { closed++; } });
    ended.abort();
    expect([dialog.open, closed, overlays.size]).to.deep.equal([false, 1, 0]);
  });

  for (const [owner, page] of Object.entries({ root: '', body: 'body { overflow-x: hidden }' })) {
    it(`locks the scrolling of the ${owner}, moves nothing, keeps sticky headers, and gives it back`, async () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.tall { block-size: 300vh } .sticky { position: sticky; inset-block-start: 0 } ${page}`);
      document.adoptedStyleSheets = [sheet];
      try {
        const box = await fixture<HTMLElement>(html`<div class="tall"><p class="sticky">header</p></div>`);
        scrollTo(0, 300);
        const place = () => {
          const { width, top } = box.querySelector('p')!.getBoundingClientRect();
          return [width, Math.round(top), Math.round(scrollY)];
        };
        const before = place();
        lockScroll(document.documentElement, ended.signal);
        const locked = owner === 'body' ? document.body : document.documentElement;
        expect(getComputedStyle(locked).overflow).to.equal('hidden');
        expect(place()).to.deep.equal(before);
        ended.abort();
        expect(place()).to.deep.equal(before);
        expect([document.body.style.overflow, document.documentElement.style.overflow]).to.deep.equal(['', '']);
      } finally {
        scrollTo(0, 0);
        document.adoptedStyleSheets = [];
      }
    });
  }
});
