import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-link-editor.js';

type Editor = HTMLElementTagNameMap['site-link-editor'];
const inside = <E extends HTMLElement = HTMLInputElement>(editor: Element, selector: string) => editor.shadowRoot!.querySelector<E>(selector)!;
const all = (editor: Element, selector: string) => [...editor.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const drawn = async (markup: string, set: Partial<Editor> = {}): Promise<Editor> => {
  const box = await fixture<HTMLElement>(`<div>${markup}</div>`);
  const editor = box.querySelector('site-link-editor')!;
  Object.assign(editor, set);
  await waitUntil(() => inside(editor, '.panel'));
  await editor.updateComplete;
  return editor;
};
const eventsOf = (node: Node): string[] => {
  const heard: string[] = [];
  for (const type of ['input', 'change']) node.addEventListener(type, ({ target }) => { heard.push(`${type} ${(target as Element).localName}`); });
  return heard;
};
const sentBy = (form: HTMLFormElement) => [...new FormData(form)];
const write = (field: HTMLInputElement | HTMLTextAreaElement, text: string, ...types: string[]) => {
  field.value = text;
  for (const type of types.length > 0 ? types : ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
};
const choose = async (editor: Editor, type: string) => {
  inside(editor, `[name=type][value=${type}]`).click();
  await waitUntil(() => inside(editor, `[name=type][value=${type}]`).checked && inside(editor, '.fields :is(input, textarea)'));
  await editor.updateComplete;
};
const isOpen = (editor: Editor) => inside(editor, '.panel').matches(':popover-open');
const problemIn = (editor: Editor) => all(editor, '.panel .problem').map(node => node.textContent);
const pages = [
  { title: 'Home', url: '/' }, { title: 'Visit us', url: '/visit' }, { title: 'Visit the shop', url: '/shop', labels: ['draft'] },
];

describe('<site-link-editor> with the author\'s field', () => {
  const form = `<form><site-link-editor><label>Link <input type="url" name="link" value="/visit" list="own-pages"></label>
    <datalist id="own-pages"><option value="/" label="Home"><option value="/visit" label="Visit us"></datalist></site-link-editor></form>`;

  it('keeps one value with it, which may be the path of a page, and completes what is typed', async () => {
    const editor = await drawn(form);
    const field = editor.querySelector('input')!;
    expect([editor.value, editor.checkValidity(), sentBy(editor.form!)]).to.deep.equal(['/visit', true, [['link', '/visit']]]);
    const heard = eventsOf(editor.parentElement!);
    write(field, 'example.com');
    expect([editor.value, field.value]).to.deep.equal(['https://example.com', 'https://example.com']);
    expect(heard).to.deep.equal(['input input', 'input input', 'change input']);
    write(field, 'javascript:alert(1)');
    expect([editor.checkValidity(), field.validationMessage]).to.deep.equal([false, 'A link can’t run a script. Enter a web address instead.']);
    await waitUntil(() => inside(editor, '.problem')?.textContent);
    editor.remove();
    await waitUntil(() => field.type === 'url');
  });

  it('finds its pages by keyboard alone', async () => {
    const editor = await drawn(form);
    const heard = eventsOf(editor);
    inside(editor, '.toggle').click();
    await waitUntil(() => isOpen(editor) && all(editor, '[role=option]').length === 2);
    const search = inside(editor, '[role=combobox]');
    expect(editor.shadowRoot!.activeElement).to.equal(search);
    await sendKeys({ press: 'ArrowDown' });
    await waitUntil(() => search.getAttribute('aria-activedescendant') === 'page-0');
    expect(inside(editor, '#page-0').getAttribute('aria-selected')).to.equal('true');
    await sendKeys({ press: 'Enter' });
    expect([editor.value, editor.querySelector('input')!.value]).to.deep.equal(['/', '/']);
    expect(heard).to.deep.equal(['input input', 'change input']);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !isOpen(editor));
    expect(editor.shadowRoot!.activeElement).to.equal(inside(editor, '.toggle'));
  });

  it('keeps the link while an editor searches, and after a search that was given up', async () => {
    const editor = await drawn(form);
    const heard = eventsOf(editor);
    inside(editor, '.toggle').click();
    await waitUntil(() => isOpen(editor) && editor.shadowRoot!.activeElement === inside(editor, '[name=path]'));
    await sendKeys({ type: 'ho' });
    await waitUntil(() => all(editor, '[role=option]').length === 1);
    expect(editor.value).to.equal('/visit');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !isOpen(editor));
    expect([editor.value, inside(editor, '[name=path]').value, heard]).to.deep.equal(['/visit', '/visit', []]);
  });
});

