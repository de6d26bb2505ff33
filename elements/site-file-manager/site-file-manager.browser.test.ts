import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import type { FileBackend, ManagedFile } from './backends/file-backend.js';
import { listFiles } from './backends/list-files.js';
import './site-file-manager.js';

type Manager = HTMLElementTagNameMap['site-file-manager'];
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const inside = <E extends HTMLElement>(manager: Element, selector: string) => manager.shadowRoot!.querySelector<E>(selector)!;
const all = (manager: Element, selector: string) => [...manager.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const namesIn = (manager: Element) => all(manager, '.file .name').map(({ textContent }) => textContent).join(' ');

const managed = (name: string): ManagedFile => ({ id: name, url: `/media/${name}`, name, type: name.endsWith('.png') ? 'image/png' : 'application/pdf', size: 2048 });

/** Files in memory, with everything that a backend can do. */
function memoryBackend(...names: string[]): FileBackend & { files: ManagedFile[] } {
  const change = (file: ManagedFile, more: Partial<ManagedFile>) => {
    const changed = { ...file, ...more };
    backend.files = backend.files.map(one => (one.id === file.id ? changed : one));
    return Promise.resolve(changed);
  };
  const backend: FileBackend & { files: ManagedFile[] } = {
    files: names.map(managed),
    list: query => Promise.resolve({ ...listFiles(backend.files, query), limits: { maxBytes: 1000, types: 'image/*,.pdf' } }),
    put: ({ file }) => {
      const stored = managed(file.name);
      backend.files = [...backend.files, stored];
      return Promise.resolve(stored);
    },
    rename: (file, name) => change(file, { name }),
    describe: change,
    remove: file => {
      backend.files = backend.files.filter(({ id }) => id !== file.id);
      return Promise.resolve();
    },
    findUses: () => Promise.resolve([{ title: 'Kelp mug', path: '/owner/products/edit/mug-kelp' }]),
  };
  return backend;
}

const drawn = async (markup: string, backend?: FileBackend): Promise<Manager> => {
  const box = await fixture<HTMLElement>(`<div>${markup}</div>`);
  const manager = box.querySelector('site-file-manager')!;
  await waitUntil(() => inside(manager, '.row'));
  if (backend) manager.backend = backend;
  await manager.updateComplete;
  return manager;
};
const opened = async (manager: Manager): Promise<Manager> => {
  inside(manager, '.toggle').click();
  await waitUntil(() => all(manager, '.file').length > 0);
  return manager;
};
const eventsOf = (node: Node): string[] => {
  const heard: string[] = [];
  for (const type of ['input', 'change', 'site-file-choose']) node.addEventListener(type, ({ target }) => { heard.push(`${type} ${(target as Element).localName}`); });
  return heard;
};
const sentBy = (form: HTMLFormElement) => [...new FormData(form)];

describe('<site-file-manager> as a form control', () => {
  it('writes the address of the chosen file into the author\'s field', async () => {
    const manager = await drawn(
      '<form><site-file-manager name="twice" sort="name"><label>Picture <input type="url" name="picture" value="/media/old.png"></label></site-file-manager></form>',
      memoryBackend('a.png', 'b.png'),
    );
    expect([manager.value, sentBy(manager.form!)]).to.deep.equal(['/media/old.png', [['picture', '/media/old.png']]]);
    const heard = eventsOf(manager.parentElement!);
    await opened(manager);
    expect(inside<HTMLDialogElement>(manager, 'dialog.panel').open).to.equal(true);
    all(manager, '.file')[1]!.click();
    await waitUntil(() => !inside<HTMLButtonElement>(manager, '[data-action=choose]').disabled);
    inside(manager, '[data-action=choose]').click();
    expect([manager.value, sentBy(manager.form!)]).to.deep.equal(['/media/b.png', [['picture', '/media/b.png']]]);
    expect(heard).to.deep.equal(['input input', 'change input', 'site-file-choose site-file-manager']);
    expect(inside<HTMLDialogElement>(manager, 'dialog.panel').open).to.equal(false);
    expect(manager.shadowRoot!.activeElement).to.equal(inside(manager, '.toggle'));
  });

  it('has a field of its own without one, and is invalid for what is not a web address', async () => {
    const manager = await drawn('<form><site-file-manager name="file" required></site-file-manager></form>');
    expect([manager.form!.checkValidity(), manager.validationMessage]).to.deep.equal([false, 'Choose a file.']);
    const field = inside<HTMLInputElement>(manager, '[part=input]');
    field.value = 'javascript:alert(1)';
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    expect([manager.validity.customError, manager.validationMessage]).to.deep.equal([true, 'Enter the web address of a file.']);
    field.value = 'https://files.example/a.png';
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    expect([manager.form!.checkValidity(), sentBy(manager.form!)]).to.deep.equal([true, [['file', 'https://files.example/a.png']]]);
  });

  it('takes the place of a file input, which works without scripts', async () => {
    const manager = await drawn('<form><site-file-manager><label>Menu <input type="file" name="menu" required></label></site-file-manager></form>');
    expect([manager.name, manager.required, manager.querySelector('input')!.disabled]).to.deep.equal(['menu', true, true]);
    expect(inside(manager, '.content .field span').textContent).to.equal('Menu');
    manager.value = '/media/menu.pdf';
    expect(sentBy(manager.form!)).to.deep.equal([['menu', '/media/menu.pdf']]);
  });

  it('offers only the accepted types, and takes a backend that was set before', async () => {
    const box = await fixture<HTMLElement>('<div></div>');
    const manager = document.createElement('site-file-manager');
    manager.backend = memoryBackend('a.png', 'b.pdf');
    manager.accept = 'image/*';
    manager.sort = 'name';
    box.append(manager);
    await waitUntil(() => manager.shadowRoot!.querySelector('.toggle'));
    await opened(manager);
    expect(all(manager, '.file').map(({ ariaDisabled }) => ariaDisabled)).to.deep.equal([null, 'true']);
    all(manager, '.file')[1]!.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, composed: true }));
    expect(manager.value).to.equal('');
  });
});

