import { expect } from '@open-wc/testing';
import { elements } from 'virtual:elements';
import { getAttributeName, getFormerAttribute, type Setting } from '../../core/settings/setting.js';
import { otherText } from './other-text.js';

// Settings with a previous name (`was` in the settings table): sites that use it keep working.

type Live = HTMLElement & Record<string, unknown> & { readonly updateComplete: Promise<void> };

const place = async (tag: string, prepare: (element: Live) => void): Promise<Live> => {
  const element = document.createElement(tag) as Live;
  prepare(element);
  document.body.append(element);
  await element.updateComplete;
  return element;
};

const renamed = elements.flatMap(({ definition: { table } }) =>
  Object.entries(table.settings as Record<string, Setting>).flatMap(([name, row]) => (row.was ? [{ tag: table.tag, name, row, was: row.was }] : [])));

it('finds the settings that were renamed', () => expect(renamed.length).to.be.greaterThan(3));

for (const { tag, name, row, was } of renamed) {
  const former = getFormerAttribute(row)!;
  const attribute = getAttributeName(name, row)!;

  describe(`${was} of <${tag}>, now ${name}`, () => {
    let expected: unknown;
    before(async () => { expected = (await place(tag, element => element.setAttribute(attribute, otherText(row))))[name]; });
    afterEach(() => { for (const element of document.querySelectorAll(tag)) element.remove(); });

    it('has a value of its own in this test', () => expect(expected).not.to.deep.equal(row.default));

    it('works as an attribute, also without hyphens', async () => {
      for (const spelling of [former, former.replaceAll('-', '')]) {
        expect((await place(tag, element => element.setAttribute(spelling, otherText(row))))[name], spelling).to.deep.equal(expected);
      }
    });

    it('gives way to the attribute of the new name', async () => {
      const element = await place(tag, made => { made.setAttribute(former, otherText(row)); made.setAttribute(attribute, String(row.default)); });
      expect(element[name]).to.deep.equal(row.default);
    });

    it('works in a JSON settings block', async () => {
      for (const key of [was, former]) {
        const element = await place(tag, made => { made.innerHTML = `<script type="application/json">${JSON.stringify({ [key]: expected })}</script>`; });
        expect(element[name], key).to.deep.equal(expected);
      }
    });

    it('works as a property, which is not listed', async () => {
      const element = await place(tag, made => { made[was] = expected; });
      expect([element[name], element[was]]).to.deep.equal([expected, expected]);
      expect(Object.keys(Object.getPrototypeOf(element) as object)).not.to.include(was);
    });
  });
}
