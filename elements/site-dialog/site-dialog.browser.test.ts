// Runs in every engine: focus, top layer.
import { expect, fixture, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { deepActiveElement } from '../../core/platform/page.js';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { button, card, closeAll, focused, gone, isShown, listen, opened, place, shown, still, type Dialog } from './dialog-page.fixture.test.js';

describe('<site-dialog>', () => {
  afterEach(closeAll);

  describe('opened', () => {
    it('stands over an inert page that does not scroll, and gives the focus back', async () => {
      const { dialog, events } = await opened();
      expect(card(dialog).matches(':modal')).to.equal(true);
      expect(dialog.open && dialog.hasAttribute('open') && dialog.matches(':state(open)')).to.equal(true);
      expect(getComputedStyle(document.documentElement).overflow).to.equal('hidden');
      button(dialog, 'cancel').click();
      await gone(dialog);
      expect(focused()).to.equal('before');
      expect(dialog.hasAttribute('open') || dialog.matches(':state(open)')).to.equal(false);
      expect(getComputedStyle(document.documentElement).overflow).to.equal('visible');
      expect(events).to.deep.equal(['open', 'cancel', 'close: cancel']);
    });

    it('has the width and the room of the specification', async () => {
      const { dialog } = await opened();
      await still(dialog);
      const { width, left } = card(dialog).getBoundingClientRect();
      expect(width).to.equal(350);
      expect(dialog.querySelector('h2')!.getBoundingClientRect().left - left).to.equal(20);
      expect(card(dialog).style.getPropertyValue('--_layer')).to.equal('30000');
    });

    it('by its attribute and closes when that goes', async () => {
      const dialog = await place('open');
      await shown(dialog);
      dialog.removeAttribute('open');
      await gone(dialog);
      dialog.open = true;
      await shown(dialog);
    });

    it('not by a button that names another, which is reported', async () => {
      const dialog = await place('id="question"');
      const opener = document.createElement('button');
      opener.dataset.siteDialogOpen = 'qestion';
      dialog.before(opener);
      const heard = await captureConsole(() => opener.click());
      expect(heard.map(line => line.split(' [')[0])).to.deep.equal([
        '<site-dialog>: data-site-dialog-open "qestion" names no <site-dialog> of this page; expected the id of one, such as question; a click opens nothing.',
      ]);
      expect(isShown(dialog)).to.equal(false);
      opener.remove();
    });

    it('and is not answered by a control with an unknown answer, which is reported', async () => {
      const dialog = await place('open', '<h2>Remove it?</h2><p><button class="own" data-site-dialog-answer="sure">Sure</button></p>');
      await shown(dialog);
      const heard = await captureConsole(() => dialog.querySelector<HTMLElement>('.own')!.click());
      expect(heard).to.deep.equal(['<site-dialog>: data-site-dialog-answer "sure" is unknown; expected reject, confirm, cancel; a click has no effect.']);
      expect(isShown(dialog)).to.equal(true);
    });

    const openers: [what: string, markup: string][] = [
      ['a button that names it', '<button class="opener" data-site-dialog-open="question">open</button>'],
      ['a button in commandfor', '<button class="opener" commandfor="question" command="--show">open</button>'],
      ['a link to its id', '<a class="opener" href="#question">open</a>'],
      ['a picture in such a link', '<a class="opener" href="#question"><b>open</b></a>'],
    ];
    for (const [what, markup] of openers) {
      it(`by ${what}, which has the focus again afterwards`, async () => {
        const dialog = await place();
        const box = await fixture<HTMLElement>(`<p>${markup}</p>`);
        const opener = box.querySelector<HTMLElement>('.opener')!;
        ((opener.firstElementChild ?? opener) as HTMLElement).click(); // without focus, as in Safari
        await shown(dialog);
        expect(location.hash).to.equal('');
        await sendKeys({ press: 'Escape' });
        await gone(dialog);
        expect(deepActiveElement() === opener).to.equal(true);
      });
    }

    it('though one of the same id has been removed in the same moment', async () => {
      const old = await place();
      const box = await fixture<HTMLElement>('<p><a class="opener" href="#question">open</a></p>');
      const dialog = old.cloneNode(true) as Dialog;
      old.replaceWith(dialog);
      box.querySelector('a')!.click();
      await shown(dialog);
      expect(old.open).to.equal(false);
    });

    it('not by a click for a new tab, on a link elsewhere, or that the page has handled', async () => {
      const dialog = await place();
      const box = await fixture<HTMLElement>('<p><a href="#question">a</a><a href="#questions">b</a><a href="https://example.com/#question">c</a></p>');
      box.addEventListener('click', event => event.preventDefault(), { capture: true });
      for (const link of box.querySelectorAll('a')) link.click();
      const press = (init: MouseEventInit) => {
        const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init });
        Object.defineProperty(event, 'defaultPrevented', { value: false });
        box.querySelector('a')!.dispatchEvent(event);
      };
      press({ ctrlKey: true });
      await dialog.updateComplete;
      await nextFrame();
      expect(dialog.open).to.equal(false);
    });

    it('not when the page prevents the default', async () => {
      const dialog = await place();
      const events = listen(dialog, 'open');
      expect(await dialog.ask()).to.equal('cancel');
      dialog.setAttribute('open', '');
      await dialog.updateComplete;
      await nextFrame();
      expect([dialog.open, dialog.hasAttribute('open')]).to.deep.equal([false, false]);
      expect(events).to.deep.equal(['open', 'open']);
    });

    it('by its address', async () => {
      const dialog = await place();
      location.hash = '#question';
      try {
        await shown(dialog);
      } finally {
        history.replaceState(null, '', location.pathname + location.search);
      }
    });

    it('stays open when it is moved', async () => {
      const { dialog, events } = await opened();
      const other = await fixture('<section></section>');
      other.append(dialog);
      await waitUntil(() => isShown(dialog));
      await nextFrame();
      expect([isShown(dialog), events]).to.deep.equal([true, ['open']]);
    });

    it('is removed with its page: nothing stays locked, and the caller gets an answer', async () => {
      const dialog = await place();
      const asked = dialog.ask();
      await shown(dialog);
      dialog.remove();
      expect(await asked).to.equal('cancel');
      expect(getComputedStyle(document.documentElement).overflow).to.equal('visible');
    });
  });

  describe('answered', () => {
    const rows: [attributes: string, buttons: string[], focus: string][] = [
      ['', ['cancel: Cancel', 'confirm: OK'], 'confirm'],
      ['dialog-style="confirm-or-reject"', ['reject: No', 'confirm: Yes'], 'confirm'],
      ['dialog-style="confirm-or-reject" destructive', ['reject: No', 'confirm: Yes'], 'reject'],
      ['kind="alert"', ['confirm: OK'], 'confirm'],
      ['dialog-style="no-buttons"', ['cancel: Close'], ''],
      ['confirm-text="Remove" cancel-text="Keep"', ['cancel: Keep', 'confirm: Remove'], 'confirm'],
    ];
    for (const [attributes, buttons, focus] of rows) {
      it(`by ${buttons.join(' and ')} where it says ${attributes || 'nothing'}`, async () => {
        const { dialog } = await opened(attributes);
        const drawn = [...dialog.shadowRoot!.querySelectorAll('button')];
        expect(drawn.map(node => `${node.dataset.action}: ${node.ariaLabel ?? node.textContent}`)).to.deep.equal(buttons);
        expect(focused() ?? '').to.equal(focus);
        expect(drawn.every(node => node.offsetHeight >= 44)).to.equal(true);
      });
    }

    for (const answer of ['confirm', 'reject'] as const) {
      it(`by ${answer}, once, though it is pressed twice`, async () => {
        const dialog = await place('dialog-style="confirm-or-reject"');
        const events = listen(dialog);
        const asked = dialog.ask();
        await shown(dialog);
        button(dialog, answer).click();
        button(dialog, answer).click();
        expect(await asked).to.equal(answer);
        expect(events).to.deep.equal(['open', answer, `close: ${answer}`]);
      });
    }

    it('by a click outside and by Escape, which cancel', async () => {
      const { dialog, events } = await opened();
      for (const type of ['pointerdown', 'click']) {
        card(dialog).dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true, clientX: 2, clientY: 2 }));
      }
      await gone(dialog);
      await dialog.show();
      await shown(dialog);
      await sendKeys({ press: 'Escape' });
      await gone(dialog);
      expect(events).to.deep.equal(['open', 'cancel', 'close: cancel', 'open', 'cancel', 'close: cancel']);
    });

    it('not when the page prevents the default', async () => {
      const dialog = await place();
      const events = listen(dialog, 'confirm');
      await dialog.show();
      await shown(dialog);
      button(dialog, 'confirm').click();
      await nextFrame();
      expect(isShown(dialog)).to.equal(true);
      button(dialog, 'cancel').click();
      await gone(dialog);
      expect(events).to.deep.equal(['open', 'confirm', 'cancel', 'close: cancel']);
    });

    it('by the author\'s own control', async () => {
      const { dialog, events } = await opened('dialog-style="no-buttons"', '<h2>Ready?</h2><button data-site-dialog-answer="reject"><b>Not yet</b></button>');
      dialog.querySelector('b')!.click();
      await gone(dialog);
      expect(events).to.deep.equal(['open', 'reject', 'close: reject']);
    });

    it('by the author\'s own form, if it is filled in', async () => {
      const form =
        '<form method="dialog"><input required aria-label="Name"><button value="confirm">Save</button><button value="cancel" formnovalidate>No</button></form>';
      const { dialog, events } = await opened('dialog-style="no-buttons"', form);
      dialog.querySelector('button')!.click();
      await nextFrame();
      expect(events).to.deep.equal(['open']);
      dialog.querySelector('input')!.value = 'Ada';
      dialog.querySelector('button')!.click();
      await gone(dialog);
      expect(events).to.deep.equal(['open', 'confirm', 'close: confirm']);
    });

    it('after its motion, in 600 ms at the latest, with the focus already back', async () => {
      const { dialog } = await opened();
      let focusThen: string | undefined;
      dialog.addEventListener('site-dialog-close', () => { focusThen = focused(); });
      card(dialog).animate([{ rotate: '0deg' }, { rotate: '1deg' }], { duration: 1e9 }); // never finishes
      button(dialog, 'confirm').click();
      await gone(dialog);
      expect(focusThen).to.equal('before');
    });
  });
});
