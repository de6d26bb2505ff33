// Runs in every engine: when scripts run, and what document.write does.
import { expect, fixture } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { releaseScripts } from './release-scripts.js';

type Ran = typeof globalThis & { ran?: string[] };
const ran = () => (globalThis as Ran).ran ?? [];
const push = (name: string) => `(globalThis.ran ??= []).push("${name}")`;
const encode = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const held = (attributes: string, code = '') => `<script type="text/plain" data-consent ${attributes}>${code}</script>`;
const signal = () => new AbortController().signal;
const place = (...scripts: string[]) => fixture<HTMLElement>(`<div>${scripts.join('')}</div>`);
/** In a script of a page, a tag that ends it is written this way. */
const inScript = (markup: string) => JSON.stringify(markup).replaceAll('</', '<\\/');

describe('scripts that were held', () => {
  beforeEach(() => { delete (globalThis as Ran).ran; });

  const address = (name: string) => `src="${encode(push(name))}"`;
  const orders: [title: string, scripts: string[], expected: string[]][] = [
    ['a library, then the line that uses it', [held(address('library')), held('', push('use'))], ['library', 'use']],
    [
      'lines around libraries',
      [held('', push('1')), held(address('2')), held('', push('3')), held(address('4')), held(address('5')), held('', push('6'))],
      ['1', '2', '3', '4', '5', '6'],
    ],
    [
      'a library that is deferred or is named by data-src',
      [held(`defer ${address('1')}`), held(`data-src="${encode(push('2'))}"`), held('', push('3'))],
      ['1', '2', '3'],
    ],
    ['a module, then a line', [held(`data-type="module" ${address('module')}`), held('', push('line'))], ['module', 'line']],
    ['a library that is not there', [held('src="/none.js"'), held('', push('after'))], ['after']],
    ['a library with the wrong hash', [held(`integrity="sha384-AAAA" ${address('never')}`), held('', push('after'))], ['after']],
    ['a script without a word', [held('src=""'), held('', push('after'))], ['after']],
    ['a line that fails', [held('', 'globalThis.none.none'), held('', push('after'))], ['after']],
    [
      'data, which no browser runs',
      [
        held('data-type="application/json" src="/none.json"', '{}'),
        held(`data-type="importmap" ${address('never')}`),
        held('', push('after')),
      ],
      ['after'],
    ],
    ['a library for browsers without modules', [held(`nomodule ${address('never')}`), held('', push('after'))], ['after']],
  ];
  for (const [title, scripts, expected] of orders) {
    it(`run in their order: ${title}`, async () => {
      const box = await place(...scripts);
      const { onerror } = window;
      window.onerror = () => true; // one of the lines fails on purpose
      await captureConsole(() => releaseScripts(box, signal()));
      window.onerror = onerror;
      expect(ran()).to.deep.equal(expected);
      expect(box.querySelector('[data-consent][type="text/plain"]')).to.equal(null);
    });
  }

  it('do not wait for those that are async', async () => {
    const box = await place(held(`async ${address('async')}`), held('', push('line')));
    await releaseScripts(box, signal());
    expect(ran()).to.deep.equal(['line']);
    await waitUntil(() => ran().length === 2);
  });

  it('run once, though two queues release them, and not if the visitor declines in between', async () => {
    const box = await place(held(address('1')), held(address('2')));
    await Promise.all([releaseScripts(box, signal()), releaseScripts(box, signal())]);
    expect(ran()).to.deep.equal(['1', '2']);
    const other = await place(held(address('3')), held('', push('never')));
    const stopping = new AbortController();
    const released = releaseScripts(other, stopping.signal);
    stopping.abort();
    await released;
    expect(ran()).to.deep.equal(['1', '2', '3']);
    expect(other.querySelectorAll('[type="text/plain"]')).to.have.length(1);
  });
});

describe('document.write of a held script', () => {
  beforeEach(() => { delete (globalThis as Ran).ran; });

  it('writes in its place, in several calls, and everything around it stays', async () => {
    const box = await place(
      '<h1>The page</h1>',
      held('', `document.write("<p>one ", "<b>two"); document.writeln("</b></p>"); document.write("<i>three</i>")`),
      '<p>end</p>',
    );
    await releaseScripts(box, signal());
    expect(
      [...box.children].map(({ localName, textContent }) => `${localName} ${localName === 'script' ? '' : textContent.trim()}`),
    ).to.deep.equal(['h1 The page', 'script ', 'p one two', 'i three', 'p end']);
  });

  it('writes scripts too, which run before what follows', async () => {
    const written = `<script src="${encode(push('written'))}"></script><script>${push('written line')}</script>`;
    const box = await place(held(`src="${encode(`${push('library')}; document.write(${inScript(written)})`)}"`), held('', push('after')));
    await releaseScripts(box, signal());
    expect(ran()).to.deep.equal(['library', 'written', 'written line', 'after']);
  });

  it('writes what a written script writes behind that one', async () => {
    const inner = `<script>document.write("<i>inner</i>")</script><b>last</b>`;
    const box = await place(held('', `document.write(${inScript(inner)})`));
    await releaseScripts(box, signal());
    expect([...box.children].map(({ localName }) => localName)).to.deep.equal(['script', 'script', 'i', 'b']);
  });

  it('writes what scripts of its own write in their place, also those that are async', async () => {
    const box = await place(
      held(`async src="${encode('document.write("<i class=async>async</i>")')}"`),
      held(
        '',
        'const script = document.createElement("script"); script.text = \'document.write("<i class=own>own</i>")\'; document.currentScript.after(script)',
      ),
    );
    await releaseScripts(box, signal());
    await waitUntil(() => box.querySelector('.async') && box.querySelector('.own'));
    expect(box.querySelector('.own')!.previousElementSibling!.localName).to.equal('script');
  });

  it('is refused with a message where no script runs, and opens no new document', async () => {
    const box = await place(held('', 'document.open(); document.write("<i>kept</i>"); document.close(); setTimeout(() => { document.open(); document.write("<i>late</i>"); document.close(); globalThis.ran = ["late"] })'));
    const heard = await captureConsole(async () => {
      await releaseScripts(box, signal());
      await waitUntil(() => ran().length === 1);
    });
    expect(heard.join()).to.contain('document.write() was called when no script of the page was running');
    expect(box.isConnected).to.equal(true);
    expect(box.querySelector('i')!.textContent).to.equal('kept');
    expect([...document.querySelectorAll('i')].map(({ textContent }) => textContent)).to.not.include('late');
  });

  it('runs nothing of data, and shows nothing that is for browsers without scripts', async () => {
    const written = `<script type="text/plain">${push('never')}</script><script type="application/json">{}</script><noscript><i>without</i></noscript>`;
    const box = await place(held('', `document.write(${inScript(written)})`));
    await releaseScripts(box, signal());
    expect([ran(), box.querySelector('i'), box.querySelectorAll('[type]').length]).to.deep.equal([[], null, 2]);
  });
});
