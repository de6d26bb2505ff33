import { parseColor } from '../../core/color/parse-color.js';
import { white } from '../../core/color/readable.js';
import type { Color } from '../../core/color/spaces.js';
import { stringifyColor } from '../../core/color/stringify-color.js';
import { onResize } from '../../core/platform/observers.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { baseUrl, nearestLanguage, pageOrigin } from '../../core/platform/page.js';
import { nextTask } from '../../core/platform/timing.js';
import { datasetLimits } from '../../core/reading/dataset-limits.js';
import { rowsOfTable, type Cell } from '../../core/reading/table-rows.js';
import type { ReceivedFile } from '../../core/request/read-response.js';
import { numberFormat } from '../../core/text/intl.js';
import { isRound, type DownloadFormat } from './chart-types.js';
import { createDateFormatter, getLines, getRowLabel, getSecond, seriesName, seriesValueText, shareText, tickText } from './chart-words.js';
import type { ChartHost } from './chart.settings.js';
import type { ChartState, Move } from './chart.state.js';
import { isDrawable, readRows, readDataRows, type Dataset } from './data/dataset.js';
import { detectDecimalSign, readCsv } from './data/read-csv.js';
import { countParts, readGoals, readNotes } from './data/read-goals.js';
import type { Scene } from './scene/scene.js';
import { getBackground, readColors, seriesColors, withTextColors, wrongColor } from './series-colors.js';

/** Longer than this the page gets no turn. */
const sliceMs = 8;
const black = { red: 0, green: 0, blue: 0, alpha: 1 };

/** Lets the page do something else when so much time has gone by. */
function makePause(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await new Promise<void>(nextTask);
    since = performance.now();
  };
}

/** Reads the values, has them drawn as large as there is room, and follows the pointer and the keyboard. */
export class ChartController {
  readonly #state: ChartState;
  readonly #host: ChartHost;
  #reading = 0;
  #drawing = 0;
  #isDrawAsked = false;
  #source: unknown = undefined;
  #axis: unknown = undefined;
  #width = 0;
  #height = 0;
  #pen: CanvasRenderingContext2D | null = null;

