import assert from 'node:assert/strict';
import { axeSource, colorRules } from '../demo/axe.js';
import { eventually } from '../demo/eventually.js';
import type { EngineReader } from '../engine-readers.js';
import type { LookPage } from './page.js';
import { openLookPage } from './read-look.js';

const fields = JSON.stringify({
  fields: [
    { id: 'name', type: 'text', title: 'Name', description: 'As on your passport.', placeholder: 'Ada', required: true },
    { id: 'day', type: 'select', title: 'Day', options: ['Wednesday', 'Thursday'] },
    { id: 'clay', type: 'radio', title: 'Clay', options: ['Stoneware', 'Porcelain'], required: true },
    { id: 'note', type: 'textarea', title: 'Note', maxLength: 200 },
  ],
});
/** Elements in which text meets the surface, the accent, fields, secondary text and errors. */
export const manyElements = `<site-accordion loading="eager"><h3>Opening hours</h3><p>From nine to five.</p></site-accordion>
<site-tabs loading="eager" label="Ways"><section><h2>By boat</h2><p>At nine.</p></section><section><h2>On foot</h2><p>An hour.</p></section></site-tabs>
<site-calendar loading="eager"><ul><li><a href="#f"><time datetime="2026-10-03T10:00">3 October</time> Fair</a></li></ul></site-calendar>
<site-newsletter loading="eager" note="Six times a year."></site-newsletter>
<site-form loading="eager" form-id="many"><script type="application/json">${fields}</script></site-form>`;

/**
 * What axe finds in the colors of our elements. The page's own markup is not ours, and neither is text that has the page's own color, which
 * may be too faint on the page as well.
 */
const findProblems = `(async () => {
  ${axeSource}
  const { violations, passes, incomplete } = await axe.run({ include: [['section']], exclude: [['section > p']] }, { runOnly: ${JSON.stringify(colorRules)} });
  const probe = document.querySelector('section').appendChild(document.createElement('p'));
  const { color } = getComputedStyle(probe);
  const own = '#' + color.match(/\\d+/g).map(channel => Number(channel).toString(16).padStart(2, '0')).join('');
  const nodesOf = rules => rules.flatMap(({ nodes }) => nodes);
  const problems = nodesOf(violations).filter(({ any: [{ data }] }) => data.fgColor !== own)
    .map(({ target, any: [{ data }] }) => target.flat().join(' > ') + ': ' + data.fgColor + ' on ' + data.bgColor + ', ' + data.contrastRatio);
  return JSON.stringify({ problems, seen: nodesOf([...passes, ...incomplete]).length });
})()`;

/** All texts of many elements are readable, with errors shown. */
export async function assertColors(reader: EngineReader, page: LookPage, address: string): Promise<void> {
  await openLookPage(reader, address, page);
  await eventually(async () => assert.ok(await reader.evaluate('!!document.querySelector("site-form form button")'), 'the form is there'));
  await reader.evaluate('document.querySelector("site-form form").requestSubmit()');
  await eventually(async () => assert.ok(await reader.evaluate('!!document.querySelector("[aria-invalid=true]")'), 'errors are shown'));
  const { problems, seen } = JSON.parse(await reader.evaluate<string>(findProblems)) as { problems: string[]; seen: number };
  assert.deepEqual(problems, []);
  assert.ok(seen > 20, `axe has seen ${seen} texts`);
}