describe('<site-link-editor> with a field of its own', () => {
  const form = '<form><site-link-editor name="link" required inline details></site-link-editor></form>';

  it('is submitted, required and reset as a native field', async () => {
    const editor = await drawn(form);
    expect([editor.checkValidity(), editor.validationMessage]).to.deep.equal([false, 'Enter a link.']);
    write(inside(editor, '[name=value]'), 'example.com');
    expect([editor.checkValidity(), sentBy(editor.form!)]).to.deep.equal([true, [['link', 'https://example.com']]]);
    editor.form!.reset();
    await waitUntil(() => inside(editor, '[name=value]').value === '');
    expect(editor.value).to.equal('');
  });

  it('writes emails with all their fields, and loses none of them while another type is shown', async () => {
    const editor = await drawn(form);
    await choose(editor, 'email');
    write(inside(editor, '[name=to]'), 'ada@example.com; bob@example.com');
    write(inside(editor, '[name=cc]'), 'c@example.com');
    write(inside(editor, '[name=subject]'), 'Tea & cake');
    write(inside<HTMLTextAreaElement>(editor, '[name=body]'), 'One\ntwo');
    const href = 'mailto:ada@example.com,bob@example.com?cc=c@example.com&subject=Tea%20%26%20cake&body=One%0D%0Atwo';
    expect(editor.value).to.equal(href);
    await choose(editor, 'phone');
    expect(editor.value).to.equal(href);
    write(inside(editor, '[name=number]'), '030 1234');
    expect(editor.value).to.equal('tel:0301234');
    await choose(editor, 'email');
    expect(inside(editor, '[name=subject]').value).to.equal('Tea & cake');
  });

  it('shows the messages of the specification at their fields', async () => {
    const editor = await drawn(form);
    await choose(editor, 'email');
    write(inside(editor, '[name=to]'), 'ada');
    await waitUntil(() => problemIn(editor).length > 0);
    expect(problemIn(editor)).to.deep.equal(['Emails must be formatted as name@example.com']);
    expect(inside(editor, '[name=to]').getAttribute('aria-describedby')).to.equal('to-problem');
    expect(editor.validationMessage).to.equal('Emails must be formatted as name@example.com');
    await choose(editor, 'web');
    write(inside(editor, '[name=url]'), 'foo:bar');
    await waitUntil(() => problemIn(editor)[0]?.startsWith('Links'));
    expect(problemIn(editor)).to.deep.equal(['Links must be formatted as example.com or https://example.com']);
    await choose(editor, 'page');
    write(inside(editor, '[name=path]'), 'Nothing here');
    await waitUntil(() => problemIn(editor)[0]?.startsWith('Nothing'));
    expect(problemIn(editor)).to.deep.equal(['Nothing here is not a valid page URL']);
  });

  it('opens the fields of the type of a pasted address', async () => {
    const editor = await drawn(form);
    await choose(editor, 'web');
    const field = inside(editor, '[name=url]');
    field.value = 'mailto:ada@example.com?subject=Hi';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    await waitUntil(() => inside(editor, '[name=subject]')?.value === 'Hi');
    expect(editor.shadowRoot!.activeElement).to.equal(inside(editor, '[name=to]'));
  });

  it('undoes edits and the removal of the link', async () => {
    const editor = await drawn(form);
    await choose(editor, 'web');
    write(inside(editor, '[name=url]'), 'example.com');
    inside(editor, '[data-action=window]').click();
    await editor.updateComplete;
    await waitUntil(() => !inside<HTMLButtonElement>(editor, '[data-action=unlink]').disabled);
    inside(editor, '[data-action=unlink]').click();
    expect([editor.value, editor.newWindow]).to.deep.equal(['', true]);
    await editor.undo();
    expect([editor.value, editor.newWindow]).to.deep.equal(['https://example.com', true]);
    await editor.undo();
    await editor.undo();
    expect([editor.value, editor.newWindow]).to.deep.equal(['', false]);
  });

  it('shows pages with their labels, from a function of the host', async () => {
    const queries: string[] = [];
    const searchPages = (query: string) => { queries.push(query); return Promise.resolve(pages.filter(({ title }) => title.toLowerCase().includes(query))); };
    const editor = await drawn(form, { searchPages });
    await waitUntil(() => all(editor, '[role=option]').length === 3);
    expect(all(editor, '.label').map(({ textContent }) => textContent)).to.deep.equal(['Draft']);
    write(inside(editor, '[name=path]'), 'visit', 'input');
    await waitUntil(() => all(editor, '[role=option]').length === 2);
    expect([...new Set(queries)]).to.deep.equal(['', 'visit']);
    all(editor, '[role=option]')[1]!.click();
    expect(editor.value).to.equal('/shop');
    write(inside(editor, '[name=anchor]'), 'plates');
    expect(editor.value).to.equal('/shop#plates');
  });

  it('can try again when pages could not be loaded', async () => {
    let isBroken = true;
    const editor = await drawn(form, { searchPages: () => (isBroken ? Promise.reject(new Error('offline')) : Promise.resolve(pages)) });
    await waitUntil(() => inside(editor, '[data-action=again]'));
    expect(inside(editor, '.status').textContent).to.equal('Unable to load results');
    isBroken = false;
    inside(editor, '[data-action=again]').click();
    await waitUntil(() => all(editor, '[role=option]').length === 3);
  });

  it('takes a file from the host\'s function, or from a file manager in a dialog', async () => {
    const editor = await drawn(`${form}<dialog><input id="files" value=""></dialog>`, { pickFile: () => Promise.resolve('/s/menu.pdf') });
    await choose(editor, 'file');
    inside(editor, '[data-action=choose-file]').click();
    await waitUntil(() => editor.value === '/s/menu.pdf');
    Object.assign(editor, { pickFile: null, fileManager: 'files' });
    await editor.updateComplete;
    const manager = editor.closest('div')!.querySelector<HTMLInputElement>('#files')!;
    inside(editor, '[data-action=choose-file]').click();
    await waitUntil(() => manager.closest('dialog')!.open);
    write(manager, '/s/wine list.pdf');
    await waitUntil(() => editor.value === '/s/wine%20list.pdf');
    expect(manager.closest('dialog')!.open).to.equal(false);
  });

  it('is disabled with its fieldset', async () => {
    const editor = await drawn(`<form><fieldset disabled>${form.slice(6, -7)}</fieldset></form>`);
    await waitUntil(() => all(editor, 'input, textarea').every(node => (node as HTMLInputElement).disabled));
    expect(sentBy(editor.form!)).to.deep.equal([]);
  });
});

