import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { count, isNotNull } from 'drizzle-orm';
import type { SaveSubmissionAnswer, SubmissionKeyAnswer } from '../../core/contract/answers.js';
import { paths } from '../../core/contract/paths.js';
import { request } from '../../core/request/request.js';
import { submissionKeys, submissions } from '../../demo/service/modules/forms/forms.schema.js';
import { startForTest, type TestService } from '../../demo/service/start-for-test.js';
import { isEverything } from '../engines/everything.js';

// TEST_ALL=1 npx tsx --test test/service/load-proof.node.test.ts    the whole proof, some minutes
const wanted = isEverything ? 10_000 : 400;
const clients = 50;
const faultsInHundred: [fault: string, share: number][] = [['drop-answer', 7], ['500', 5], ['drop', 4], ['slow=60', 4]];
/** How often a visitor presses Send again; with the faults above, far fewer are enough. */
const mostPresses = 40;

/** Faults in a fixed order, so that a run that fails can be run again. */
function chooseFaults(seed: number, tally: Map<string, number>) {
  let state = seed;
  const random = () => { // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => {
    let place = random() * 100;
    const fault = faultsInHundred.find(([, share]) => (place -= share) < 0)?.[0] ?? '';
    tally.set(fault, (tally.get(fault) ?? 0) + 1);
    return fault;
  };
}

describe(`${wanted} simultaneous submissions from ${clients} clients, every fifth request broken`, () => {
  const faults = new Map<string, number>();
  let run: TestService;
  before(async () => { run = await startForTest({ faults: chooseFaults(20_261_121, faults) }); });
  after(() => run.stop());

  /** One visitor with one form: requests a key, sends, and retries with the same key until the service confirms it. */
  async function visit(name: string): Promise<{ id: string; presses: number }> {
    const base = run.address;
    const fields = { formId: 'contact', form: JSON.stringify({ name, email: 'ada@example.com', message: `Grüße von ${name} 🏺` }) };
    let key: string | undefined;
    for (let presses = 1; presses <= mostPresses; presses += 1) {
      if (key === undefined) {
        const answer = await request.post<SubmissionKeyAnswer>(paths.formSubmissionKey, { base, retries: 4, form: { formId: 'contact' } });
        if (answer.kind !== 'success') continue;
        key = answer.data.key;
      }
      const body = { key, ...fields };
      const send = () => request.post<SaveSubmissionAnswer>(paths.saveFormSubmission, { base, retries: 4, ...(presses % 2 ? { json: body } : { form: body }) });
      // Some press twice before anything has happened.
      const answers = await Promise.all(name.endsWith('7') ? [send(), send()] : [send()]);
      const ids = answers.flatMap(answer => (answer.kind === 'success' ? [answer.data.id] : []));
      for (const answer of answers) assert.ok(answer.kind === 'success' || [0, 500].includes(answer.status), JSON.stringify(answer));
      if (ids.length > 0) {
        assert.equal(new Set(ids).size, 1);
        return { id: ids[0]!, presses };
      }
    }
    throw new Error(`${name} gave up after ${mostPresses} presses.`);
  }

  test('are each stored once, with what was written, under the id that was answered', async context => {
    const answered = new Map<string, string>();
    let pressedAgain = 0;
    let next = 0;
    const client = async () => {
      while (next < wanted) {
        const name = `visitor ${next}`;
        next += 1;
        const { id, presses } = await visit(name);
        answered.set(name, id);
        if (presses > 1) pressedAgain += 1;
      }
    };
    await Promise.all(Array.from({ length: clients }, client));

    const rows = await run.service.database.select().from(submissions);
    assert.equal(answered.size, wanted);
    assert.equal(rows.length, wanted);
    const stored = new Map(rows.map(({ id, values }) => [values.name, { id, message: values.message }]));
    const promised = new Map([...answered].map(([name, id]) => [name, { id, message: `Grüße von ${name} 🏺` }]));
    for (const [name, row] of promised) assert.deepEqual(stored.get(name), row, name);

    const [used] = await run.service.database.select({ keys: count() }).from(submissionKeys).where(isNotNull(submissionKeys.usedAt));
    assert.equal(used!.keys, wanted);

    // The proof is worth nothing when nothing broke.
    const requests = [...faults.values()].reduce((sum, times) => sum + times, 0);
    const broken = requests - (faults.get('') ?? 0);
    const lost = [...promised].filter(([name, { id }]) => stored.get(name)?.id !== id).length;
    context.diagnostic(`figures: load: sent ${requests} (${broken} broken), acknowledged ${answered.size}, stored ${rows.length}, twice ${rows.length - stored.size}, lost ${lost}`);
    assert.ok(broken > 0.15 * requests, `${broken} of ${requests} requests were broken`);
    for (const [fault] of faultsInHundred) assert.ok(faults.has(fault), `no ${fault} happened`);
    assert.ok(pressedAgain > 0);
  });
});
