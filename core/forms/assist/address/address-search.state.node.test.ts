import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PlacePrediction } from '../../../contract/places.js';
import { AddressSearch } from './address-search.state.js';

const place = (mainText: string): PlacePrediction => ({ placeId: mainText, mainText, secondaryText: 'Galway', description: `${mainText}, Galway` });
const known: Record<string, PlacePrediction[] | null> = {
  'quay': [place('Quay Street')], 'sea': [place('Sea Road'), place('Sea View'), place('Seapoint')], 'nowhere': [], 'broken': null,
};

/** A search whose responses the test releases, with its requests in order. */
function started() {
  const asked: { input: string; session: string; answer(): Promise<void> }[] = [];
  const pauses: (() => void)[] = [];
  let sessions = 0;
  const search = new AddressSearch({
    newSession: () => `session-${++sessions}`,
    pause: (_ms, signal) => new Promise(resolve => {
      pauses.push(resolve);
      signal.addEventListener('abort', () => resolve());
    }),
    predict: (input, session) => new Promise(resolve => {
      asked.push({ input, session, async answer() { resolve(known[input] ? { predictions: known[input], attribution: '' } : null); await settled(); } });
    }),
  });
  return { search, asked, async calm() { pauses.splice(0).forEach(over => over()); await settled(); } };
}
const settled = () => new Promise(resolve => { setImmediate(resolve); });

/** A search that shows the answer to a text. */
async function showing(text: string) {
  const made = started();
  void made.search.type(text);
  await made.calm();
  await made.asked[0]?.answer();
  return made;
}
const shown = ({ $state }: AddressSearch) => ($state.get().isOpen ? $state.get().predictions.map(({ mainText }) => mainText) : null);

describe('a search for an address', () => {
  const typed: [what: string, texts: string[], asked: string[]][] = [
    ['two letters', ['qu'], []],
    ['two letters and spaces', [' q u  '], []],
    ['three letters', ['qua'], ['qua']],
    ['letters in a row', ['q', 'qu', 'qua', 'quay'], ['quay']],
    ['spaces around and between', ['  12   quay '], ['12 quay']],
    ['letters taken back', ['quay', 'qu'], []],
    ['more than the service reads', ['x'.repeat(300)], ['x'.repeat(200)]],
  ];
  for (const [what, texts, inputs] of typed) {
    it(`asks ${inputs.length ? 'once' : 'nothing'} for ${what}`, async () => {
      const { search, asked, calm } = started();
      for (const text of texts) void search.type(text);
      await calm();
      assert.deepEqual(asked.map(({ input }) => input), inputs);
    });
  }

  const answers: [text: string, shown: string[] | null][] = [
    ['quay', ['Quay Street']], ['sea', ['Sea Road', 'Sea View', 'Seapoint']], ['nowhere', null], ['broken', null],
  ];
  for (const [text, expected] of answers) {
    it(`shows ${expected ? `${expected.length} for` : 'nothing for'} ${text}`, async () => assert.deepEqual(shown((await showing(text)).search), expected));
  }

  it('shows the results of the last request, in whatever order responses arrive', async () => {
    const { search, asked, calm } = started();
    void search.type('sea');
    await calm();
    void search.type('quay');
    await calm();
    await asked[1]!.answer();
    await asked[0]!.answer();
    assert.deepEqual(shown(search), ['Quay Street']);
  });

  it('keeps the list while the next answer is awaited, and nothing chosen in it', async () => {
    const { search, asked, calm } = await showing('sea');
    search.press('ArrowDown');
    void search.type('quay');
    assert.deepEqual([shown(search)?.length, search.chosen], [3, null]);
    await calm();
    await asked[1]!.answer();
    assert.deepEqual(shown(search), ['Quay Street']);
  });

  it('exchanges nothing under a visitor who goes through the list', async () => {
    const { search, asked, calm } = await showing('sea');
    void search.type('quay');
    await calm();
    search.press('ArrowDown');
    await asked[1]!.answer();
    assert.equal(search.chosen?.mainText, 'Sea Road');
  });

  it('asks a text of this session only once', async () => {
    const { search, asked, calm } = await showing('sea');
    void search.type('sea r');
    void search.type('sea');
    await calm();
    assert.deepEqual([asked.length, shown(search)?.length], [1, 3]);
  });

  it('asks again where no answer came', async () => {
    const { search, asked, calm } = await showing('broken');
    void search.type('broke');
    void search.type('broken');
    await calm();
    assert.equal(asked.length, 2);
  });

  it('has one session until a place is chosen', async () => {
    const { search, asked, calm } = await showing('sea');
    void search.type('quay');
    await calm();
    assert.equal(search.spend('Quay Street'), 'session-1');
    assert.equal(shown(search), null);
    void search.type('Quay Street');
    await calm();
    assert.equal(asked.length, 2, 'what was filled in is no question');
    void search.type('sea');
    await calm();
    assert.deepEqual(asked.map(({ session }) => session), ['session-1', 'session-1', 'session-2']);
  });

  it('shows nothing after it was closed, and brings back only a list of the same text', async () => {
    const { search, asked, calm } = await showing('sea');
    search.close();
    assert.equal(shown(search), null);
    assert.equal(search.press('ArrowDown'), true);
    assert.equal(search.chosen?.mainText, 'Sea Road');
    void search.type('quay');
    search.close();
    await calm();
    await asked[1]?.answer();
    assert.deepEqual([shown(search), search.press('ArrowDown')], [null, false]);
  });

  const keys: [keys: string, chosen: string | null][] = [
    ['', null],
    ['ArrowDown', 'Sea Road'],
    ['ArrowDown ArrowDown', 'Sea View'],
    ['ArrowDown ArrowDown ArrowDown ArrowDown', null],
    ['ArrowUp', 'Seapoint'],
    ['ArrowDown ArrowUp', null],
    ['ArrowUp ArrowDown', null],
    ['ArrowDown Home', null],
    ['ArrowDown ArrowLeft ArrowDown', 'Sea Road'],
    ['ArrowDown PageDown', 'Sea Road'],
  ];
  for (const [names, expected] of keys) {
    it(`${names || 'without a key'} leads to ${expected ?? 'what was typed'}`, async () => {
      const { search } = await showing('sea');
      for (const key of names.split(' ').filter(Boolean)) search.press(key);
      assert.equal(search.chosen?.mainText ?? null, expected);
    });
  }

  it('ignores keys that are not for the list', async () => {
    const { search } = await showing('sea');
    assert.deepEqual(
      ['ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowLeft', 'Enter', 'a'].map(key => search.press(key)),
      [true, true, false, false, false, false, false],
    );
    assert.equal(started().search.press('ArrowDown'), false);
  });
});
