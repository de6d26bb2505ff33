// Runs in every engine: the summary of a form with steps, its drafts, and steps of a field list.
import { expect, fixture } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import { answering, depth, makeSteps, steadyPage, stepsReady, threeSteps } from './step-page.fixture.test.js';
import type { SiteForm } from './site-form.js';

steadyPage();

describe('site-form: steps of a field list', () => {
  const fields = [
    { id: 'name', type: 'text', title: 'Name', required: true },
    { id: 'level', type: 'radio', title: 'Level', options: ['new', 'years'] },
    { id: 'work', type: 'section', title: 'Your pots', step: true, when: 'level is years' },
    { id: 'studio', type: 'text', title: 'Studio', required: true },
    { id: 'more', type: 'section', title: 'Pictures' },
    { id: 'link', type: 'text', title: 'Link', required: true },
    { id: 'end', type: 'section', title: 'The end', description: 'Nearly there.', step: true },
    { id: 'note', type: 'textarea', title: 'Note', maxLength: 20 },
  ];

  it('are drawn and walked, with conditions of whole pages', async () => {
    const host = await fixture<SiteForm>('<site-form form-id="list-steps" draft="none"></site-form>');
    host.fields = fields;
    const page = await waitUntil(() => host.querySelector('form')).then(() => stepsReady(host));
    await waitUntil(() => page.count() === 'Step 1 of 2');
    expect([page.shown(), page.buttons()]).to.deep.equal([['Level'], ['Next']]);
    expect(page.named('name').checkVisibility()).to.equal(true);
    page.press();
    await waitUntil(() => page.named('name').getAttribute('aria-invalid') === 'true');
    page.type('name', 'Ada');
    page.press();
    expect([page.shown(), page.buttons()]).to.deep.equal([['The end'], ['Back', 'Submit']]);
    page.back();
    page.form.querySelector<HTMLElement>('[value="years"]')!.click();
    expect(page.count()).to.equal('Step 1 of 3');
    page.press();
    expect(page.shown()).to.deep.equal(['Your pots']);
    expect(['studio', 'link'].map(name => page.named(name).checkVisibility())).to.deep.equal([true, true]);
    await expect(host).to.be.accessible();
    await waitUntil(() => depth() === 1);
  });

  it('stay where the visitor is when another list is drawn', async () => {
    const host = await fixture<SiteForm>('<site-form form-id="list-steps" draft="none"></site-form>');
    host.fields = fields;
    const page = await waitUntil(() => host.querySelector('form')).then(() => stepsReady(host));
    page.type('name', 'Ada');
    page.press();
    host.fields = [...fields, { id: 'extra', type: 'text', title: 'Extra' }];
    await waitUntil(() => page.form.querySelector('[name=extra]'));
    expect(page.shown()).to.deep.equal(['The end']);
    expect(page.named('name').value).to.equal('Ada');
    expect(page.buttons()).to.deep.equal(['Back', 'Submit']);
  });
});

