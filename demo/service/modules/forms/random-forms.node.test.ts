import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { desc } from 'drizzle-orm';
import { visibleFields } from 'site-elements/contract/conditions/visible-fields';
import type { FormField } from 'site-elements/contract/form-field';
import { startForTest, type TestService } from '../../start-for-test.js';
import { forms, submissions } from './forms.schema.js';

// What a page asks for, the service accepts, and nothing else: forms of thirty fields with random conditions, answers and values of
// hidden fields, as a page without scripts sends them.

const formCount = 100;
const fieldCount = 30;

let run: TestService;
before(async () => { run = await startForTest(); });
after(() => run.stop());

let seed = 11;
const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;

const comparison = () => `f${random(fieldCount)} ${pick(['is 1', 'is not 1', 'is filled', 'is empty', 'is at least 2', 'contains 1', 'is one of 1, 3'])}`;
const condition = () => pick([comparison, () => `${comparison()} and ${comparison()}`, () => `${comparison()} or ${comparison()}`, () => `not (${comparison()})`])();
const randomFields = (): FormField[] => Array.from({ length: fieldCount }, (_, at) => ({
  id: `f${at}`, type: random(8) === 0 ? 'section' : 'text', title: `Question ${at}`,
  ...random(4) === 0 && { required: true }, ...random(3) === 0 && { when: condition() }, ...random(8) === 0 && { requiredWhen: condition() },
}));

test(`${formCount} random forms: no hidden field is required, no visible answer is lost, and what is missing is named`, async () => {
  const found = { stored: 0, refused: 0, hidden: 0 };
  for (let at = 0; at < formCount; at++) {
    const id = `random-${at}`;
    const fields = randomFields();
    await run.service.database.insert(forms).values({ id, name: id, fields });
    const typed = fields.filter(({ type }) => type !== 'section');
    const answers = Object.fromEntries(typed.filter(() => random(4) > 0).map(field => [field.id, String(random(4))]));
    const { fields: asked, hidden } = visibleFields(fields, ({ id: name }) => answers[name]);
    const missing = asked.filter(({ id: name, type, required }) => required && type !== 'section' && answers[name] === undefined).map(({ id: name }) => name);
    const answer = await run.post('/api/form/SaveFormSubmission', { key: await run.key(id), formId: id, form: answers });
    found.hidden += hidden.size;
    if (missing.length > 0) {
      assert.equal(answer.status, 400, id);
      assert.deepEqual(Object.keys((await answer.json()).errors).sort(), missing.sort(), id);
      found.refused += 1;
      continue;
    }
    assert.equal(answer.status, 200, `${id}: ${await answer.clone().text()}`);
    const [row] = await run.service.database.select().from(submissions).orderBy(desc(submissions.createdAt)).limit(1);
    const visible = Object.entries(answers).filter(([name]) => !hidden.has(name));
    for (const [name, value] of visible) assert.equal(row!.values[name], value, `${id}: ${name}`);
    const notAsked = Object.keys(answers).filter(name => hidden.has(name));
    assert.deepEqual([...(row!.context.notAsked as string[] | undefined) ?? []].sort(), notAsked.sort(), `${id}: values of hidden fields are marked`);
    found.stored += 1;
  }
  assert.ok(found.stored > 15 && found.refused > 15 && found.hidden > 300, JSON.stringify(found));
});
