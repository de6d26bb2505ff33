import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-dataset-editor.js';

type Editor = HTMLElementTagNameMap['site-dataset-editor'];
const inside = <E extends HTMLElement>(editor: Element, selector: string) => editor.shadowRoot!.querySelector<E>(selector)!;
const drawn = async (markup: string): Promise<Editor> => {
  const box = await fixture<HTMLElement>(`<div>${markup}</div>`);
  const editor = box.querySelector('site-dataset-editor')!;
  await waitUntil(() => inside(editor, '.grid'));
  await editor.updateComplete;
  return editor;
};
const cellAt = (editor: Editor, row: number, column: number) => inside(editor, `[data-row="${row}"][data-column="${column}"]`);
const textAt = (editor: Editor, row: number, column: number) => cellAt(editor, row, column).querySelector('.text')?.textContent;
const isFocused = (editor: Editor, row: number, column: number) => editor.shadowRoot!.activeElement === cellAt(editor, row, column);
/** Clicks a cell, which has the focus then. */
const pressCell = async (editor: Editor, row: number, column: number, more: PointerEventInit = {}) => {
  const options = { bubbles: true, composed: true, cancelable: true, button: 0, pointerType: 'mouse', pointerId: 1, ...more };
  cellAt(editor, row, column).dispatchEvent(new PointerEvent('pointerdown', options));
  cellAt(editor, row, column).dispatchEvent(new PointerEvent('pointerup', options));
  await waitUntil(() => isFocused(editor, row, column));
};
const press = (key: string) => sendKeys({ press: key });
const isEdited = (editor: Editor) => waitUntil(() => editor.shadowRoot!.activeElement?.matches('.edit'));
/** Firefox leaves the data of such an event out. */
const clipboardEvent = (type: string, clipboardData: DataTransfer) =>
  Object.defineProperty(new ClipboardEvent(type, { bubbles: true, composed: true, cancelable: true }), 'clipboardData', { value: clipboardData });
const paste = (editor: Editor, types: Record<string, string>) => {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(types)) clipboardData.setData(type, text);
  editor.shadowRoot!.activeElement!.dispatchEvent(clipboardEvent('paste', clipboardData));
};
/** A key that not every driver has. */
const pressRare = (editor: Editor, key: string, more: KeyboardEventInit = {}) =>
  editor.shadowRoot!.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...more }));
const run = (editor: Editor, command: string) => inside(editor, `[data-command="${command}"]`).click();
const csv = 'Month,Bowls,Mugs\nJan,64,120\nFeb,58,134';
const table = '<table><caption>Pots</caption><thead><tr><th>Month</th><th>Bowls</th></tr></thead>'
  + '<tbody><tr><th>Jan</th><td>64</td></tr><tr><th>Feb</th><td>58</td></tr></tbody><tfoot><tr><td>Sum</td><td>122</td></tr></tfoot></table>';

