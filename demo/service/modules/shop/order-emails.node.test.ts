import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { variants } from './shop.schema.js';
import { memoryOutbox } from '../../kernel/mail/outbox.js';
import { ownerVisitor } from '../../owner-shell/owner-visitor-for-test.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import { storeVisitor } from './store-visitor-for-test.js';

const password = 'correct horse battery';
const outbox = memoryOutbox();
let run: TestService;
before(async () => { run = await startForTest({ outbox, owner: { password } }); });
after(() => run.stop());

/** The emails that this has caused, by whom they are for. */
async function getEmails(cause: () => Promise<unknown>) {
  const before = outbox.mails.length;
  await cause();
  await run.service.mailQueue.settled();
  return new Map(outbox.mails.slice(before).map(mail => [mail.to, mail]));
}

test('emails about an order are in the language of its checkout, regardless of who changes its state', async () => {
  const owner = (await ownerVisitor(run, password)).speaking('ja');
  const [card] = await run.service.database.select().from(variants).where(eq(variants.productId, 'gift-card')).orderBy(variants.position);
  const ada = storeVisitor(run, 'de-AT');
  await ada.add(card!.sku, 1, { form: { recipient: 'bea@example.com', words: 'Für deinen Tisch.' } });
  const paid = await getEmails(() => ada.order());
  const [toAda, toBea] = ['ada@example.com', 'bea@example.com'].map(to => paid.get(to)!);
  assert.match(toAda!.subject, /^Ihre Bestellung \d+$/);
  assert.match(toAda!.text, /^Guten Tag Ada,\n\nVielen Dank für Ihre Bestellung\.[^]*1 × .+: 25,00\s€\nZu zahlen: 25,00\s€\n\nGeschenkkarte über 25,00\s€: [\w-]{19}\n\nIhre Bestellung ansehen: http/);
  assert.equal(toBea!.subject, 'Eine Geschenkkarte von Ada');
  assert.match(toBea!.text, /^Guten Tag,\n\nAda hat ein Geschenk für Sie\.[^]*Für deinen Tisch\.[^]*Geben Sie den Code an der Kasse/);
  const sent = await getEmails(() => owner.post(`/owner/orders/${/\d+/.exec(toAda!.subject)![0]}/state`, { state: 'fulfilled' }));
  assert.match(sent.get('ada@example.com')!.text, /Ihre Bestellung hat das Atelier verlassen/);
});
