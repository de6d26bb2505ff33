import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ChartState, type Move } from '../chart.state.js';
import type { ChartType } from '../chart-types.js';
import type { Dataset } from '../data/dataset.js';
import { stackNotes } from './annotations.js';
import { dateTicks } from './date-ticks.js';
import { makeScene } from './make-scene.js';
import type { Scene, SceneInput } from './scene.js';
import { getSlices } from './slices.js';

const dataset = (columns: readonly (readonly (number | null)[])[], labels = columns[0]!.map((_, at) => `L${at}`), positions: readonly (number | null)[] = labels.map(() => null)): Dataset =>
  ({ labels, positions, series: columns.map((values, at) => ({ name: `S${at}`, values })), isDated: false, precision: 'year', notices: [], unreadable: '' });
const scene = (data: Dataset, type: ChartType, more: Partial<SceneInput> = {}): Promise<Scene> => makeScene({
  dataset: data, type, isStacked: false, isHorizontal: false, isFromRight: false, width: 400, height: 300, lineHeight: 16, hidden: new Set(), measure: text => text.length * 7, nameOf: series => `S${series}`, labelOf: row => data.labels[row] ?? 'Other', formatShare: share => `${Math.round(share * 100)} %`, canName: true, unit: '', secondUnit: '',
  lines: new Set(), second: new Set(), min: null, max: null, titles: { values: '', labels: '', second: '' }, goals: [], notes: [], hasValues: false, formatValue: String,
  format: String, formatDate: (ms, precision) => new Date(ms).toISOString().slice(0, { year: 4, month: 7, day: 10, minute: 16 }[precision]), pause: () => Promise.resolve(), ...more,
});
const at = (drawn: Scene, series: number, index: number) => {
  const { x, y } = drawn.markOf({ series, index })!;
  return [Math.round(x), Math.round(y)] as const;
};