describe('<site-link-editor> for a link of the page', () => {
  const markup = `<p>See <a id="edited" class="big" href="/visit" target="_blank" rel="nofollow noopener">the <b>shop</b></a> now.</p>
    <p><a id="plain" rel="sponsored" href="/visit">shop</a></p>`;

  it('writes its address, text, target and rel, and keeps what is not its own', async () => {
    const editor = await drawn(`${markup}<site-link-editor for="plain" inline></site-link-editor>`);
    const link = document.querySelector('#plain')!;
    expect([editor.value, editor.linkName, editor.newWindow]).to.deep.equal(['/visit', 'shop', false]);
    write(inside(editor, '[name=name]'), 'the shop');
    inside(editor, '[data-action=window]').click();
    expect(link.outerHTML).to.equal('<a id="plain" rel="sponsored noopener" href="/visit" target="_blank">the shop</a>');
    inside(editor, '[data-action=window]').click();
    expect(link.outerHTML).to.equal('<a id="plain" rel="sponsored" href="/visit">the shop</a>');
    await choose(editor, 'web');
    write(inside(editor, '[name=url]'), 'javascript:alert(1)');
    expect(link.getAttribute('href')).to.equal('/visit');
    write(inside(editor, '[name=url]'), 'example.com');
    expect(link.getAttribute('href')).to.equal('https://example.com');
  });

  it('removes the link and not its text, and returns the same link', async () => {
    const editor = await drawn(`${markup}<site-link-editor for="edited" inline></site-link-editor>`);
    const link = document.querySelector('#edited')!;
    const parent = link.parentElement!;
    expect(inside(editor, '[name=name]')).to.equal(null); // two texts
    const bold = link.querySelector('b');
    inside(editor, '[data-action=unlink]').click();
    expect([parent.textContent, parent.querySelector('a')]).to.deep.equal(['See the shop now.', null]);
    await editor.undo();
    expect(parent.querySelector('a')).to.equal(link);
    expect([link.querySelector('b'), link.textContent, link.getAttribute('href')]).to.deep.equal([bold, 'the shop', '/visit']);
  });

  it('follows the page, and lets it write the link itself', async () => {
    const editor = await drawn(`${markup}<site-link-editor inline></site-link-editor>`);
    const link = document.querySelector<HTMLAnchorElement>('#plain')!;
    editor.link = link;
    await waitUntil(() => editor.value === '/visit');
    link.href = '/shop';
    await waitUntil(() => editor.value === '/shop');
    const applied: unknown[] = [];
    editor.addEventListener('site-link-apply', event => { applied.push((event as CustomEvent).detail); event.preventDefault(); });
    write(inside(editor, '[name=path]'), '/new');
    expect(applied).to.deep.equal([{ href: '/new', text: 'shop', newWindow: false }]);
    expect(link.getAttribute('href')).to.equal('/shop');
  });
});