describe('<site-dataset-editor> by keyboard', () => {
  it('moves, edits by typing, and continues in the next row', async () => {
    const editor = await drawn(`<site-dataset-editor name="data" value="${csv}"></site-dataset-editor>`);
    const heard: string[] = [];
    for (const type of ['input', 'change']) editor.addEventListener(type, () => heard.push(type));
    await pressCell(editor, 0, 1);
    await press('7');
    await isEdited(editor);
    await sendKeys({ type: '5' });
    await press('Tab');
    await waitUntil(() => isFocused(editor, 0, 2));
    expect(editor.value).to.equal('Month,Bowls,Mugs\nJan,75,120\nFeb,58,134');
    expect(heard).to.deep.equal(['input', 'change']);
    await press('9');
    await isEdited(editor);
    await press('Enter');
    await waitUntil(() => isFocused(editor, 1, 1));
    expect(editor.value).to.equal('Month,Bowls,Mugs\nJan,75,9\nFeb,58,134');
    await press('Delete');
    await waitUntil(() => editor.value.endsWith('Feb,,134'));
    expect(inside(editor, '.notices').textContent).to.contain('One or more rows was missing data');
    await press('Control+z');
    await waitUntil(() => editor.value.endsWith('Feb,58,134'));
    await press('Control+z');
    await press('Control+z');
    await waitUntil(() => editor.value === csv);
  });

  it('cancels an edit by Escape, and edits what is there by Enter', async () => {
    const editor = await drawn(`<site-dataset-editor value="${csv}"></site-dataset-editor>`);
    await pressCell(editor, 0, 0);
    await press('Enter');
    await isEdited(editor);
    await sendKeys({ type: 'uary' });
    await press('Escape');
    await waitUntil(() => isFocused(editor, 0, 0));
    expect(editor.value).to.equal(csv);
    pressRare(editor, 'F2');
    await isEdited(editor);
    await sendKeys({ type: 'uary' });
    await press('Enter');
    await waitUntil(() => editor.value.includes('January'));
  });

  it('renames a column, selects rows, and leaves at the end of a row', async () => {
    const editor = await drawn(`<site-dataset-editor value="${csv}"></site-dataset-editor><button>After</button>`);
    await pressCell(editor, 0, 2);
    await press('ArrowUp');
    await waitUntil(() => isFocused(editor, -1, 2));
    await press('Enter');
    await isEdited(editor);
    await sendKeys({ type: ' and cups' });
    await press('Enter');
    await waitUntil(() => isFocused(editor, 0, 2));
    expect(editor.value.split('\n')[0]).to.equal('Month,Bowls,Mugs and cups');
    pressRare(editor, ' ', { shiftKey: true });
    await waitUntil(() => cellAt(editor, 0, 0).getAttribute('aria-selected') === 'true');
    expect(cellAt(editor, 1, 0).getAttribute('aria-selected')).to.equal('false');
  });

  it('adds a row behind the last one', async () => {
    const editor = await drawn(`<site-dataset-editor value="${csv}"></site-dataset-editor>`);
    await pressCell(editor, 1, 0);
    pressRare(editor, 'F2');
    await isEdited(editor);
    await press('Enter');
    await waitUntil(() => isFocused(editor, 2, 0));
    expect(editor.value).to.equal(csv);
  });
});

describe('<site-dataset-editor> and the clipboard', () => {
  it('pastes cells of a spreadsheet, and copies them', async () => {
    const editor = await drawn(`<site-dataset-editor value="${csv}"></site-dataset-editor>`);
    await pressCell(editor, 1, 1);
    paste(editor, { 'text/plain': '1\t2\n"3 ""x"""\t4\n' });
    await waitUntil(() => editor.value.endsWith('Feb,1,2\n,"3 ""x""",4'));
    const clipboardData = new DataTransfer();
    cellAt(editor, 1, 1).dispatchEvent(clipboardEvent('copy', clipboardData));
    expect(clipboardData.getData('text/plain')).to.equal('1\t2\r\n3 "x"\t4');
  });

  it('pastes the table of a page, of which nothing runs', async () => {
    const editor = await drawn(`<site-dataset-editor value="${csv}"></site-dataset-editor>`);
    await pressCell(editor, 0, 1);
    const names = ['querySelector', 'body'].map(name => `<img name="${name}" src="x:" onerror="window.pastedCode = true">`).join('');
    paste(editor, { 'text/html': `${names}<script>window.pastedCode = true</script><table><tr><td>5<td>6<tr><td colspan=2>7</table>`, 'text/plain': 'other' });
    await waitUntil(() => editor.value === 'Month,Bowls,Mugs\nJan,5,6\nFeb,7,');
    expect('pastedCode' in window).to.equal(false);
  });

  it('reports what can be read in two ways, and reads it the other way', async () => {
    const editor = await drawn(`<site-dataset-editor lang="en" value="${csv}"></site-dataset-editor>`);
    await pressCell(editor, 0, 1);
    paste(editor, { 'text/plain': '1.234' });
    await waitUntil(() => inside(editor, '[data-command=readAs]'));
    expect(editor.value).to.contain('Jan,1.234,120');
    expect(inside(editor, '.notices').textContent).to.contain('“1.234” can be read in two ways. It was read as 1.234.');
    expect(inside(editor, '[data-command=readAs]').textContent).to.equal('Read as 1,234');
    run(editor, 'readAs');
    await waitUntil(() => editor.value.includes('Jan,1234,120'));
    run(editor, 'undo');
    expect(editor.value).to.equal(csv);
  });

  it('imports a file, and names one that it can\'t read', async () => {
    const editor = await drawn(`<site-dataset-editor value="${csv}"></site-dataset-editor>`);
    const drop = (name: string, content: string) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], name));
      inside(editor, '.scroller').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, composed: true, cancelable: true }));
    };
    drop('data.csv', 'a;b\nx;1,5\n');
    await waitUntil(() => textAt(editor, 0, 0) === 'x');
    drop('sheet.xlsx', 'PK\0\0');
    await waitUntil(() => inside(editor, '.notices').textContent.includes('The file sheet.xlsx does not appear to be a supported file'));
    run(editor, 'undo');
    expect(editor.value).to.equal(csv);
  });
});

