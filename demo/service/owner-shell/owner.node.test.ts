import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { submissions } from '../modules/forms/forms.schema.js';
import { subscribers } from '../modules/newsletter/newsletter.schema.js';
import { startForTest, type TestService } from '../start-for-test.js';

const savePath = '/api/form/SaveFormSubmission';

describe('what arrives', () => {
  let run: TestService;
  before(async () => { run = await startForTest(); });
  after(() => run.stop());

  const save = async (form: object, rest: object = {}, formId = 'contact') => {
    const answer = await run.post(savePath, { key: await run.key(), formId, form, ...rest });
    assert.equal(answer.status, 200, await answer.clone().text());
    return (await answer.json()).id as string;
  };
  const message = (text: string) => ({ name: 'Ada', email: 'ada@example.com', message: text });
  const pageAt = async (path: string) => (await fetch(run.address + path)).text();
  const file = async (path: string) => {
    const answer = await fetch(run.address + path);
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  test('can be taken away as a file that a spreadsheet opens and that starts no formula', async () => {
    await save({ ...message('=HYPERLINK("https://evil.example")'), name: 'Grüße, "Ada"', agree: true });
    const { answer, bytes } = await file('/owner/submissions/contact/file');
    assert.equal(answer.headers.get('content-type'), 'text/csv; charset=utf-8');
    assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename="contact-\d{4}-\d\d-\d\d\.csv"$/);
    assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
    const [head, row, rest] = bytes.subarray(3).toString('utf8').split('\r\n');
    assert.match(head, /^Received \(UTC\),Name,Email,Message,/);
    assert.match(row, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,"Grüße, ""Ada""",ada@example.com,"'=HYPERLINK\(""https:\/\/evil.example""\)",,,yes,/);
    assert.equal(rest, '');
  });

  test('says in the file and on the page what was sent from an overlay', async () => {
    for (const isOverlayForm of [true, 'true', false]) {
      await save({ name: 'Ada', email: 'ada@example.com', day: 'Friday', agree: true }, { isOverlayForm }, 'visit');
    }
    const [head, ...rows] = (await file('/owner/submissions/visit/file')).bytes.toString('utf8').trim().split('\r\n').map(line => line.split(','));
    const column = head.indexOf('Sent from an overlay');
    assert.deepEqual(rows.map(row => row[column]), ['yes', 'yes', '']);
    assert.equal((await pageAt('/owner/submissions?form=visit')).match(/Sent from an overlay/g)?.length, 2);
    await run.service.database.delete(submissions).where(eq(submissions.formId, 'visit'));
  });

  test('is complete in the file, each row once, however many arrived within one moment', async () => {
    const many = Array.from({ length: 1203 }, (_, at) => at);
    const createdAt = new Date();
    await run.service.database.insert(submissions).values(many.map(at => ({
      id: `many-${at}`, formId: 'visit', payloadHash: 'x', values: { name: `N${at}` }, context: {}, createdAt,
    })));
    const lines = (await file('/owner/submissions/visit/file')).bytes.toString('utf8').trim().split('\r\n').slice(1);
    assert.deepEqual(new Set(lines.map(line => line.split(',')[1])), new Set(many.map(at => `N${at}`)));
    assert.equal(lines.length, many.length);
  });

  test('is paged without losing or repeating a row, and by form', async () => {
    const seen: string[] = [];
    let path: string | undefined = '/owner/submissions?form=visit';
    while (path) {
      const text: string = await pageAt(path);
      assert.doesNotMatch(text, /<h2>Contact/);
      seen.push(...[...text.matchAll(/<article class="submission" id="([^"]+)"/g)].map(([, id]) => id));
      path = /<a href="([^"]+)">Older</.exec(text)?.[1].replaceAll('&amp;', '&');
    }
    assert.equal(seen.length, 1203);
    assert.equal(new Set(seen).size, 1203);
  });

  test('keeps values whose field the form has lost', async () => {
    await run.service.database.insert(submissions).values({ id: 'lost', formId: 'newsletter', payloadHash: 'x', values: { gone: 'still here' }, context: {} });
    assert.match((await file('/owner/submissions/newsletter/file')).bytes.toString('utf8'), /gone: still here/);
    assert.match(await pageAt('/owner/submissions?form=newsletter'), /<dt>gone <small>not in the form<\/small><\/dt><dd><bdi>still here/);
  });

  const signs: [title: string, rest: object, suspicion: string | null][] = [
    ['a person', { honeypot: '', filledInMs: 9000 }, null],
    ['a person of few words', { filledInMs: 1000 }, null],
    ['a page that tells nothing', {}, null],
    ['a machine that fills in everything', { honeypot: 'https://spam.example', filledInMs: 9000 }, 'filled in a hidden field'],
    ['a machine, in a page that is open since before the honeypot had its name', { trap: 'x', filledInMs: 9000 }, 'filled in a hidden field'],
    ['a machine in a hurry', { filledInMs: 12 }, 'sent within a second'],
  ];
  for (const [title, rest, suspicion] of signs) {
    test(`from ${title} is kept and marked as ${suspicion ?? 'nothing'}`, async () => {
      const id = await save(message(title), rest);
      const [row] = await run.service.database.select().from(submissions).where(eq(submissions.id, id));
      assert.equal(row.suspicion, suspicion);
      assert.deepEqual(row.context, {});
      const folder = suspicion === 'filled in a hidden field' ? 'spam' : 'inbox';
      const page = await pageAt(`/owner/submissions?folder=${folder}`);
      assert.deepEqual([page.includes(`id="${id}"`), page.includes(`Possible spam: ${suspicion}.`)], [true, suspicion !== null]);
      await run.service.database.delete(submissions).where(eq(submissions.id, id));
    });
  }

  test('subscribes each address once, whatever its letters, and no machine', async () => {
    await save({ email: 'Ada@Example.com', topics: ['Classes'] }, {}, 'newsletter');
    await save({ email: 'ada@example.COM' }, {}, 'newsletter');
    await save({ email: 'robot@example.com' }, { honeypot: 'x' }, 'newsletter');
    await save({ email: 'eve@example.com' }, {}, 'newsletter');
    await run.service.database.update(subscribers).set({ confirmedAt: new Date() });
    const lines = (await file('/owner/subscribers/file')).bytes.toString('utf8').trim().split('\r\n');
    assert.deepEqual(lines.slice(1).map(line => line.split(',')[1]), ['ada@example.com', 'eve@example.com']);
    assert.match(await pageAt('/owner/subscribers'), /2 subscribers\./);
  });

  for (const path of ['/owner/submissions/nope/file', '/owner/submissions?form=nope', '/owner/submissions?form=%00']) {
    test(`${path} is not found`, async () => assert.equal((await fetch(run.address + path)).status, 404));
  }
});