describe('a chart with axes', () => {
  it('has bars from zero, also below it, side by side', async () => {
    const drawn = await scene(dataset([[10, -5], [5, null]]), 'bar');
    assert.deepEqual(['-5', '0', '10'].filter(text => !drawn.rows.some(row => row.text === text)), []);
    const zero = drawn.rows.find(({ text }) => text === '0')!.at;
    assert.ok(at(drawn, 0, 0)[1] < zero && at(drawn, 0, 1)[1] > zero && at(drawn, 0, 0)[0] < at(drawn, 1, 0)[0]);
    assert.deepEqual([drawn.placesOf(1), drawn.markOf({ series: 1, index: 1 }), drawn.valueOf({ series: 0, index: 1 })], [[0], null, -5]);
  });

  it('stacks bars, what is below zero downwards', async () => {
    const drawn = await scene(dataset([[10, -1], [5, -2]]), 'bar', { isStacked: true });
    assert.ok(at(drawn, 1, 0)[1] < at(drawn, 0, 0)[1] && at(drawn, 1, 1)[1] > at(drawn, 0, 1)[1]);
    assert.equal(at(drawn, 0, 0)[0], at(drawn, 1, 0)[0]);
    assert.ok(Number(drawn.rows.at(-1)!.text) >= 15);
  });

  it('reads from right to left where the page does', async () => {
    const [ltr, rtl] = await Promise.all([false, true].map(isFromRight => scene(dataset([[1, 2, 3]]), 'line', { isFromRight }))) as [Scene, Scene];
    assert.ok(at(ltr, 0, 0)[0] < at(ltr, 0, 2)[0] && at(rtl, 0, 0)[0] > at(rtl, 0, 2)[0]);
  });

  it('leaves gaps in a line, and marks a value that stands alone', async () => {
    const drawn = await scene(dataset([[1, null, 3, null, 5, 6]]), 'line');
    assert.equal(drawn.shapes.find(({ kind }) => kind === 'line')!.d.match(/M/g)!.length, 3);
    assert.deepEqual(drawn.placesOf(0), [0, 2, 4, 5]);
  });

  it('spreads points by their numbers, and finds the one at the pointer', async () => {
    const drawn = await scene(dataset([[1, 2, 3]], ['1', '2', '10'], [1, 2, 10]), 'scatter');
    const [near, far] = [at(drawn, 0, 1)[0] - at(drawn, 0, 0)[0], at(drawn, 0, 2)[0] - at(drawn, 0, 1)[0]];
    assert.ok(far > near * 6);
    const [x, y] = at(drawn, 0, 2);
    assert.deepEqual([drawn.nearest(x + 3, y - 3), drawn.nearest(x - 120, 20)], [{ series: 0, index: 2 }, null]);
  });

  it('has as many labels as there is room for', async () => {
    const { columns } = await scene(dataset([Array.from({ length: 365 }, (_, day) => day)], Array.from({ length: 365 }, (_, day) => `Day ${day}`)), 'line');
    assert.ok(columns.length >= 3 && columns.length <= 8, String(columns.length));
  });

  it('has whole numbers on an axis of counts, and fractions only for fractions', async () => {
    const ticksOf = async (values: number[], more: Partial<SceneInput> = {}) => {
      const { rows, columns } = await scene(dataset([values]), 'bar', more);
      return (more.isHorizontal ? columns : rows).map(({ text }) => Number(text));
    };
    for (const more of [{}, { isHorizontal: true }]) {
      assert.deepEqual((await ticksOf([2, 0, 1], more)).filter(tick => !Number.isInteger(tick)), []);
      assert.deepEqual(await ticksOf([1, 0], more), [0, 1]);
      assert.ok((await ticksOf([0.5, 1], more)).some(tick => !Number.isInteger(tick)));
    }
  });

  for (const [what, values] of [['equal values', [5, 5]], ['nothing but zeros', [0, 0]], ['one value', [3]], ['huge values', [1e300, -1e300]], ['tiny ones', [1e-300, 2e-300]]] as const) {
    for (const type of ['bar', 'line', 'area', 'scatter', 'pie', 'doughnut'] as const) it(`draws ${what} as ${type}`, async () => {
      const { shapes, rows, columns } = await scene(dataset([values]), type);
      assert.deepEqual([...shapes.map(({ d }) => d), ...[...rows, ...columns].map(({ at: place }) => String(place))].filter(text => /NaN|Infinity|undefined/.test(text)), []);
    });
  }

  for (const type of ['bar', 'line', 'area', 'scatter'] as const) it(`draws 12 series of 10,000 as ${type}: no more than the pixels show, in turns`, async () => {
    let turns = 0;
    const columns = Array.from({ length: 12 }, (_, series) => Array.from({ length: 10_000 }, (__, row) => Math.sin(row / 50) * series));
    const { shapes } = await scene(dataset(columns), type, { pause: async () => { turns++; } });
    assert.ok(turns >= 12);
    if (type !== 'scatter') assert.ok(Math.max(...shapes.map(({ d }) => d.length)) < 60_000);
  });
});

