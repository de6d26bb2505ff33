import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countScript, getThreadLink, getThreadUrl } from './count-script.js';

describe('the count of Disqus', () => {
  const rows: [shortname: string, script: string | null][] = [
    ['saltmarsh', 'https://saltmarsh.disqus.com/count.js'], ['Salt-Marsh1', 'https://salt-marsh1.disqus.com/count.js'],
    ['evil.example/x?', null], ['a b', null], ['', null], ['-x', null], ['x'.repeat(80), null], ['evil.example#', null],
  ];
  for (const [shortname, script] of rows)
    it(`of "${shortname.slice(0, 20)}" is asked of ${script ?? 'nobody'}`, () => assert.equal(countScript(shortname), script));

  it('is that of the page that a link leads to', () => assert.equal(getThreadUrl('https://pots.example/kiln?a=1#disqus_thread'), 'https://pots.example/kiln?a=1'));

  it('leads to the thread, whatever place on the page the link named', () => {
    const places = ['', '#disqus_thread', '#comment-17'];
    assert.deepEqual(places.map(place => getThreadLink(`https://pots.example/kiln?a=1${place}`)), places.map(() => 'https://pots.example/kiln?a=1#disqus_thread'));
  });
});
