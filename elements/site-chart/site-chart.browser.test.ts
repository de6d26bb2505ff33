import { expect, fixture, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { contrastRatio } from '../../core/color/contrast.js';
import { parseColor } from '../../core/color/parse-color.js';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-chart.js';

type Chart = HTMLElementTagNameMap['site-chart'];

const rows = (of: readonly (readonly (string | number)[])[]) => of.map(([label, ...cells]) => `<tr><th>${label}</th>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('');
const table = (body: string, head = '<th>Month</th><th>Bowls</th><th>Mugs</th>') => `<table><caption>Fired</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
const fired = table(rows([['May', '1,200', 40], ['June', 900, 55], ['July', 1000, 60]]));
const paths = (chart: Chart) => [...chart.shadowRoot!.querySelectorAll('.plot :is(.fill path:first-child, .line, .dots, .marks)')];
const button = (chart: Chart, text: string) => [...chart.shadowRoot!.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;
const plot = (chart: Chart) => chart.shadowRoot!.querySelector<HTMLElement>('.plot')!;
const said = (chart: Chart) => chart.shadowRoot!.querySelector('[role=status] span')!.textContent;

async function place(inside = fired, attributes = ''): Promise<Chart> {
  const chart = await fixture<Chart>(`<site-chart ${attributes}>${inside}</site-chart>`);
  await waitUntil(() => paths(chart).length > 0);
  return chart;
}

async function withFile(answer: () => Response, act: () => Promise<void>): Promise<void> {
  const { fetch } = window;
  window.fetch = async (address, init) => (new URL(String(address), location.href).pathname.startsWith('/values') ? answer() : fetch(address, init));
  try {
    await act();
  } finally {
    window.fetch = fetch;
  }
}

describe('<site-chart>', () => {
  it('draws the author\'s table, which stays where it is for screen readers', async () => {
    const chart = await place();
    const own = chart.querySelector('table')!;
    expect(own.parentElement).to.equal(chart);
    expect(own.assignedSlot).to.be.instanceOf(HTMLSlotElement);
    expect(chart.shadowRoot!.querySelector('.title')!.textContent).to.equal('Fired');
    expect(plot(chart).getAttribute('aria-label')).to.equal('Bar chart: Fired');
    expect(paths(chart).length).to.equal(2);
    await expect(chart).to.be.accessible();
  });

  it('has the same height before and after rendering, for any data', async () => {
    const chart = await place();
    const { height } = chart.getBoundingClientRect();
    button(chart, 'Show as a table').click();
    await waitUntil(() => !!button(chart, 'Show as a chart'));
    expect([chart.getBoundingClientRect().height, plot(chart).getClientRects().length]).to.deep.equal([height, 0]);
    expect(chart.querySelector('table')!.getBoundingClientRect().width).to.be.greaterThan(100);
    await expect(chart).to.be.accessible();
    button(chart, 'Show as a chart').click();
    await waitUntil(() => plot(chart).getClientRects().length > 0);
  });

  for (const [type, count] of [['bar', 2], ['line', 4], ['area', 4], ['scatter', 2], ['pie', 3], ['doughnut', 3]] as const) it(`draws type ${type}`, async () => {
    const chart = await place(type === 'pie' || type === 'doughnut' ? table(rows([['May', 3], ['June', 4], ['July', 5]]), '<th>Month</th><th>Bowls</th>') : fired, `type="${type}"`);
    expect(paths(chart).length).to.equal(count);
    const isInside = (room: DOMRect, box: DOMRect) => box.left >= room.left - 1 && box.right <= room.right + 1 && box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
    await waitUntil(() => paths(chart).every(path => isInside(plot(chart).getBoundingClientRect(), path.getBoundingClientRect())));
    await expect(chart).to.be.accessible();
  });

  it('lays bars down, and moves through them as they lie', async () => {
    const chart = await place(fired, 'horizontal');
    plot(chart).focus();
    const steps: [key: string, words: string][] = [
      ['ArrowDown', 'May, Bowls: 1,200. 1 of 3'], ['ArrowDown', 'June, Bowls: 900. 2 of 3'], ['ArrowRight', 'June, Mugs: 55. 2 of 3'], ['ArrowUp', 'May, Mugs: 40. 1 of 3'], ['ArrowLeft', 'May, Bowls: 1,200. 1 of 3'],
    ];
    for (const [key, words] of steps) {
      await sendKeys({ press: key });
      await waitUntil(() => said(chart) === words);
    }
    const [first, second] = [...chart.shadowRoot!.querySelectorAll('.axes text')].map(text => text.textContent);
    expect([first, second]).to.deep.equal(['May', 'June']);
    await expect(chart).to.be.accessible();
    chart.horizontal = false;
    await waitUntil(() => chart.shadowRoot!.querySelector('.axes text')!.textContent !== 'May');
  });

  it('puts values where their dates are, says them in the page\'s language, and follows the setting', async () => {
    const dates = table(rows([['<time datetime="2026-03-01">March</time>', 3], ['<time datetime="2026-01-01">January</time>', 1], ['<time datetime="2026-01-08">a week later</time>', 2]]), '<th>Day</th><th>Bowls</th>');
    const chart = await place(dates, 'type="line" axis="date"');
    plot(chart).focus();
    for (const words of ['Jan 1, 2026: 1. 1 of 3', 'Jan 8, 2026: 2. 2 of 3', 'Mar 1, 2026: 3. 3 of 3']) {
      await sendKeys({ press: 'ArrowRight' });
      await waitUntil(() => said(chart) === words);
    }
    await expect(chart).to.be.accessible();
    chart.axis = 'labels';
    await waitUntil(() => [...chart.shadowRoot!.querySelectorAll('.axes text')].some(text => text.textContent === 'a week later'));
  });

  it('goes through the values by keyboard, and speaks each', async () => {
    const chart = await place();
    plot(chart).focus();
    const steps: [key: string, words: string][] = [
      ['ArrowRight', 'May, Bowls: 1,200. 1 of 3'], ['ArrowRight', 'June, Bowls: 900. 2 of 3'], ['ArrowDown', 'June, Mugs: 55. 2 of 3'], ['End', 'July, Mugs: 60. 3 of 3'],
      ['ArrowRight', 'July, Mugs: 60. 3 of 3'], ['Home', 'May, Mugs: 40. 1 of 3'], ['ArrowUp', 'May, Bowls: 1,200. 1 of 3'], ['Escape', ''],
    ];
    for (const [press, words] of steps) {
      await sendKeys({ press });
      await waitUntil(() => said(chart) === words);
    }
    await sendKeys({ press: 'ArrowLeft' });
    const selected = oneEvent(chart, 'site-chart-select');
    await sendKeys({ press: 'Enter' });
    expect((await selected as CustomEvent).detail).to.deep.equal({ label: 'May', series: 'Bowls', value: 1200 });
    await waitUntil(() => chart.shadowRoot!.querySelectorAll('.current tspan').length === 2);
    await expect(chart).to.be.accessible();
    plot(chart).blur();
    await waitUntil(() => said(chart) === '');
  });

  it('follows the pointer, and goes back to nothing', async () => {
    const chart = await place();
    const box = paths(chart)[0]!.getBoundingClientRect();
    plot(chart).dispatchEvent(new PointerEvent('pointermove', { bubbles: true, composed: true, clientX: box.left + 3, clientY: box.top + 3 }));
    await waitUntil(() => said(chart) === 'May, Bowls: 1,200. 1 of 3');
    plot(chart).dispatchEvent(new PointerEvent('pointerout', { bubbles: true, composed: true }));
    await waitUntil(() => said(chart) === '');
  });

  it('names series beside their values in plain colors, and uses patterns where a legend has to name them', async () => {
    const chart = await place();
    const namesOf = (element: Chart) => [...element.shadowRoot!.querySelectorAll('.names text')].map(text => text.textContent);
    const seen = (element: Chart, selector: string) => [...element.shadowRoot!.querySelectorAll(selector)].filter(node => getComputedStyle(node).display !== 'none').length;
    expect([namesOf(chart), seen(chart, '.hatch'), seen(chart, '.legend')]).to.deep.equal([['Bowls', 'Mugs'], 0, 0]);
    await expect(chart).to.be.accessible();
    chart.patterns = 'always';
    await waitUntil(() => seen(chart, '.plot .hatch') === 2);
    chart.patterns = 'auto';
    await waitUntil(() => seen(chart, '.plot .hatch') === 0);
    chart.data = [['', ...'ABCDEF'], ['x', 1, 2, 3, 4, 5, 6], ['y', 6, 5, 4, 3, 2, 1]];
    await waitUntil(() => seen(chart, '.plot .hatch') === 6);
    expect([namesOf(chart), seen(chart, '.legend button')]).to.deep.equal([[], 6]);
    await expect(chart).to.be.accessible();
  });

  it('has lines over bars, a second axis, titles, goals, notes and values', async () => {
    const chart = await place(fired, 'lines="Mugs" second-axis="2" unit="kg" second-unit="°C" values-title="Weight" second-title="Heat" goals="1,500 Goal" notes="June: Fair" show-values');
    const texts = (kind: string) => [...chart.shadowRoot!.querySelectorAll(`.${kind} text`)].map(({ textContent }) => textContent);
    expect([texts('titles'), texts('goals'), texts('notes'), texts('names')]).to.deep.equal([['Weight', 'Heat'], ['Goal'], ['Fair'], ['Bowls', 'Mugs']]);
    expect(texts('values')).to.include('1,200 kg');
    plot(chart).focus();
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'ArrowDown' });
    await waitUntil(() => said(chart) === 'May, Mugs: 40 °C. 1 of 3');
    await expect(chart).to.be.accessible();
    chart.goals = '';
    await waitUntil(() => texts('goals').length === 0);
  });

  it('downloads the values and the picture, each as a file of its own', async () => {
    const chart = await place(fired, 'download legend="always"');
    const files: { name: string; type: string; text: Promise<string> }[] = [];
    const blobs: Blob[] = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = blob => { blobs.push(blob as Blob); return createObjectURL.call(URL, blob); };
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) { files.push({ name: this.download, type: blobs.at(-1)!.type, text: blobs.at(-1)!.text() }); };
    try {
      for (const format of ['CSV', 'SVG', 'PNG']) {
        button(chart, `Download ${format}`).click();
        await waitUntil(() => files.some(({ name }) => name === `Fired.${format.toLowerCase()}`));
      }
      expect(await files[0]!.text).to.equal('\uFEFF,Bowls,Mugs\r\nMay,1200,40\r\nJune,900,55\r\nJuly,1000,60\r\n'.replace('\uFEFF', ''));
      const picture = new DOMParser().parseFromString(await files[1]!.text, 'image/svg+xml').documentElement;
      expect([picture.tagName, picture.querySelectorAll('[class]').length, picture.textContent.includes('Fired') && picture.textContent.includes('Mugs')]).to.deep.equal(['svg', 0, true]);
      expect(files[2]!.type).to.equal('image/png');
      await expect(chart).to.be.accessible();
    } finally {
      HTMLAnchorElement.prototype.click = click;
      URL.createObjectURL = createObjectURL;
    }
  });

  it('switches series off and on, the last one never', async () => {
    const chart = await place(fired, 'legend="always"');
    const names = () => [...chart.shadowRoot!.querySelectorAll<HTMLElement>('.legend button')];
    names()[0]!.click();
    await waitUntil(() => paths(chart).length === 1);
    expect(names().map(name => name.getAttribute('aria-pressed'))).to.deep.equal(['false', 'true']);
    await expect(chart).to.be.accessible();
    names()[1]!.click();
    names()[0]!.click();
    await waitUntil(() => paths(chart).length === 2);
  });

  it('follows its table, its settings and a table that comes late', async () => {
    const chart = await fixture<Chart>('<site-chart><p>Soon.</p></site-chart>');
    await chart.updateComplete;
    chart.insertAdjacentHTML('beforeend', fired);
    await waitUntil(() => paths(chart).length === 2);
    const before = paths(chart)[0]!.getAttribute('d');
    chart.querySelector('td')!.textContent = '20';
    await waitUntil(() => paths(chart)[0]!.getAttribute('d') !== before);
    chart.type = 'line';
    await waitUntil(() => paths(chart).length === 4);
    chart.data = [['', 'A'], ['x', 1], ['y', 2]];
    await waitUntil(() => paths(chart).length === 2);
    await waitUntil(() => chart.shadowRoot!.querySelectorAll('table tbody tr').length === 2);
    chart.querySelector('table')!.remove();
    chart.data = null;
    await waitUntil(() => paths(chart).length === 0);
    expect(chart.textContent).to.equal('Soon.');
  });

  it('reads numbers as the page writes them', async () => {
    const chart = await fixture<Chart>(`<site-chart lang="de" type="pie" legend="always">${table(rows([['Mai', '1.000,5'], ['Juni', '€ 999,5']]), '<th>Monat</th><th>Schalen</th>')}</site-chart>`);
    await waitUntil(() => chart.shadowRoot!.querySelectorAll('.legend .share').length === 2);
    await waitUntil(() => chart.shadowRoot!.querySelector('.legend .share')!.textContent === '50\u00a0%');
  });

  it('says what is missing and what is left out', async () => {
    const { result: chart, lines } = await captured(() => place(table(rows([['May', 1, 'none'], ['June', 2, 3]]))));
    expect(chart.shadowRoot!.querySelector('.notices')!.textContent).to.equal('One or more rows was missing data');
    expect(lines).to.have.length(1);
    const empty = await captured(async () => {
      const element = await fixture<Chart>(`<site-chart>${table('')}</site-chart>`);
      await waitUntil(() => element.shadowRoot!.querySelector('.notices') !== null);
      return element;
    });
    expect(empty.result.shadowRoot!.querySelector('.notices')!.textContent).to.equal('Your dataset must have at least one row');
    await expect(empty.result).to.be.accessible();
  });

  it('logs which of its colors is invalid, and uses the others', async () => {
    const { result: chart, lines } = await captured(() => place(fired, 'colors="#c4502e, blau"'));
    expect(lines).to.deep.equal(['<site-chart>: colors has "blau", which is not a color; expected CSS colors, such as #c4502e; ignoring it.']);
    expect(paths(chart)[0]!.getAttribute('fill')).to.equal('#c4502e');
  });

  it('logs settings that name no series, no number and no label', async () => {
    const { lines } = await captured(() => place(fired, 'lines="Jugs" second-axis="9" goals="high" notes="Fair"'));
    expect(lines.map(line => /: ([\w-]+) is "/.exec(line)?.[1])).to.deep.equal(['lines', 'second-axis', 'goals', 'notes']);
  });

  it('is printed in colors with contrast to paper, on any background', async () => {
    const chart = await place(fired, 'style="background: #111; color: #fff"');
    const weakest = (ground: string) => Math.min(...paths(chart).map(path => contrastRatio(parseColor(path.getAttribute('fill')!)!, parseColor(ground)!)));
    expect([weakest('#111') >= 3, weakest('#fff') < 3]).to.deep.equal([true, true]);
    dispatchEvent(new Event('beforeprint'));
    await Promise.resolve(); // a browser prints what is there when its own code continues
    expect(weakest('#fff')).to.be.at.least(3);
    dispatchEvent(new Event('afterprint'));
    await waitUntil(() => weakest('#111') >= 3);
  });

  it('reads a file, says when it cannot, and tries again', async () => {
    let isBroken = true;
    await withFile(() => (isBroken ? new Response('', { status: 404 }) : new Response('Month;Bowls\nMay;3,5\nJune;4')), async () => {
      const chart = await fixture<Chart>('<site-chart src="/values" label="From a file"><a href="/values">The values</a></site-chart>');
      await waitUntil(() => chart.shadowRoot!.querySelector('[part=error]') !== null);
      await expect(chart).to.be.accessible();
      isBroken = false;
      button(chart, 'Try again').click();
      await waitUntil(() => paths(chart).length === 1);
      expect(chart.shadowRoot!.querySelector('[part=error]')).to.equal(null);
      await waitUntil(() => chart.shadowRoot!.querySelector('tbody th') !== null);
      expect([...chart.shadowRoot!.querySelectorAll('caption, thead th, tbody th')].map(({ textContent }) => textContent)).to.deep.equal(['From a file', 'Bowls', 'May', 'June']);
      await expect(chart).to.be.accessible();
    });
  });

  const written = 'Größe;Töpfe\r\nKrüge – groß;3,5\r\n';
  const windows1252 = (text: string) => Uint8Array.from(text.replace('–', '\x96'), character => character.charCodeAt(0));
  const utf16 = (text: string) => Uint8Array.from([...`\ufeff${text}`].flatMap(character => [character.charCodeAt(0) & 0xff, character.charCodeAt(0) >> 8]));
  const files: [name: string, bytes: Uint8Array<ArrayBuffer>, type: string, warnings: number][] = [
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${written}`), 'text/csv', 0], ['UTF-16', utf16(written.replaceAll(';', '\t')), 'text/csv', 0],
    ['windows-1252', windows1252(written), 'text/csv', 1], ['windows-1252 with a header that names it', windows1252(written), 'text/csv; charset=iso-8859-1', 0],
    ['windows-1252 under a header that says UTF-8', windows1252(written), 'text/csv; charset=utf-8', 1], ['JSON in UTF-16', utf16(JSON.stringify([['', 'Töpfe'], ['Krüge – groß', 3.5]])), 'application/json', 0],
  ];
  for (const [at, [name, bytes, type, warnings]] of files.entries()) {
    it(`reads a file in ${name}`, async () => {
      await withFile(() => new Response(bytes, { headers: { 'Content-Type': type } }), async () => {
        const { result: chart, lines } = await captured(async () => {
          const read = await fixture<Chart>(`<site-chart lang="de" src="/values-${at}"><a href="/values-${at}">Werte</a></site-chart>`);
          await waitUntil(() => read.shadowRoot!.querySelector('tbody th') !== null);
          return read;
        });
        expect([...chart.shadowRoot!.querySelectorAll('thead th, tbody th')].map(({ textContent }) => textContent)).to.deep.equal(['Töpfe', 'Krüge – groß']);
        expect(lines.map(line => line.includes('reading it as windows-1252'))).to.deep.equal(Array(warnings).fill(true));
      });
    });
  }

  it('asks no other host for a file', async () => {
    const { result, lines } = await captured(async () => {
      const chart = await fixture<Chart>('<site-chart src="https://elsewhere.example/values.csv"><p>Words</p></site-chart>');
      await waitUntil(() => chart.shadowRoot!.querySelector('[part=error]') !== null);
      return chart;
    });
    expect([paths(result).length, lines.length]).to.deep.equal([0, 1]);
  });

  it('draws 10,000 points, and finds its way through them', async () => {
    const chart = await fixture<Chart>('<site-chart type="scatter"></site-chart>');
    chart.data = [['x', 'A'], ...Array.from({ length: 10_000 }, (_, at) => [at, Math.sin(at / 300) * 100])];
    await waitUntil(() => paths(chart).length === 1);
    plot(chart).focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ press: 'End' });
    await waitUntil(() => said(chart)!.endsWith('10,000 of 10,000'));
    expect(chart.shadowRoot!.querySelectorAll('*').length).to.be.lessThan(3000);
  });
});

async function captured<T>(act: () => Promise<T>): Promise<{ result: T; lines: string[] }> {
  let result: T;
  const lines = await captureConsole(async () => { result = await act(); });
  return { result: result!, lines };
}