describe('<site-dataset-editor> in a form', () => {
  it('keeps one value with the author\'s field, which the form submits', async () => {
    const editor = await drawn(`<form><site-dataset-editor><label>Pots <textarea name="pots">${csv}</textarea></label></site-dataset-editor></form>`);
    expect(inside(editor, '.title').textContent).to.equal('Pots');
    await pressCell(editor, 0, 1);
    await press('Delete');
    const field = editor.querySelector('textarea')!;
    await waitUntil(() => field.value.includes('Jan,,120'));
    expect([...new FormData(editor.form!)]).to.deep.equal([['pots', field.value.replaceAll('\n', '\r\n')]].map(([name, value]) => [name, value!.replaceAll('\r\n', '\n')]));
    field.value = 'a,b\n1,2';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await waitUntil(() => textAt(editor, 0, 1) === '2');
    editor.form!.reset();
    await waitUntil(() => textAt(editor, 0, 0) === 'Jan');
  });

  it('is invalid without a row, and shows it', async () => {
    const editor = await drawn('<form><site-dataset-editor name="data" required></site-dataset-editor></form>');
    expect([editor.form!.checkValidity(), editor.validationMessage]).to.deep.equal([false, 'Your dataset must have at least one row']);
    await waitUntil(() => inside(editor, '.notices').textContent === 'Your dataset must have at least one row');
    editor.value = 'a\n1';
    expect(editor.validationMessage).to.equal('Your dataset must have at least one column');
    editor.value = csv;
    expect(editor.form!.checkValidity()).to.equal(true);
  });

  it('edits nothing while it is disabled', async () => {
    const editor = await drawn(`<fieldset disabled><site-dataset-editor name="data" value="${csv}"></site-dataset-editor></fieldset>`);
    await pressCell(editor, 0, 1);
    for (const key of ['5', 'Delete', 'Control+d']) await press(key);
    expect(editor.value).to.equal(csv);
    expect(inside<HTMLButtonElement>(editor, '[data-command=addRow]').disabled).to.equal(true);
  });
});