describe('names beside values', () => {
  const long = 'A very long name of a series that nobody would write beside a line';
  const cases: [name: string, type: ChartType, columns: (number | null)[][], more: Partial<SceneInput>, names: string[] | null][] = [
    ['are at the ends of lines', 'line', [[1, 9], [2, 3]], {}, ['S0', 'S1']],
    ['move apart where lines end at the same value', 'line', [[1, 9], [2, 9]], {}, ['S0', 'S1']],
    ['do not fit where too many lines end together', 'line', Array.from({ length: 9 }, () => [1, 9]), {}, null],
    ['do not fit where a line has no value at its end', 'line', [[1, 9], [2, null]], {}, null],
    ['do not fit where they are too long', 'line', [[1, 9], [2, 3]], { nameOf: () => long }, null],
    ['are above the first group of bars', 'bar', [[1, 9], [2, 3]], {}, ['S0', 'S1']],
    ['do not fit above many bars', 'bar', Array.from({ length: 5 }, () => [1, 9]), {}, null],
    ['are beside the last of stacked bars', 'bar', [[1, 9], [2, 3]], { isStacked: true }, ['S0', 'S1']],
    ['are in horizontal bars, or behind short ones', 'bar', [[1, 9], [20, 3]], { isHorizontal: true }, ['S0', 'S1']],
    ['are above horizontal bars that are stacked', 'bar', [[1, 9], [2, 3]], { isHorizontal: true, isStacked: true }, ['S0', 'S1']],
    ['do not fit in a row', 'bar', [[1, 9], [2, 3]], { isHorizontal: true, isStacked: true, nameOf: () => long }, null],
    ['are not needed for one series', 'bar', [[1, 9]], {}, []],
    ['are in the legend of points', 'scatter', [[1, 9], [2, 3]], {}, null],
    ['are beside slices', 'pie', [[1, 9]], {}, ['L0', 'L1']],
    ['do not fit beside slices where they are long', 'pie', [[1, 9]], { labelOf: () => long }, null],
  ];
  for (const [name, type, columns, more, names] of cases) it(name, async () => {
    for (const isFromRight of [false, true]) {
      const drawn = await scene(dataset(columns), type, { isFromRight, ...more });
      assert.deepEqual(drawn.names?.map(({ text }) => text).toSorted() ?? null, names);
      const ys = (drawn.names ?? []).filter(({ isInside }) => !isInside).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
      assert.equal(new Set(ys).size, ys.length);
      assert.deepEqual((drawn.names ?? []).filter(({ x, y, lead }) => !(x >= 0 && x <= 400 && y >= 0 && y <= 300) || /NaN/.test(lead ?? '')), []);
    }
  });

  it('have the room of the names that they would take where they do not fit', async () => {
    const [named, unnamed] = await Promise.all([scene(dataset([[1, 9], [2, 3]]), 'line'), scene(dataset([[1, 9], [2, null]]), 'line')]);
    assert.ok(named.plot.right < unnamed.plot.right);
  });
});

describe('what is written in a chart', () => {
  const texts = (of: readonly { readonly text: string }[] | undefined) => (of ?? []).map(({ text }) => text);
  const values = { hasValues: true };
  const cases: [name: string, type: ChartType, columns: (number | null)[][], more: Partial<SceneInput>, expected: Partial<Record<'values' | 'titles' | 'goals' | 'notes', string[]>>][] = [
    ['values above bars', 'bar', [[1, null, 9]], values, { values: ['1', '9'] }],
    ['values in stacked bars, where they have room', 'bar', [[1, 90], [99, 10]], { ...values, isStacked: true }, { values: ['90', '99', '10'] }],
    ['values behind horizontal bars', 'bar', [[1, 9]], { ...values, isHorizontal: true }, { values: ['1', '9'] }],
    ['values at points', 'line', [[1, 9]], values, { values: ['1', '9'] }],
    ['no values in bars that are too narrow', 'bar', [Array.from({ length: 60 }, () => 1000)], values, { values: [] }],
    ['titles', 'bar', [[1, 9]], { titles: { values: 'Pieces', labels: 'Month', second: '' } }, { titles: ['Pieces', 'Month'] }],
    ['titles of horizontal bars', 'bar', [[1, 9]], { titles: { values: 'Pieces', labels: 'Month', second: '' }, isHorizontal: true }, { titles: ['Month', 'Pieces'] }],
    ['goals', 'line', [[1, 9]], { goals: [{ value: 5, label: 'Goal' }, { value: 20, label: '' }], unit: 'kg' }, { goals: ['Goal', '20 kg'] }],
    ['goals across horizontal bars', 'bar', [[1, 9]], { goals: [{ value: 5, label: 'Goal' }], isHorizontal: true }, { goals: ['Goal'] }],
    ['notes at labels', 'area', [[1, 9]], { notes: [{ label: 'L1', text: 'Here' }, { label: 'none', text: 'Nowhere' }] }, { notes: ['Here'] }],
  ];
  for (const [name, type, columns, more, expected] of cases) it(name, async () => {
    for (const isFromRight of [false, true]) {
      const drawn = await scene(dataset(columns), type, { isFromRight, ...more });
      for (const [kind, said] of Object.entries(expected)) assert.deepEqual(texts(drawn[kind as keyof typeof expected]), said, kind);
      const all = [...drawn.values ?? [], ...drawn.titles ?? [], ...drawn.goals ?? [], ...drawn.notes ?? []];
      assert.deepEqual(all.filter(({ x, y, lead }) => !(x >= 0 && x <= 400 && y >= 0 && y <= 300) || /NaN/.test(lead ?? '')), []);
    }
  });

  it('is a goal within the axis, which begins and ends where it is set, if the values allow it', async () => {
    const ends = async (more: Partial<SceneInput>, type: ChartType = 'line') => {
      const { rows } = await scene(dataset([[12, 18]]), type, more);
      return [rows[0]!.text, rows.at(-1)!.text];
    };
    assert.deepEqual(await ends({ goals: [{ value: 40, label: '' }] }), ['0', '40']);
    assert.deepEqual(await ends({ min: 10, max: 20 }), ['10', '20']);
    assert.deepEqual(await ends({ min: 15, max: 16 }), ['12', '18']);
    assert.deepEqual(await ends({ min: 10, max: 20 }, 'bar'), ['0', '20']);
  });
});

