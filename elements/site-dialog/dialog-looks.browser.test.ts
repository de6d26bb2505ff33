import { expect, fixture, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import { button, card, closeAll, focused, gone, isShown, listen, opened, place, shown, still, words, type Dialog } from './dialog-page.fixture.test.js';
import { dialogView } from './dialog.controller.js';
import { ask, inform } from './site-dialog.js';

describe('what <site-dialog> shows', () => {
  afterEach(closeAll);

  describe('drawn', () => {
    it('only while it is open, the author\'s nodes as they were', async () => {
      const dialog = await place();
      const heading = dialog.querySelector('h2')!;
      expect([!card(dialog), heading.checkVisibility()]).to.deep.equal([true, false]);
      await dialog.show();
      await shown(dialog);
      expect([heading.checkVisibility(), dialog.querySelector('h2') === heading]).to.deep.equal([true, true]);
      await dialog.hide();
      await waitUntil(() => !card(dialog));
    });

    it('as one slot before it is first opened', async () => {
      const dialog = await place();
      expect(dialog.shadowRoot!.querySelector('#root')!.innerHTML).to.equal('<slot></slot>');
    });

    it('ahead, when an opener is about to be pressed', async () => {
      await place();
      const { load } = dialogView;
      let times = 0;
      Object.assign(dialogView, { loaded: undefined, load: () => { times++; return load(); } });
      try {
        const box = await fixture<HTMLElement>('<p><a href="#question">open</a><a href="#other">other</a></p>');
        for (const link of box.querySelectorAll('a')) {
          for (const type of ['pointerover', 'pointerdown', 'focusin']) link.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
        }
        expect(times).to.equal(3);
      } finally {
        Object.assign(dialogView, { loaded: await load(), load });
      }
    });

    it('as text on the page when its view cannot be fetched', async () => {
      const dialog = await place();
      const { load, loaded } = dialogView;
      Object.assign(dialogView, { loaded: undefined, load: () => Promise.reject(new Error('no connection')) });
      try {
        expect(await dialog.ask()).to.equal('cancel');
        expect([dialog.querySelector('h2')!.checkVisibility(), dialog.open]).to.deep.equal([true, false]);
      } finally {
        Object.assign(dialogView, { loaded, load });
      }
    });

    it('for good where its author wants it kept', async () => {
      const dialog = await place('destroy-on-hide="false"');
      await dialog.show();
      await shown(dialog);
      const kept = card(dialog);
      await dialog.hide();
      await gone(dialog);
      expect(card(dialog) === kept).to.equal(true);
      expect(dialog.querySelector('h2')!.checkVisibility()).to.equal(false);
    });

    it('as another kind when it becomes one, still open', async () => {
      const { dialog, events } = await opened();
      dialog.setAttribute('kind', 'information');
      await waitUntil(() => card(dialog).matches(':popover-open'));
      dialog.setAttribute('kind', 'alert');
      await waitUntil(() => card(dialog).matches(':modal'));
      expect(events).to.deep.equal(['open']);
    });

    it('with the name of its heading, or its own', async () => {
      const { dialog } = await opened();
      expect([card(dialog).getAttribute('role'), card(dialog).ariaLabel]).to.deep.equal(['alertdialog', 'Remove it?']);
      dialog.querySelector('h2')!.textContent = 'Keep it?';
      await waitUntil(() => card(dialog).ariaLabel === 'Keep it?');
      dialog.label = 'Mug';
      await waitUntil(() => card(dialog).ariaLabel === 'Mug');
      await still(dialog);
      await expect(dialog).to.be.accessible();
    });

    it('as a dialog to be read when it has no buttons', async () => {
      const { dialog } = await opened('dialog-style="no-buttons"', '<p>words</p>');
      expect([card(dialog).getAttribute('role'), card(dialog).ariaLabel]).to.deep.equal(['dialog', 'Question']);
      await still(dialog);
      await expect(dialog).to.be.accessible();
    });
  });

  describe('one over another', () => {
    it('closes from the top, each giving the focus to the one below', async () => {
      const { dialog: below } = await opened('', `${words}<button id="inner" data-site-dialog-open="above">more</button>`);
      const box = await fixture<HTMLElement>('<div><site-dialog id="above"><p>above</p></site-dialog></div>');
      const above = box.querySelector<Dialog>('site-dialog')!;
      await above.updateComplete;
      below.querySelector<HTMLElement>('#inner')!.focus();
      below.querySelector<HTMLElement>('#inner')!.click();
      await shown(above);
      expect([below, above].map(dialog => card(dialog).style.getPropertyValue('--_layer'))).to.deep.equal(['30000', '30010']);
      await sendKeys({ press: 'Escape' });
      await gone(above);
      expect([isShown(below), focused()]).to.deep.equal([true, 'inner']);
      await sendKeys({ press: 'Escape' });
      await gone(below);
      expect(focused()).to.equal('before');
    });
  });

  describe('as information', () => {
    const atTopEnd = (dialog: Dialog) => {
      const { top, left, right } = card(dialog).getBoundingClientRect();
      return { top, start: left, end: document.documentElement.clientWidth - right };
    };

    it('sits at the top, at the end of the line, without buttons, and leaves page and focus alone', async () => {
      const { dialog, events } = await opened('kind="information" hide-after="0"');
      await still(dialog);
      expect(atTopEnd(dialog).top).to.equal(16);
      expect(atTopEnd(dialog).end).to.equal(16);
      expect(!dialog.shadowRoot!.querySelector('button')).to.equal(true);
      expect(focused()).to.equal('before');
      expect(getComputedStyle(document.documentElement).overflow).to.equal('visible');
      expect(!!card(dialog).closest('[role="status"]')).to.equal(true);
      await expect(dialog).to.be.accessible();
      await sendKeys({ press: 'Escape' });
      await gone(dialog);
      expect(events).to.deep.equal(['open', 'cancel', 'close: cancel']);
    });

    it('sits at the other end from right to left', async () => {
      document.documentElement.dir = 'rtl';
      try {
        const { dialog } = await opened('kind="information" hide-after="0"');
        await still(dialog);
        expect(atTopEnd(dialog).start).to.equal(16);
      } finally {
        document.documentElement.dir = '';
      }
    });

    it('closes automatically, and waits while it has the pointer or the focus', async () => {
      const { dialog } = await opened('kind="information" hide-after="50"', '<p>Saved. <a href="#x">See</a></p>');
      card(dialog).dispatchEvent(new PointerEvent('pointerenter'));
      dialog.querySelector('a')!.focus();
      card(dialog).dispatchEvent(new PointerEvent('pointerleave'));
      const { currentTime } = document.timeline;
      await waitUntil(() => Number(document.timeline.currentTime) - Number(currentTime) > 100);
      expect(dialog.open).to.equal(true);
      dialog.querySelector('a')!.blur();
      await gone(dialog);
    });

    it('closes by a click on it, not by a click on its link', async () => {
      const { dialog } = await opened('kind="information" hide-after="0"', '<p>Saved. <a href="#x" onclick="return false">See</a></p>');
      dialog.querySelector('a')!.click();
      await nextFrame();
      expect(dialog.open).to.equal(true);
      dialog.querySelector('p')!.click();
      await gone(dialog);
    });

    it('is shown below the previous one, and moves up when that closes', async () => {
      const box = await fixture<HTMLElement>(`<div>
        <site-dialog kind="information" hide-after="0" open><p>one</p></site-dialog><site-dialog kind="information" hide-after="0" open><p>two</p></site-dialog>
      </div>`);
      const [one, two] = [...box.querySelectorAll<Dialog>('site-dialog')] as [Dialog, Dialog];
      await shown(two);
      await Promise.all([still(one), still(two)]);
      expect(atTopEnd(two).top).to.equal(card(one).getBoundingClientRect().bottom + 10);
      await one.hide();
      await gone(one);
      await waitUntil(() => atTopEnd(two).top === 16);
    });
  });

  describe('made by a script', () => {
    const madeOne = () => [...document.querySelectorAll<Dialog>('body > site-dialog')].at(-1)!;

    it('asks, and is gone with the answer', async () => {
      const asked = ask({ heading: 'Sure?', message: 'Really <b>sure</b>?', confirm: 'Yes, do', reject: 'No, wait' });
      const dialog = madeOne();
      await shown(dialog);
      expect([dialog.textContent, card(dialog).ariaLabel]).to.deep.equal(['Sure?Really <b>sure</b>?', 'Sure?']);
      expect([...dialog.shadowRoot!.querySelectorAll('button')].map(node => node.textContent)).to.deep.equal(['No, wait', 'Yes, do']);
      button(dialog, 'reject').click();
      expect(await asked).to.equal('reject');
      expect(dialog.isConnected).to.equal(false);
    });

    it('informs, and is gone after its time', async () => {
      const informed = inform({ message: 'Saved.', hideAfter: 1 });
      const dialog = madeOne();
      const events = listen(dialog);
      await informed;
      expect([dialog.kind, dialog.isConnected, events]).to.deep.equal(['information', false, ['open', 'close: cancel']]);
    });
  });
});