describe('<site-dataset-editor> beside a chart', () => {
  it('reads its table, and writes each edit into its cells', async () => {
    const editor = await drawn(`<site-dataset-editor for="pots"></site-dataset-editor><site-chart id="pots">${table}</site-chart>`);
    const shown = document.querySelector<HTMLTableElement>('#pots table')!;
    const [january, february] = [...shown.tBodies[0]!.rows];
    await waitUntil(() => textAt(editor, 1, 1) === '58');
    expect([editor.value, inside(editor, '.title').textContent]).to.deep.equal(['Month,Bowls\nJan,64\nFeb,58', 'Pots']);
    await pressCell(editor, 1, 0);
    inside(editor, '[data-menu=rows]').click();
    await waitUntil(() => inside(editor, '[role=menuitem]'));
    run(editor, 'insertAbove');
    await waitUntil(() => isFocused(editor, 1, 0));
    await press('M');
    await isEdited(editor);
    await press('Tab');
    await waitUntil(() => shown.tBodies[0]!.rows.length === 3);
    expect([...shown.tBodies[0]!.rows].map(row => row.cells[0]!.textContent)).to.deep.equal(['Jan', 'M', 'Feb']);
    expect([shown.tBodies[0]!.rows[0], shown.tBodies[0]!.rows[2]]).to.deep.equal([january, february]);
    expect([shown.caption!.textContent, shown.tFoot!.textContent]).to.deep.equal(['Pots', 'Sum122']);
    run(editor, 'undo');
    run(editor, 'undo');
    await waitUntil(() => shown.tBodies[0]!.rows.length === 2);
    expect([...shown.tBodies[0]!.rows]).to.deep.equal([january, february]);
  });

  it('reports a name of nothing', async () => {
    const editor = await drawn('<site-dataset-editor for="nothing" types="number, colour"></site-dataset-editor>');
    expect(editor.value).to.equal('');
  });
});

describe('<site-dataset-editor> with menus', () => {
  it('changes the type of a column, by keys, and returns to the cell', async () => {
    const editor = await drawn(`<site-dataset-editor value="${csv}"></site-dataset-editor>`);
    await pressCell(editor, 0, 1);
    inside(editor, '[data-menu=columns]').click();
    await waitUntil(() => editor.shadowRoot!.activeElement?.matches('[role=menuitem]'));
    await press('End');
    await press('ArrowUp');
    await press('ArrowUp');
    expect(editor.shadowRoot!.activeElement!.textContent).to.equal('Percent');
    await press('Enter');
    await waitUntil(() => isFocused(editor, 0, 1));
    expect([editor.value.split('\n')[1], textAt(editor, 0, 1)]).to.deep.equal(['Jan,64%,120', '64%']);
    expect(editor.types).to.equal('text, percent, number');
  });

  it('opens for a header by the right button, and closes by Escape', async () => {
    const editor = await drawn(`<site-dataset-editor value="${csv}"></site-dataset-editor>`);
    cellAt(editor, -1, 1).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true }));
    await waitUntil(() => editor.shadowRoot!.activeElement?.matches('[data-command=rename]'));
    await press('Escape');
    await waitUntil(() => isFocused(editor, -1, 1));
    expect(inside(editor, '[role=menuitem]')).to.equal(null);
  });

  it('edits a cell by a second tap', async () => {
    const editor = await drawn(`<site-dataset-editor value="${csv}"></site-dataset-editor>`);
    const tap = () => cellAt(editor, 1, 1).dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true, composed: true }));
    tap();
    await waitUntil(() => isFocused(editor, 1, 1));
    tap();
    await isEdited(editor);
  });
});

describe('<site-dataset-editor> with ten thousand cells', () => {
  const rows = Array.from({ length: 2500 }, (_, at) => `Row ${at},${at},${at * 2},${at * 3}`);

  it('draws those that are seen, and goes to the last one', async () => {
    const editor = await drawn('<site-dataset-editor></site-dataset-editor>');
    editor.value = `Label,A,B,C\n${rows.join('\n')}`;
    await waitUntil(() => inside(editor, '.grid').getAttribute('aria-rowcount') === '2501');
    await pressCell(editor, 0, 1);
    expect(editor.shadowRoot!.querySelectorAll('.cell').length).to.be.below(500);
    await press('Control+End');
    await waitUntil(() => isFocused(editor, 2499, 3));
    const [cell, box] = [cellAt(editor, 2499, 3), inside(editor, '.scroller')].map(each => each.getBoundingClientRect());
    expect(cell!.bottom).to.be.at.most(box!.bottom + 1);
    await waitUntil(() => cellAt(editor, 2480, 0));
    expect(editor.shadowRoot!.querySelectorAll('.cell').length).to.be.below(500);
  });
});