describe('series of different kinds', () => {
  it('are bars, and lines over them, on two axes', async () => {
    const drawn = await scene(dataset([[100, 200], [1, 2]]), 'bar', { lines: new Set([1]), second: new Set([1]) });
    assert.deepEqual(drawn.shapes.map(({ series, kind }) => `${series} ${kind}`), ['0 fill', '1 line', '1 points', '1 dots']);
    assert.ok(Number(drawn.rows.at(-1)!.text) >= 200 && Number(drawn.secondRows!.at(-1)!.text) <= 3);
    assert.deepEqual(drawn.names!.map(({ text }) => text), ['S0', 'S1']);
    assert.equal(at(drawn, 0, 0)[0], at(drawn, 1, 0)[0]);
  });

  it('have one axis if all of them are on the second', async () => {
    const drawn = await scene(dataset([[100, 200]]), 'bar', { second: new Set([0]) });
    assert.deepEqual([drawn.secondRows, drawn.rows.at(-1)!.text], [undefined, '200']);
  });

  it('are areas from zero, or on one another', async () => {
    const [single, stacked] = [await scene(dataset([[10, 20], [5, 5]]), 'area'), await scene(dataset([[10, 20], [5, 5]]), 'area', { isStacked: true })];
    assert.deepEqual([single.shapes[0]!.kind, stacked.shapes.map(({ kind }) => kind)], ['area', ['fill', 'fill']]);
    assert.ok(at(stacked, 1, 0)[1] < at(stacked, 0, 0)[1] && at(single, 1, 0)[1] > at(single, 0, 0)[1]);
  });

  it('have a sum in a doughnut, whose hole is not a slice', async () => {
    const drawn = await scene(dataset([[30, 70]]), 'doughnut');
    assert.deepEqual([drawn.sum?.text, drawn.nearest(200, 150), drawn.nearest(280, 150)?.index], ['100', null, 0]);
  });
});

describe('notes in rows', () => {
  const cases: [name: string, xs: number[], widths: number[], placed: string[]][] = [
    ['are beside each other where they have room', [10, 80], [50, 20], ['0 after', '0 after']],
    ['take another row where they have none', [10, 40], [50, 20], ['0 after', '1 after']],
    ['are before their place near the end', [90], [50], ['0 before']],
    ['stay after it where they would not fit before either', [40], [90], ['0 after']],
  ];
  for (const [name, xs, widths, placed] of cases)
    it(name, () => assert.deepEqual(stackNotes(xs, widths, [0, 100]).map(({ row, isBefore }) => `${row} ${isBefore ? 'before' : 'after'}`), placed));
});