describe('<site-file-manager mode="manage">', () => {
  const managing = async (backend: FileBackend) => {
    const manager = await drawn('<site-file-manager mode="manage" sort="name"></site-file-manager>', backend);
    await waitUntil(() => all(manager, '.file').length > 0);
    return manager;
  };

  it('is used by keys alone', async () => {
    const manager = await managing(memoryBackend('a.png', 'b.png', 'c.pdf', 'd.pdf'));
    all(manager, '.file')[0]!.focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ press: ' ' });
    await waitUntil(() => inside(manager, '.file[aria-selected=true] .name')?.textContent === 'c.pdf');
    // The driver of WebKit has no function keys.
    manager.shadowRoot!.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', bubbles: true, composed: true, cancelable: true }));
    await waitUntil(() => manager.shadowRoot!.activeElement === inside(manager, '[data-action=name]'));
    await sendKeys({ type: 'new' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => namesIn(manager) === 'a.png b.png new.pdf d.pdf');
    inside(manager, '[data-action=undo]').click();
    await waitUntil(() => namesIn(manager) === 'a.png b.png c.pdf d.pdf');
    inside(manager, '[data-action=close-detail]').click();
    await waitUntil(() => (manager.shadowRoot!.activeElement as HTMLElement | null)?.dataset.id === 'c.pdf');
  });

  it('asks before it deletes, and says where the file is used', async () => {
    const backend = memoryBackend('a.png', 'b.png');
    const manager = await managing(backend);
    all(manager, '.file')[0]!.focus();
    await sendKeys({ press: 'Delete' });
    await waitUntil(() => inside<HTMLDialogElement>(manager, '.removal').open && inside(manager, '.uses a'));
    expect(inside(manager, '#removal-text').textContent).to.equal('This cannot be undone. You must update links to the file.');
    expect(inside(manager, '.uses a').textContent).to.equal('Kelp mug');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !inside<HTMLDialogElement>(manager, '.removal').open);
    expect(backend.files.length).to.equal(2);
    await sendKeys({ press: 'Delete' });
    await waitUntil(() => inside<HTMLDialogElement>(manager, '.removal').open);
    inside(manager, '[data-action=remove-confirmed]').click();
    await waitUntil(() => namesIn(manager) === 'b.png' && !inside<HTMLDialogElement>(manager, '.removal').open);
  });

  it('uploads files that are dropped, and refuses others with their name', async () => {
    const manager = await managing(memoryBackend('a.png'));
    const transfer = new DataTransfer();
    for (const file of [new File(['x'], 'b.png', { type: 'image/png' }), new File(['x'], 'run.exe'), new File(['x'.repeat(1001)], 'c.png', { type: 'image/png' })])
      transfer.items.add(file);
    inside(manager, '.panel').dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, composed: true, cancelable: true }));
    await waitUntil(() => namesIn(manager) === 'b.png a.png');
    expect(all(manager, '.upload .state').map(({ textContent }) => textContent)).to.deep.equal([
      'The file run.exe does not appear to be a supported file',
      'The file c.png is too large. The maximum allowed file size is 1,000 bytes.', 'Uploaded',
    ]);
    for (const button of all(manager, '[data-action=dismiss]')) button.click();
    await waitUntil(() => all(manager, '.upload').length === 0);
  });

  it('moves the focal point by pointer and keys', async () => {
    const backend = memoryBackend();
    backend.files = [{ ...managed('a.png'), url: '/media/a.png' }];
    const manager = await managing(backend);
    all(manager, '.file')[0]!.click();
    await waitUntil(() => inside(manager, '[data-action=show-detail]'));
    inside(manager, '[data-action=show-detail]').click();
    await waitUntil(() => inside(manager, '.focal'));
    const picture = inside(manager, '.focal');
    inside<HTMLImageElement>(manager, '.focal img').src = pixel;
    picture.style.cssText = 'inline-size: 100px; block-size: 100px';
    const { left, top, width, height } = picture.getBoundingClientRect();
    const at = (type: string, x: number, y: number) => picture.dispatchEvent(new PointerEvent(type, {
      clientX: left + x * width, clientY: top + y * height, pointerId: 1, button: 0, bubbles: true, composed: true, cancelable: true,
    }));
    at('pointerdown', 0.2, 0.4);
    at('pointermove', 0.25, 2);
    at('pointerup', 0.25, 2);
    await waitUntil(() => backend.files[0]!.focalPoint?.y === 1);
    expect(backend.files[0]!.focalPoint!.x).to.be.closeTo(0.25, 0.02); // browsers place the box between pixels
    picture.focus();
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'Home' });
    await waitUntil(() => backend.files[0]!.focalPoint?.x === 0);
    expect(picture.ariaValueText).to.equal('0% from the left, 100% from the top');
  });

  it('shows only the buttons of what the backend can do', async () => {
    const manager = await managing({ list: () => Promise.resolve([managed('a.png')]) });
    all(manager, '.file')[0]!.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => inside(manager, '.detail'));
    expect(['upload', 'rename', 'replace', 'remove-detail', 'alt', 'focal'].filter(action => inside(manager, `[data-action=${action}]`))).to.deep.equal([]);
  });

  it('shows why the list is missing, and loads it again', async () => {
    let fails = true;
    const manager = await drawn('<site-file-manager mode="manage"></site-file-manager>', {
      list: () => (fails ? Promise.reject(new Error('no')) : Promise.resolve([managed('a.png')])),
    });
    await waitUntil(() => inside(manager, '.message'));
    expect(inside(manager, '.message p').textContent!.trim()).to.equal('Unable to load results');
    fails = false;
    inside(manager, '[data-action=reload]').click();
    await waitUntil(() => namesIn(manager) === 'a.png');
  });
});
