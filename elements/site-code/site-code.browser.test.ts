import { expect, fixture, nextFrame, oneEvent } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-code.js';

type Code = HTMLElementTagNameMap['site-code'];

const css = '<pre><code class="language-css">a { color: red } /* b */</code></pre>';
async function place(inside: string, attributes = ''): Promise<Code> {
  const element = await fixture<Code>(`<site-code ${attributes}>${inside}</site-code>`);
  await element.updateComplete;
  await nextFrame();
  return element;
}
const part = (element: Code, name: string) => element.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`);
const painted = (kind: string): string[] => [...CSS.highlights?.get(`site-code-${kind}`) ?? []].map(range => String(range));

describe('<site-code>', () => {
  it('colors the author\'s code where it stands, and takes the colors along when it goes', async () => {
    const element = await place(css);
    const code = element.querySelector('code')!;
    const text = code.firstChild;
    await waitUntil(() => painted('comment').includes('/* b */'));
    expect(painted('attribute')).to.deep.equal(['color']);
    expect([element.querySelector('code'), code.firstChild, code.childNodes.length]).to.deep.equal([code, text, 1]);
    element.remove();
    await waitUntil(() => painted('comment').length === 0);
  });

  it('colors over the author\'s own marks, and again when the code or the language changes', async () => {
    const element = await place('<pre><code class="language-css">a { <mark>col</mark>or: red }</code></pre>');
    await waitUntil(() => painted('attribute').includes('color'));
    element.querySelector('code')!.textContent = 'b { width: 1px }';
    await waitUntil(() => painted('attribute').includes('width'));
    element.language = 'text';
    await waitUntil(() => painted('attribute').length === 0);
  });

  it('says that it does not know a language', async () => {
    const warn = console.warn;
    const heard: string[] = [];
    console.warn = (...words) => heard.push(words.join(' '));
    await place('<pre><code>x</code></pre>', 'language="kiln"');
    await waitUntil(() => heard.some(line => line.includes('language "kiln" is unknown; expected')));
    console.warn = warn;
  });

  it('copies without the last line break, and announces it', async () => {
    const element = await place('<pre><code>one\ntwo\n</code></pre>');
    let written = '';
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async (text: string) => { written = text; } } });
    const told = oneEvent(element, 'site-code-copy');
    part(element, 'copy')!.click();
    expect(((await told) as CustomEvent).detail.text).to.equal('one\ntwo\n');
    expect(written).to.equal('one\ntwo');
    await waitUntil(() => element.shadowRoot!.querySelector('[role=status]')!.textContent === 'Copied');
    await expect(element).to.be.accessible();
  });

  it('selects the code where the browser refuses', async () => {
    const element = await place('<pre><code>one</code></pre>');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    part(element, 'copy')!.click();
    await waitUntil(() => element.shadowRoot!.querySelector('[role=status]')!.textContent === 'Copying failed');
    await waitUntil(() => String(getSelection()) === 'one'); // WebKit on a busy machine knows of it later
  });

  it('numbers the lines, those that are broken once', async () => {
    const element = await place('<pre><code>one\ntwo two two two two\nthree\n</code></pre>', 'line-numbers first-line="7"');
    expect(part(element, 'numbers')!.textContent).to.equal('7\n8\n9');
    element.style.inlineSize = '170px';
    element.wrap = true;
    await waitUntil(() => /^7\n8\n\n+9$/.test(part(element, 'numbers')!.textContent));
    expect(part(element, 'numbers')!.scrollHeight).to.be.closeTo(element.querySelector('pre')!.scrollHeight, 2);
  });

  it('has numbers as high as the lines, whatever the page makes of code', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('pre { line-height: 1.7 !important } code { font-size: 11px !important; line-height: 1.2 !important }');
    document.adoptedStyleSheets.push(sheet);
    try {
      const element = await place(`<pre><code>${'line\n'.repeat(20)}</code></pre>`, 'line-numbers');
      const topOfLast = (text: Node) => {
        const range = document.createRange();
        range.setStart(text, text.textContent!.trimEnd().length - 1);
        range.setEnd(text, text.textContent!.trimEnd().length);
        return range.getBoundingClientRect().top;
      };
      const [code, numbers] = [
        element.querySelector('code')!.firstChild!,
        [...part(element, 'numbers')!.childNodes].find(node => node instanceof Text && node.data)!,
      ];
      await waitUntil(() => Math.abs(topOfLast(numbers) - topOfLast(code)) <= 3);
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet);
    }
  });

  it('is a stop for the keyboard only while it scrolls', async () => {
    const element = await place(`<pre><code>${'long '.repeat(100)}</code></pre>`);
    await waitUntil(() => part(element, 'code')!.tabIndex === 0);
    await expect(element).to.be.accessible();
    element.wrap = true;
    await waitUntil(() => part(element, 'code')!.tabIndex === -1);
  });

  it('shows other content unchanged, and reports what it expected', async () => {
    const heard = await captureConsole(async () => { await place('<p>words</p>'); });
    expect(heard.join()).to.include('has no code; expected <pre><code>');
  });
});