describe('bars that lie', () => {
  it('are stacked below one another, and reach from zero to their value', async () => {
    const drawn = await scene(dataset([[10, -5], [5, null]]), 'bar', { isHorizontal: true });
    const zero = drawn.columns.find(({ text }) => text === '0')!.at;
    assert.ok(at(drawn, 0, 0)[0] > zero && at(drawn, 0, 1)[0] < zero && at(drawn, 0, 0)[1] < at(drawn, 1, 0)[1] && at(drawn, 1, 0)[1] < at(drawn, 0, 1)[1]);
    assert.deepEqual([drawn.isHorizontal, drawn.rows.map(({ text }) => text), drawn.placesOf(1), drawn.markOf({ series: 1, index: 1 })], [true, ['L0', 'L1'], [0], null]);
    const [x, y] = at(drawn, 1, 0);
    assert.deepEqual([drawn.nearest(x - 3, y), drawn.nearest(x, 900)], [{ series: 1, index: 0 }, null]);
  });

  it('stack, and grow from the right where the page is read so', async () => {
    const stacked = await scene(dataset([[10], [5]]), 'bar', { isHorizontal: true, isStacked: true });
    assert.ok(at(stacked, 1, 0)[0] > at(stacked, 0, 0)[0] && at(stacked, 1, 0)[1] === at(stacked, 0, 0)[1]);
    const mirrored = await scene(dataset([[10, 4]]), 'bar', { isHorizontal: true, isFromRight: true });
    assert.ok(at(mirrored, 0, 0)[0] < at(mirrored, 0, 1)[0]);
  });

  it('have as many labels as there is room for, cut where they are long, and lose no longest one', async () => {
    const many = dataset([Array.from({ length: 10_000 }, (_, row) => (row === 7000 ? 99 : 1))], Array.from({ length: 10_000 }, (_, row) => `A very long label of row ${row}`));
    const drawn = await scene(many, 'bar', { isHorizontal: true });
    assert.ok(drawn.rows.length <= 20 && drawn.rows.every(({ text }) => text.endsWith('…')) && drawn.plot.left < 180);
    assert.ok(drawn.shapes[0]!.d.length < 20_000);
    const end = Math.round(drawn.markOf({ series: 0, index: 7000 })!.x);
    assert.ok(drawn.shapes[0]!.d.includes(`H${end}`) || drawn.shapes[0]!.d.includes(`H${end}.`) || new RegExp(`H${end - 1}\\.`).test(drawn.shapes[0]!.d));
  });
});

describe('an axis of dates', () => {
  const dated = (dates: readonly (string | null)[], precision: Dataset['precision'] = 'day'): Dataset =>
    ({ ...dataset([dates.map((_, row) => row + 1)], dates.map(String), dates.map(date => (date === null ? null : Date.parse(date)))), isDated: true, precision });

  it('puts values where their dates are, with marks at starts of what people count in', async () => {
    for (const type of ['line', 'bar', 'scatter'] as const) {
      const drawn = await scene(dated(['2026-01-01', '2026-02-01', '2026-07-01', null]), type);
      const [first, second, third] = [0, 1, 2].map(row => at(drawn, 0, row)[0]) as [number, number, number];
      assert.ok(Math.abs((third - second) / (second - first) - 150 / 31) < 0.3, type);
      assert.deepEqual(drawn.columns.map(({ text }) => text), ['2026-01', '2026-03', '2026-05', '2026-07']);
      assert.deepEqual([drawn.placesOf(0), drawn.markOf({ series: 0, index: 3 })], [[0, 1, 2], null]);
      assert.deepEqual(drawn.nearest(third, at(drawn, 0, 2)[1]), { series: 0, index: 2 });
      assert.deepEqual([...drawn.shapes.map(({ d }) => d)].filter(d => d.includes('NaN')), []);
    }
  });

  it('draws one date, the same one twice, and none', async () => {
    for (const dates of [['2026-01-01'], ['2026-01-01', '2026-01-01'], [null]]) {
      for (const type of ['line', 'bar', 'scatter'] as const) {
        const { shapes, columns } = await scene(dated(dates), type);
        assert.deepEqual([...shapes.map(({ d }) => d), ...columns.map(({ at: place }) => String(place))].filter(text => /NaN|Infinity/.test(text)), []);
      }
    }
  });

  const day = 86_400_000;
  const ticks: [from: string, days: number, count: number, finest: Dataset['precision'], marks: string[]][] = [
    ['2020-03-01', 365 * 6, 6, 'day', ['2021-01-01', '2022-01-01', '2023-01-01', '2024-01-01', '2025-01-01', '2026-01-01']],
    ['1900-01-01', 365 * 120, 6, 'year', ['1900-01-01', '1920-01-01', '1940-01-01', '1960-01-01', '1980-01-01', '2000-01-01']],
    ['2026-05-01', 28, 4, 'day', ['2026-05-04', '2026-05-11', '2026-05-18', '2026-05-25']],
    ['2026-05-01', 1, 4, 'day', ['2026-05-01', '2026-05-02']],
    ['2026-05-01', 0.5, 4, 'minute', ['2026-05-01 day', '2026-05-01 minute', '2026-05-01 minute', '2026-05-01 minute', '2026-05-01 minute']],
    ['2026-05-01', 0, 4, 'day', ['2026-05-01']],
  ];
  for (const [from, days, count, finest, marks] of ticks) {
    it(`of ${days} days from ${from} has ${marks.length} marks`, () => {
      const start = Date.parse(from);
      const said = dateTicks([start, start + days * day], count, finest).map(({ ms, precision }) => `${new Date(ms).toISOString().slice(0, 10)}${finest === 'minute' ? ` ${precision}` : ''}`);
      assert.deepEqual(said, marks);
    });
  }
});