describe('site-form: a summary before sending', () => {
  const fields = threeSteps
    .replace('</textarea></p>', '</textarea></p><p><label>Secret <input type="password" name="secret"></label></p>')
    .replace('name="job"></p>', 'name="job"></p><fieldset><legend>Days</legend><label><input type="checkbox" name="days" value="mo"> Monday</label><label><input type="checkbox" name="days" value="tu"> Tuesday</label></fieldset><p><label><input type="checkbox" name="ok" value="yes"> Agreed</label></p><p><label>CV <input type="file" name="cv"></label></p><input type="hidden" name="hid" value="x">');
  const rows = (form: HTMLElement) => [...form.querySelectorAll('.site-form-answer')].map(row => [...row.querySelectorAll('dt, dd:first-of-type')].map(node => node.textContent).join(': '));

  async function filled() {
    const page = await makeSteps(fields, 'draft="none" show-summary');
    page.type('name', 'Ada');
    page.type('secret', 'hidden words');
    page.press();
    page.form.querySelectorAll<HTMLElement>('[name=days]').forEach(box => box.click());
    const files = new DataTransfer();
    files.items.add(new File(['x'], 'life.txt'));
    page.named('cv').files = files.files;
    page.press();
    page.type('email', 'ada@example.com');
    page.press();
    await waitUntil(() => page.form.querySelector('.site-form-answer'));
    return page;
  }

  it('names each question and its answer; no password, and files by name', async () => {
    const page = await filled();
    expect(page.shown()).to.deep.equal(['Check your answers']);
    expect(rows(page.form)).to.deep.equal([
      'Name: Ada', 'Note: Not answered', 'Secret: Entered, not shown', 'Job: Not answered', 'Days: MondayTuesday', 'Agreed: No', 'CV: life.txt', 'Email: ada@example.com',
    ]);
    expect(page.form.querySelector('.site-form-answers')!.textContent).not.to.contain('hidden words');
    expect([page.buttons(), page.count()]).to.deep.equal([['Back', 'Send'], 'Step 4 of 4']);
    expect(document.activeElement!.classList.contains('site-form-answers')).to.equal(true);
    await expect(page.host).to.be.accessible();
  });

  it('leads to the field that is to be changed, and from there back', async () => {
    const sent = answering(200, { id: 's1' });
    const page = await filled();
    page.form.querySelector<HTMLElement>('[data-change="job"]')!.click();
    expect([page.shown(), document.activeElement]).to.deep.equal([['Work', 'Days'], page.named('job')]);
    page.type('job', 'Potter');
    page.named('cv').value = '';
    page.press();
    expect(page.shown()).to.deep.equal(['Check your answers']);
    expect(rows(page.form)[3]).to.equal('Job: Potter');
    page.press();
    await waitUntil(() => page.form.hidden);
    expect(sent).to.have.lengthOf(1);
    await waitUntil(() => depth() === 0);
  });

  it('is on by an attribute of the form, with a button inside the last step', async () => {
    const inside = threeSteps.replace(/<p><button.*/, '').replace(/<\/fieldset>\s*$/, '<button>Post it</button></fieldset>');
    const page = await makeSteps(inside, 'draft="none"', 'data-site-show-summary');
    page.type('name', 'Ada');
    page.press();
    page.press();
    page.type('email', 'ada@example.com');
    expect(page.buttons()).to.deep.equal(['Back', 'Next']);
    page.press();
    expect(page.buttons()).to.deep.equal(['Back', 'Post it']);
    const submitters: (HTMLElement | null)[] = [];
    page.host.addEventListener('submit', event => submitters.push(event.submitter));
    answering(200, { id: 's1' });
    page.press();
    await waitUntil(() => page.form.hidden);
    expect(submitters.map(button => button?.textContent)).to.deep.equal(['Post it']);
    expect(submitters[0]!.closest('fieldset')).to.exist;
    await waitUntil(() => depth() === 0);
  });
});

describe('site-form: steps and drafts', () => {
  const stored = () => Object.keys(sessionStorage).filter(key => key.startsWith('site-form:'));
  const clear = () => { for (const key of stored()) sessionStorage.removeItem(key); };
  beforeEach(clear);
  afterEach(clear);

  it('are at the same step after a reload, with what was typed; files that are gone are named', async () => {
    const fields = threeSteps.replace('name="job"></p>', 'name="job"></p><p><label>CV <input type="file" name="cv"></label></p>');
    const page = await makeSteps(fields, '');
    page.type('name', 'Ada');
    page.press();
    const files = new DataTransfer();
    files.items.add(new File(['x'], 'life.txt'));
    page.named('cv').files = files.files;
    page.type('job', 'Potter');
    page.press();
    await waitUntil(() => stored().some(key => sessionStorage[key].includes('Potter')));
    page.host.remove();
    const again = await makeSteps(fields, '');
    await waitUntil(() => again.shown().join() === 'The end');
    expect([again.named('name').value, again.named('job').value]).to.deep.equal(['Ada', 'Potter']);
    await waitUntil(() => again.form.querySelector('.site-form-steps-lost'));
    expect(again.form.querySelector('.site-form-steps-lost')!.textContent).to.contain('CV');
    again.back();
    expect(again.shown()).to.deep.equal(['Work']);
  });

  it('begin with the first after the form was sent', async () => {
    answering(200, { id: 's1' });
    const page = await makeSteps(threeSteps, '');
    page.type('name', 'Ada');
    page.press();
    page.press();
    page.type('email', 'ada@example.com');
    page.press();
    await waitUntil(() => page.form.hidden);
    await waitUntil(() => !stored().some(key => key.endsWith(':steps')) && depth() === 0);
    page.form.reset();
    expect(page.shown()).to.deep.equal(['About you']);
  });
});