describe('<site-link-editor> for selected text', () => {
  const markup = `<div id="story" contenteditable="true"><p>Read all about it in <a class="big" href="/journal" rel="nofollow">our journal</a>.</p></div>
    <site-link-editor editable="story"></site-link-editor>`;
  const story = () => document.querySelector<HTMLElement>('#story')!;
  const select = (node: Node, start: number, end: number) => {
    story().focus();
    document.getSelection()!.setBaseAndExtent(node, start, node, end);
  };
  const open = async (editor: Editor) => {
    await waitUntil(() => {
      if (!isOpen(editor)) story().dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }));
      return isOpen(editor);
    });
    await editor.updateComplete;
  };
  const press = (editor: Editor, action: string) => inside(editor, `[data-action=${action}]`).click();

  it('links the selected words, which the browser can undo', async () => {
    const editor = await drawn(markup);
    const text = story().querySelector('p')!.firstChild!;
    select(text, 0, 8);
    await open(editor);
    expect(inside(editor, '[name=name]').value).to.equal('Read all');
    await choose(editor, 'web');
    write(inside(editor, '[name=url]'), 'example.com');
    inside(editor, '[data-action=window]').click();
    press(editor, 'save');
    await waitUntil(() => !isOpen(editor));
    const link = story().querySelector<HTMLAnchorElement>('a')!;
    expect([link.textContent, link.getAttribute('href'), link.target, link.rel]).to.deep.equal(['Read all', 'https://example.com', '_blank', 'noopener']);
    expect(story().textContent).to.equal('Read all about it in our journal.');
    expect(document.activeElement).to.equal(story());
    expect(document.getSelection()!.toString()).to.equal('Read all');
    document.execCommand('undo');
    expect(story().querySelectorAll('a').length).to.equal(1);
    expect(story().textContent).to.equal('Read all about it in our journal.');
  });

  it('edits the link around the caret, and keeps its other attributes', async () => {
    const editor = await drawn(markup);
    select(story().querySelector('a')!.firstChild!, 3, 3);
    await open(editor);
    expect([inside(editor, '[name=path]').value, inside(editor, '[name=name]').value]).to.deep.equal(['/journal', 'our journal']);
    write(inside(editor, '[name=path]'), '/blog');
    write(inside(editor, '[name=name]'), 'the blog');
    press(editor, 'save');
    await waitUntil(() => !isOpen(editor));
    const link = story().querySelector<HTMLAnchorElement>('a')!;
    expect([link.textContent, link.getAttribute('href'), link.className, link.rel]).to.deep.equal(['the blog', '/blog', 'big', 'nofollow']);
    expect(story().textContent).to.equal('Read all about it in the blog.');
  });

  it('inserts a link at the caret, named by its address', async () => {
    const editor = await drawn(markup);
    select(story().querySelector('p')!.firstChild!, 5, 5);
    await open(editor);
    write(inside(editor, '[name=path]'), '/visit');
    press(editor, 'save');
    await waitUntil(() => !isOpen(editor));
    expect(story().textContent).to.equal('Read /visitall about it in our journal.');
    expect(story().querySelector('a')!.getAttribute('href')).to.equal('/visit');
  });

  it('removes the link around the caret, and not its text', async () => {
    const editor = await drawn(markup);
    select(story().querySelector('a')!.firstChild!, 3, 3);
    await open(editor);
    press(editor, 'unlink');
    await waitUntil(() => !isOpen(editor));
    expect([story().querySelector('a'), story().textContent]).to.deep.equal([null, 'Read all about it in our journal.']);
  });

  it('returns the selection after Escape, and writes no link with a mistake', async () => {
    const editor = await drawn(markup);
    select(story().querySelector('p')!.firstChild!, 0, 4);
    await open(editor);
    await choose(editor, 'web');
    write(inside(editor, '[name=url]'), 'javascript:alert(1)');
    press(editor, 'save');
    await waitUntil(() => problemIn(editor).length > 0);
    expect(isOpen(editor)).to.equal(true);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !isOpen(editor));
    expect(document.activeElement).to.equal(story());
    expect(document.getSelection()!.toString()).to.equal('Read');
    expect(story().querySelectorAll('a').length).to.equal(1);
  });

  it('lets an editor with a document of its own write the link', async () => {
    const editor = await drawn(markup);
    const applied: unknown[] = [];
    editor.addEventListener('site-link-apply', event => { applied.push((event as CustomEvent).detail); event.preventDefault(); });
    select(story().querySelector('p')!.firstChild!, 0, 4);
    await editor.open();
    await waitUntil(() => isOpen(editor));
    write(inside(editor, '[name=path]'), '/visit');
    press(editor, 'save');
    expect(applied).to.deep.equal([{ href: '/visit', text: 'Read', newWindow: false }]);
    expect(story().querySelectorAll('a').length).to.equal(1);
  });
});