describe('a pie', () => {
  it('has a slice for each value above zero', () => {
    assert.deepEqual(getSlices([1, null, 0, -4, 3]), [{ index: 0, value: 1, share: 0.25 }, { index: 4, value: 3, share: 0.75 }]);
    assert.deepEqual(getSlices([]), []);
  });

  it('puts the smallest of many together', () => {
    const slices = getSlices(Array.from({ length: 40 }, (_, row) => row + 1));
    assert.deepEqual([slices.length, slices[0]!.index, slices.at(-1)!.index, slices.at(-1)!.value], [12, 29, 40, 435]);
  });

  it('draws a single slice as a whole, and finds slices at the pointer', async () => {
    const one = await scene(dataset([[7]]), 'pie');
    assert.ok(one.shapes[0]!.d.length > 20);
    const two = await scene(dataset([[1, 1]]), 'pie');
    assert.deepEqual([two.nearest(230, 150), two.nearest(170, 150), two.nearest(5, 5)], [{ series: 0, index: 0 }, { series: 0, index: 1 }, null]);
  });
});

describe('the way through the values', () => {
  const moves: [moves: Move[], place: string][] = [
    [['next'], '0:0'], [['next', 'next'], '0:2'], [['next', 'previous'], '0:0'], [['next', 'last'], '0:29'], [['last', 'last', 'next'], '0:29'],
    [['next', 'forward'], '0:4'], [['next', 'last', 'back'], '0:26'], [['next', 'nextSeries'], '1:0'], [['next', 'next', 'nextSeries'], '1:1'],
    [['next', 'previousSeries'], '0:0'], [['next', 'nextSeries', 'nextSeries'], '1:0'], [['first', 'last', 'first'], '0:0'],
  ];
  for (const [steps, place] of moves) it(steps.join(', '), async () => {
    const data = dataset([Array.from({ length: 30 }, (_, row) => (row === 1 ? null : row)), Array.from({ length: 30 }, (_, row) => (row === 2 ? null : row))]);
    const state = new ChartState();
    state.take(data, true, '');
    state.draw(await scene(data, 'line'), [], '#fff');
    for (const step of steps) state.move(step);
    const { series, index } = state.$place.get()!;
    assert.equal(`${series}:${index}`, place);
  });

  it('keeps one series, and forgets what was off with other values', () => {
    const state = new ChartState();
    state.take(dataset([[1], [2]]), true, '');
    assert.deepEqual([state.toggle(0), state.toggle(1), [...state.snapshot.hidden]], [true, false, [0]]);
    state.take(dataset([[3], [4]]), true, '');
    assert.deepEqual([...state.snapshot.hidden], [0]);
    state.take(dataset([[3]]), true, '');
    assert.deepEqual([[...state.snapshot.hidden], state.move('next')], [[], false]);
  });
});
