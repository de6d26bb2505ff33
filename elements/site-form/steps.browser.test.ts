// Runs in every engine: steps of a form, with the keyboard, focus and history of each browser.
import { expect } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import { answering, depth, goBack, makeSteps, steadyPage, threeSteps } from './step-page.fixture.test.js';

steadyPage();

describe('site-form: steps', () => {
  it('are shown one at a time, with Next in the author\'s look and the author\'s button at the end', async () => {
    const page = await makeSteps();
    await waitUntil(() => page.buttons().length > 0);
    expect([page.shown(), page.buttons(), page.count()]).to.deep.equal([['About you'], ['Next'], 'Step 1 of 3']);
    expect(page.form.querySelector('.site-form-next')!.classList.contains('own')).to.equal(true);
    page.type('name', 'Ada');
    page.press();
    expect([page.shown(), page.buttons(), page.count()]).to.deep.equal([['Work'], ['Back', 'Next'], 'Step 2 of 3']);
    page.press();
    expect([page.shown(), page.buttons(), page.count()]).to.deep.equal([['The end'], ['Back', 'Send'], 'Step 3 of 3']);
    await expect(page.host).to.be.accessible();
  });

  it('check their own fields, and lead to the first that needs care', async () => {
    const page = await makeSteps();
    const errors: unknown[] = [];
    page.host.addEventListener('site-form-error', event => errors.push(event.detail.errors));
    page.press();
    await waitUntil(() => page.named('name').getAttribute('aria-invalid') === 'true');
    expect(document.activeElement).to.equal(page.named('name'));
    expect(Object.keys(errors[0] as object)).to.deep.equal(['name']);
    expect(page.shown()).to.deep.equal(['About you']);
    await expect(page.host).to.be.accessible();
    page.type('name', 'Ada');
    page.press();
    expect(page.shown()).to.deep.equal(['Work']);
    await waitUntil(() => !page.form.querySelector('.site-form-summary'));
  });

  it('put the focus on their legend, which says the number', async () => {
    const page = await makeSteps();
    page.type('name', 'Ada');
    page.press();
    const legend = document.activeElement!;
    expect(legend.textContent).to.equal('Work');
    expect(document.getElementById(legend.getAttribute('aria-describedby')!)!.textContent).to.equal('Step 2 of 3');
  });

  it('continue on Enter, and send nothing before the last', async () => {
    const sent = answering(200, { id: 's1' });
    const page = await makeSteps();
    await page.enter('name');
    await waitUntil(() => page.named('name').getAttribute('aria-invalid') === 'true');
    page.type('name', 'Ada');
    await page.enter('note');
    expect(page.shown(), 'Enter makes a line in a textarea').to.deep.equal(['About you']);
    await page.enter('name');
    expect(page.shown()).to.deep.equal(['Work']);
    page.named('job').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }));
    expect(page.shown(), 'of an input method').to.deep.equal(['Work']);
    await page.enter('job');
    expect(page.shown()).to.deep.equal(['The end']);
    expect(sent).to.deep.equal([]);
    page.type('email', 'ada@example.com');
    await page.enter('email');
    await waitUntil(() => page.form.hidden);
    expect(sent).to.have.lengthOf(1);
    await waitUntil(() => depth() === 0);
  });

  it('open on a click on the list: earlier ones, and later ones as far as all are completed', async () => {
    const page = await makeSteps();
    const list = () => [...page.form.querySelectorAll('.site-form-steps li')].map(item => `${item.querySelector('button') ? 'button' : item.querySelector('[aria-current]') ? 'current' : 'text'}`);
    expect(list()).to.deep.equal(['current', 'text', 'text']);
    page.type('name', 'Ada');
    page.press();
    expect(list()).to.deep.equal(['button', 'current', 'text']);
    expect(page.form.querySelector('.site-form-steps button')!.getAttribute('aria-label')).to.equal('1 You, completed');
    page.press();
    page.goTo('You');
    expect(page.shown()).to.deep.equal(['About you']);
    expect(list()).to.deep.equal(['current', 'button', 'button']);
    page.type('name', '');
    page.goTo('The end');
    expect(page.shown(), 'the current error is shown first').to.deep.equal(['About you']);
    page.type('name', 'Bo');
    page.goTo('The end');
    expect(page.shown()).to.deep.equal(['The end']);
    await waitUntil(() => depth() === 2); // to the entry below, which is that of this step
  });

  it('follow Back and Forward of the browser, and add nothing on the way back', async () => {
    history.pushState(null, '', location.pathname + location.search); // what earlier tests have left to go forward to is gone
    const page = await makeSteps();
    page.type('name', 'Ada');
    page.press();
    page.press();
    expect(depth()).to.equal(2);
    await goBack();
    expect(page.shown()).to.deep.equal(['Work']);
    await goBack();
    expect(page.shown()).to.deep.equal(['About you']);
    await goBack(1);
    expect(page.shown()).to.deep.equal(['Work']);
    const arrived = new Promise(resolve => addEventListener('popstate', resolve, { once: true }));
    page.back();
    await arrived;
    expect([page.shown(), depth()]).to.deep.equal([['About you'], 0]);
  });

  it('stay where they are when an entry of the page itself is left', async () => {
    const page = await makeSteps();
    page.type('name', 'Ada');
    page.press();
    location.hash = 'terms';
    await waitUntil(() => location.hash === '#terms');
    await goBack();
    expect(page.shown()).to.deep.equal(['Work']);
    expect(location.hash).to.equal('');
  });

  it('leave no entries of a form that is sent', async () => {
    answering(200, { id: 's1' });
    history.pushState({ before: true }, '', location.pathname + location.search);
    const page = await makeSteps();
    page.type('name', 'Ada');
    page.press();
    page.press();
    page.type('email', 'ada@example.com');
    page.press();
    await waitUntil(() => page.form.hidden);
    await waitUntil(() => depth() === 0);
    expect((history.state as { before?: boolean }).before).to.equal(true);
  });

  it('show the one that the service says something of', async () => {
    answering(400, { error: 'Please check', errors: { name: 'Another name, please.' } });
    const page = await makeSteps();
    page.type('name', 'Ada');
    page.press();
    page.press();
    page.type('email', 'ada@example.com');
    page.press();
    await waitUntil(() => document.activeElement === page.named('name'));
    expect(page.shown()).to.deep.equal(['About you']);
    await expect(page.host).to.be.accessible();
    page.type('name', 'Bo');
    page.press();
    expect(page.shown(), 'continues where the visitor was').to.deep.equal(['The end']);
    await waitUntil(() => depth() === 2);
  });

  it('are skipped where other answers hide all of their fields', async () => {
    const page = await makeSteps(threeSteps.replace('<fieldset data-site-step><legend>Work', '<fieldset data-site-step data-site-when="name is Ada"><legend>Work'));
    await waitUntil(() => page.count() === 'Step 1 of 2');
    page.type('name', 'Bo');
    page.press();
    expect([page.shown(), page.count()]).to.deep.equal([['The end'], 'Step 2 of 2']);
    page.back();
    page.type('name', 'Ada');
    expect(page.count()).to.equal('Step 1 of 3');
    page.press();
    expect(page.shown()).to.deep.equal(['Work']);
  });

  it('show fields outside of them with the step before, and the first', async () => {
    const page = await makeSteps(`<p><label>Start <input name="start"></label></p>${threeSteps.replace('<p><button', '<p><label>Terms <input name="terms" required></label></p><p><button')}`);
    const seen = () => ['start', 'terms'].map(name => page.named(name).checkVisibility());
    expect(seen()).to.deep.equal([true, false]);
    page.type('name', 'Ada');
    page.press();
    expect(seen()).to.deep.equal([false, false]);
    page.press();
    expect(seen()).to.deep.equal([false, true]);
  });

  it('continue with a button of the author\'s inside, and do not intercept one with its own address', async () => {
    const fields = threeSteps.replace('</textarea></p>', '</textarea></p><button id="on">Go on</button><button id="save" formaction="/save" formnovalidate>Save</button>');
    const page = await makeSteps(fields);
    const posted: (EventTarget | null)[] = [];
    page.host.addEventListener('submit', event => {
      posted.push(event.submitter);
      event.preventDefault();
    });
    page.type('name', 'Ada');
    page.form.querySelector<HTMLElement>('#on')!.click();
    expect([page.shown(), posted]).to.deep.equal([['Work'], []]);
    await page.enter('job');
    expect(page.shown(), 'Enter presses neither of them').to.deep.equal(['The end']);
    page.goTo('You');
    page.form.querySelector<HTMLElement>('#save')!.click();
    expect(posted).to.deep.equal([page.form.querySelector('#save')]);
  });

  it('hide the button that sends also where it is outside of the form', async () => {
    const page = await makeSteps(`${threeSteps.replace(/<p><button.*/, '')}`, 'draft="none"', 'id="outer"');
    const button = document.createElement('button');
    button.setAttribute('form', 'outer');
    button.textContent = 'Send';
    page.host.after(button);
    page.form.append(document.createElement('p')); // the element hears of changes inside
    await waitUntil(() => !button.checkVisibility());
    page.type('name', 'Ada');
    page.press();
    page.press();
    expect(button.checkVisibility()).to.equal(true);
    expect(page.buttons()).to.deep.equal(['Back']);
    button.remove();
  });

  it('may be elements without a legend, which are named then', async () => {
    const page = await makeSteps(threeSteps.replace('<fieldset data-site-step><legend>Work</legend>', '<div data-site-step="Your work">').replace('name="job"></p></fieldset>', 'name="job"></p></div>'));
    page.type('name', 'Ada');
    page.press();
    const step = document.activeElement!;
    expect([step.localName, step.getAttribute('role'), step.getAttribute('aria-label')]).to.deep.equal(['div', 'group', 'Your work']);
    expect(page.form.querySelector('[aria-current]')!.textContent).to.equal('2 Your work');
    await expect(page.host).to.be.accessible();
    page.host.remove();
    await waitUntil(() => !step.hasAttribute('role'));
  });

  it('of two forms on a page have each their own way through the history', async () => {
    const one = await makeSteps();
    const two = await makeSteps(threeSteps.replaceAll('s-', 't-'), 'draft="none"');
    one.type('name', 'Ada');
    one.press();
    two.type('name', 'Bo');
    two.press();
    one.press();
    expect([one.shown(), two.shown()]).to.deep.equal([['The end'], ['Work']]);
    await goBack();
    expect([one.shown(), two.shown()]).to.deep.equal([['Work'], ['Work']]);
    await goBack();
    expect([one.shown(), two.shown()]).to.deep.equal([['Work'], ['About you']]);
  });

  it('follow a page that renders its form again, and give it back as it was', async () => {
    const page = await makeSteps();
    page.type('name', 'Ada');
    page.press();
    page.form.innerHTML = threeSteps;
    await waitUntil(() => page.shown().join() === 'Work' && page.buttons().join() === 'Back,Next');
    const { form } = page;
    form.remove();
    await waitUntil(() => !form.querySelector('[data-site-away], .site-form-steps, .site-form-moves'));
    expect(form.outerHTML).not.to.match(/data-site-steps|tabindex|aria-describedby/);
  });

  it('read from right to left, and fit a phone of 320 px', async () => {
    document.documentElement.dir = 'rtl';
    const page = await makeSteps();
    page.host.parentElement!.style.width = '320px';
    page.type('name', 'Ada');
    page.press();
    await waitUntil(() => page.buttons().length === 2);
    const [back, next] = [...page.form.querySelectorAll('.site-form-moves button')].map(button => button.getBoundingClientRect());
    expect(back!.left).to.be.greaterThan(next!.left);
    expect(page.form.scrollWidth).to.be.at.most(320);
    expect(page.form.querySelector<HTMLElement>('.site-form-steps-name')!.offsetWidth, 'names are for screen readers').to.be.at.most(1);
    await expect(page.host).to.be.accessible();
    document.documentElement.dir = '';
  });
});
