import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demandSiteUrl, optionsFromEnvironment, readArchiveBytes, readUploadsADay } from './options-from-environment.js';

const smtp = 'smtp://mail.example:25';
test('a service that sends letters does not start without the address of its site, nor does the demo', () => {
  const environment = { SMTP_URL: smtp, MAIL_FROM: 'hello@pots.example' };
  for (const SITE_URL of [undefined, '', '  '])
    assert.throws(
      () => optionsFromEnvironment({ ...environment, SITE_URL }),
      /SMTP_URL is set and SITE_URL is not[^]*Set SITE_URL to the address of your site/,
    );
  assert.equal(optionsFromEnvironment({ ...environment, SITE_URL: 'https://pots.example/' }).siteUrl, 'https://pots.example');
  assert.equal(demandSiteUrl({}), undefined);
  assert.equal(demandSiteUrl({ SMTP_URL: ' ' }), undefined);
});

for (const [text, bytes] of [
  [undefined, undefined],
  ['', undefined],
  ['0', 0],
  ['100', 100 * 1024 * 1024],
] as const)
  test(`UPLOADS_DAILY_MB=${text} is ${bytes} bytes`, () => assert.equal(readUploadsADay(text), bytes));
test('ARCHIVE_MAX_MB is a number of megabytes, and nothing else', () => {
  assert.deepEqual(['', ' 100 '].map(readArchiveBytes), [undefined, 100 * 1024 * 1024]);
  for (const text of ['0', '-1', '1.5', '8 GB', '12345678']) assert.throws(() => readArchiveBytes(text), /number of megabytes/);
});
for (const text of ['-1', '1.5', '4 GB', 'many'])
  test(`UPLOADS_DAILY_MB=${text} is rejected`, () => assert.throws(() => readUploadsADay(text), /number of megabytes/));