  constructor(state: ChartState, host: ChartHost) { [this.#state, this.#host] = [state, host]; }

  connect(): void {
    const { element, signal } = this.#host;
    this.#host.onLightChange(() => { if (!this.#isGiven) this.read(true); });
    this.#host.onTextsChange(() => { if (this.#host.values.axis === 'date') this.read(true); else this.draw(); });
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)'])
      matchMedia(query).addEventListener('change', () => this.draw(), { signal });
    const theme = new MutationObserver(() => this.draw());
    for (const node of [pageDocument.documentElement, pageDocument.body])
      theme.observe(node, { attributeFilter: ['class', 'style', 'data-theme', 'data-color-scheme'] });
    signal.addEventListener('abort', () => theme.disconnect(), { once: true });
    void this.#host.viewReady.then(() => {
      const plot = element!.shadowRoot!.querySelector('.plot');
      if (!plot || signal.aborted) return;
      onResize(plot, (width, height) => {
        if (width < 1 || height < 1 || (Math.abs(width - this.#width) < 1 && Math.abs(height - this.#height) < 1)) return;
        [this.#width, this.#height] = [width, height];
        this.draw();
      }, signal);
    }, () => {}); // the element reports a failure
    // Paper has no dark ground. Only what is drawn immediately is printed.
    addEventListener('beforeprint', () => { if (this.#state.snapshot.scene) this.#color(this.#state.snapshot.scene, white); }, { signal });
    addEventListener('afterprint', () => this.draw(), { signal });
    this.read();
  }

  /** Takes the values that the settings, a file or the table have now. */
  read(isChanged = false): void {
    const { element, values: { data, src, axis, colors } } = this.#host;
    if (!element?.isConnected) return;
    const wrong = wrongColor(colors);
    if (wrong) this.#host.warn(`colors has "${wrong.slice(0, 40)}", which is not a color; expected CSS colors, such as #c4502e; ignoring it.`);
    const table = element.querySelector('table');
    const source = data ?? (src || table);
    if (source === this.#source && axis === this.#axis && !isChanged) return this.draw();
    [this.#source, this.#axis] = [source, axis];
    if (data !== null) void this.#setRows(this.#rowsOf(data), false);
    else if (src) void this.#fetch(src);
    else void this.#setRows(table && rowsOfTable(table, axis === 'date'), true, table?.caption?.textContent?.trim() ?? '');
  }

  again(): void { this.read(true); }

  /** Draws soon what there is: at most once for all that changes until then. */
  draw(): void {
    this.#drawing++;
    if (this.#isDrawAsked) return;
    this.#isDrawAsked = true;
    queueMicrotask(() => {
      this.#isDrawAsked = false;
      void this.#draw();
    });
  }

  switchView(): void {
    this.#state.set({ isTable: !this.#state.snapshot.isTable });
    this.#state.point(null);
  }

  async download(format: DownloadFormat): Promise<void> {
    const { downloadChart } = await import('./download/download-chart.js');
    if (!this.#host.signal.aborted) await downloadChart(this.#host, this.#state.snapshot, format);
  }

  toggle(series: number): void {
    if (this.#state.toggle(series)) this.draw();
  }

  key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') {
      if (this.#state.point(null)) event.preventDefault();
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return this.#select();
    }
    const { isFromRight = false, isHorizontal = false } = this.#state.snapshot.scene ?? {};
    const [next, previous]: [Move, Move] = isHorizontal ? ['nextSeries', 'previousSeries'] : ['next', 'previous'];
    const moves: Record<string, Move> = {
      ArrowRight: isFromRight ? previous : next, ArrowLeft: isFromRight ? next : previous, Home: 'first', End: 'last',
      PageDown: 'forward', PageUp: 'back', ArrowUp: isHorizontal ? 'previous' : 'previousSeries', ArrowDown: isHorizontal ? 'next' : 'nextSeries',
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    this.#state.move(move);
  }

  /** The pointer is at a place of the drawing. */
  follow(event: PointerEvent | MouseEvent, isPress = false): void {
    const { scene } = this.#state.snapshot;
    const drawing = this.#host.element!.shadowRoot!.querySelector('.plot svg');
    if (!scene || !drawing) return;
    const box = drawing.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) * (scene.width / box.width), (event.clientY - box.top) * (scene.height / box.height)];
    this.#state.point(scene.nearest(x, y));
    if (isPress) this.#select();
  }

  leave(): void { this.#state.point(null); }

  #select(): void {
    const { snapshot } = this.#state;
    const place = this.#state.$place.get();
    const value = place && snapshot.scene?.valueOf(place);
    if (!place || value === null || value === undefined) return;
    this.#host.emit('site-chart-select', {
      label: snapshot.dataset?.labels[place.index] ?? this.#host.text('other'),
      series: seriesName(this.#host, snapshot, place.series),
      value,
    });
  }

  get #isGiven(): boolean { return this.#host.values.data !== null || this.#host.values.src !== ''; }

  get #decimal(): '.' | ',' {
    const part = numberFormat(nearestLanguage(this.#host.element!)).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;
    return part === ',' ? ',' : '.';
  }

  #rowsOf(data: unknown): Iterable<readonly Cell[]> | null {
    const rows = readDataRows(data);
    if (!rows)
      this.#host.warn(
        'data has an unknown format; expected rows of cells, records, or { labels, series: [{ name, values }] }; drawing nothing.',
        data,
      );
    return rows;
  }

  async #fetch(address: string): Promise<void> {
    const { signal } = this.#host;
    const url = new URL(address, baseUrl());
    const turn = ++this.#reading;
    if (url.origin !== pageOrigin()) {
      this.#host.warn(`src is at ${url.origin}; expected a URL of this site; showing the content of the element.`);
      return this.#state.set({ status: 'failed' });
    }
    this.#state.set({ status: 'loading' });
    const [{ request }, { charsetOfType, decodeText, encodingName }] = await Promise.all([
      import('../../core/request/request.js'),
      import('../../core/reading/decode-text.js'),
    ]);
    const result = await request.get<ReceivedFile>(address, { format: 'bytes', signal, retries: 2 });
    if (signal.aborted || turn !== this.#reading) return;
    if (result.kind !== 'success') return this.#state.set({ status: 'failed' });
    const declared = charsetOfType(result.data.type);
    const { text, encoding } = decodeText(result.data.bytes, declared);
    if (!encoding.startsWith('utf') && encodingName(declared) !== encoding) {
      this.#host.warn(`${url.pathname} is not UTF-8 and its Content-Type names no other encoding; expected UTF-8; reading it as ${encoding}.`);
    }
    if (!/^\s{0,20}[[{]/.test(text)) return this.#setRows(readCsv(text), false, '', detectDecimalSign(text, this.#decimal));
    try {
      await this.#setRows(this.#rowsOf(JSON.parse(text)), false);
    } catch {
      this.#host.warn(`${url.pathname} is not JSON; expected JSON or CSV; showing the content of the element.`);
      this.#state.set({ status: 'failed' });
    }
  }

  async #setRows(rows: Iterable<readonly Cell[]> | null, isAuthored: boolean, title = '', decimal = this.#decimal): Promise<void> {
    const { signal, values } = this.#host;
    const turn = ++this.#reading;
    const dataset = rows && await readRows(rows, { decimal, pause: makePause(),
      sayDate: values.axis === 'date' ? createDateFormatter(this.#host) : undefined });
    if (signal.aborted || turn !== this.#reading) return;
    this.#state.take(dataset, isAuthored, title);
    if (dataset) this.#warnAbout(dataset);
    this.draw();
  }

  #warnAbout({ notices, unreadable, series }: Dataset): void {
    const { rows: maxRows, columns: maxColumns } = datasetLimits;
    for (const notice of notices) {
      if (notice === 'cutRows' || notice === 'cutColumns')
        this.#host.warn(`the dataset is too large; expected at most ${maxRows} rows and ${maxColumns} columns; drawing the first of them.`);
      else if (notice === 'missing')
        this.#host.warn(
          `one or more rows was missing data${unreadable ? `, such as "${unreadable.slice(0, 40)}"` : ''}; expected a number in each cell; leaving gaps.`,
        );
      else this.#host.warn(`the dataset has no ${notice === 'noRow' ? 'row' : 'column'}; expected one or more; drawing nothing.`);
    }
    if (!isRound(this.#host.values.type)) return;
    if (series.length > 1) this.#host.warn(`a pie has one column of values; got ${series.length}; drawing the first.`);
    if (series[0]?.values.some(value => value !== null && value < 0))
      this.#host.warn('a pie has no slices below zero; expected values of 0 or more; ignoring them.');
  }

  /** A setting that names what the values do not have, or is not written as expected. */
  #warnAboutSettings(dataset: Dataset): void {
    const { lines, secondAxis, goals, notes } = this.#host.values;
    for (const [name, text, found] of [['lines', lines, getLines(this.#host, dataset)], ['second-axis', secondAxis, getSecond(this.#host, dataset)]] as const)
      if (text && found.size === 0) this.#host.warn(`${name} is "${text.slice(0, 40)}"; expected names or numbers of series, such as 2; ignoring it.`);
    if (readGoals(goals, this.#decimal).length < countParts(goals))
      this.#host.warn(`goals is "${goals.slice(0, 40)}"; expected numbers with names, such as 150 Target; 80 Minimum; ignoring the others.`);
    if (readNotes(notes).length < countParts(notes))
      this.#host.warn(`notes is "${notes.slice(0, 40)}"; expected labels with notes, such as March: New kiln; ignoring the others.`);
  }

  async #draw(): Promise<void> {
    const { element, values, signal } = this.#host;
    const { snapshot } = this.#state;
    const { dataset, hidden } = snapshot;
    const turn = this.#drawing;
    if (!dataset || this.#width < 1 || !isDrawable(dataset)) return;
    this.#warnAboutSettings(dataset);
    const { makeScene } = await import('./scene/make-scene.js');
    const svg = element!.shadowRoot?.querySelector('.plot svg');
    if (signal.aborted || turn !== this.#drawing || !svg) return;
    const { fontFamily, fontSize, fontWeight } = getComputedStyle(svg);
    this.#pen ??= pageDocument.createElement('canvas').getContext('2d');
    if (this.#pen) this.#pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const size = parseFloat(fontSize) || 12;
    const scene = await makeScene({
      dataset,
      hidden,
      type: values.type,
      isStacked: values.stacked,
      isHorizontal: values.horizontal,
      isFromRight: getComputedStyle(element!).direction === 'rtl',
      width: Math.floor(this.#width),
      height: Math.floor(this.#height),
      lineHeight: size * 1.35,
      measure: text => this.#pen?.measureText(text).width ?? text.length * size * 0.6,
      nameOf: series => seriesName(this.#host, snapshot, series),
      labelOf: row => getRowLabel(this.#host, snapshot, row),
      formatShare: share => shareText(this.#host, share),
      canName: true,
      unit: values.unit,
      secondUnit: values.secondUnit,
      lines: getLines(this.#host, dataset),
      second: getSecond(this.#host, dataset),
      min: values.min,
      max: values.max,
      titles: { values: values.valuesTitle, labels: values.labelsTitle, second: values.secondTitle },
      goals: readGoals(values.goals, this.#decimal),
      notes: readNotes(values.notes),
      hasValues: values.showValues,
      formatValue: (value, series) => seriesValueText(this.#host, dataset, value, series),
      format: value => tickText(this.#host, value),
      formatDate: createDateFormatter(this.#host),
      pause: makePause(),
    });
    if (signal.aborted || turn !== this.#drawing) return;
    this.#color(scene, getBackground(element!, element!.shadowRoot!.querySelector('.canvas')!));
  }

  /** Shows a drawing in colors that stand out from what it is on. */
  #color(scene: Scene, ground: Color): void {
    const { element, values } = this.#host;
    const accent = getComputedStyle(element!.shadowRoot!.querySelector('.accent')!).color;
    const count = isRound(values.type) ? scene.slices.length : this.#state.snapshot.dataset?.series.length ?? 0;
    const fills = seriesColors(count, ground, parseColor(accent) ?? black, readColors(values.colors));
    this.#state.draw(scene, withTextColors(fills, ground), stringifyColor({ ...ground, alpha: 1 }));
  }
}
