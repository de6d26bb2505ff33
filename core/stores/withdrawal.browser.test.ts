import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { loadScript } from '../platform/load-script.js';
import { holdScripts, runScripts } from '../platform/run-scripts.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { answerConsent } from './consent.js';
import { finishBeforeReload, watchWithdrawal } from './withdrawal.js';

/** Runs a third-party script, as a gate does. */
async function runForeign(): Promise<void> {
  const box = document.createElement('div');
  const script = document.createElement('script');
  script.text = 'globalThis.foreign = true';
  box.append(script);
  const next = holdScripts(box);
  await fixture(box as never);
  await runScripts({ next, signal: new AbortController().signal });
}

describe('a withdrawal', () => {
  const done: string[] = [];
  let watching: AbortController;
  const watch = (isWanted: boolean, canNotify = true, name = 'notice') => watchWithdrawal({
    isWanted: () => isWanted, canNotify: () => canNotify, notify: () => done.push(name), reload: () => done.push('reload'),
  }, watching.signal);
  const after = (act: () => unknown) => {
    done.length = 0;
    act();
    return done.join();
  };
  beforeEach(() => {
    answerConsent('unasked');
    watching = new AbortController();
  });
  afterEach(() => watching.abort());

  it('leaves a page as it is where no script of others has run, or none could be loaded', async () => {
    watch(true);
    await loadScript('https://localhost:1/none.js').then(() => expect.fail('it was loaded'), () => {});
    answerConsent('accepted');
    expect(after(() => answerConsent('declined'))).to.equal('');
  });

  it('reloads the page if a script has run: after a refusal, and after consent was withdrawn', async () => {
    await runForeign();
    watch(true);
    answerConsent('accepted');
    expect(after(() => answerConsent('declined'))).to.equal('reload');
    answerConsent('accepted');
    expect(after(() => answerConsent('unasked'))).to.equal('reload');
    expect(after(() => answerConsent('declined')), 'what was shown once runs too').to.equal('reload');
    expect(after(() => answerConsent('accepted'))).to.equal('');
    watch(false);
    expect(after(() => answerConsent('declined')), 'the owner does not want it').to.equal('');
  });

  it('delays the reload for a receipt that is being sent', async () => {
    await runForeign();
    watch(true);
    let send = () => {};
    finishBeforeReload(new Promise<void>(resolve => { send = resolve; }));
    finishBeforeReload(Promise.reject(new Error('the service is away')));
    expect(after(() => answerConsent('declined'))).to.equal('');
    send();
    await waitUntil(() => done.join() === 'reload');
  });

  const fields: [title: string, markup: string, text: string][] = [
    ['a field', '<input>', 'input'],
    ['a text area', '<textarea></textarea>', 'textarea'],
    ['text that may be edited', '<div contenteditable="true"></div>', '[contenteditable]'],
  ];
  for (const [title, markup, selector] of fields) {
    it(`asks first if ${title} has content, and no longer once it is empty`, async () => {
      await runForeign();
      watch(true, false, 'hidden notice');
      watch(true);
      const box = await fixture<HTMLElement>(`<div>${markup}</div>`);
      const field = box.querySelector<HTMLElement>(selector)!;
      field.focus();
      await sendKeys({ type: 'a' });
      expect(after(() => answerConsent('declined'))).to.equal('notice');
      await sendKeys({ press: 'Backspace' });
      expect(after(() => answerConsent('declined'))).to.equal('reload');
      await sendKeys({ type: 'b' });
      box.remove(); // sent, and taken out of the page
      expect(after(() => answerConsent('declined'))).to.equal('reload');
    });
  }

  it('asks first if the visitor has typed in a shadow root, selected something, or typed before the listener was added', async () => {
    await runForeign();
    watch(true);
    const box = await fixture<HTMLElement>('<div><select><option>1<option>2</select><input value="given"><input type="hidden"></div>');
    expect(after(() => answerConsent('declined'))).to.equal('reload');
    box.querySelector('select')!.value = '2';
    box.querySelector('select')!.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    expect(after(() => answerConsent('declined'))).to.equal('notice');
    box.querySelector('select')!.remove();
    box.querySelector('input')!.value = 'typed';
    expect(after(() => answerConsent('declined'))).to.equal('notice');
    box.querySelector('input')!.value = 'given';
    const shadow = box.attachShadow({ mode: 'open' });
    shadow.append(document.createElement('input'));
    shadow.querySelector('input')!.focus();
    await sendKeys({ type: 'c' });
    expect(after(() => answerConsent('declined'))).to.equal('notice');
  });
});
