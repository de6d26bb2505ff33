import assert from 'node:assert/strict';
import { test } from 'node:test';
import { domainToASCII, domainToUnicode } from 'node:url';
import { emailAsShown } from '../contract/fields/email-as-shown.js';
import { unicodeHost } from './unicode-host.js';

test('a host is written as people write it, as Node writes it too', () => {
  const hosts = [
    'münchen.de',
    'bücher.example',
    '例え.テスト',
    'пример.рф',
    'ñandú.com.ar',
    'ελλάδα.gr',
    '한국.kr',
    'é.fr',
    'straße.de',
    'مثال.إختبار',
    'x-ü.de',
    'ü-x-1.de',
    'a.bücher.b.example',
    '日本語。jp',
  ];
  for (const host of hosts) {
    const wire = domainToASCII(host);
    assert.notEqual(wire, '', host);
    assert.equal(unicodeHost(wire), domainToUnicode(wire), host);
    assert.equal(unicodeHost(wire.toUpperCase()).toLowerCase(), domainToUnicode(wire), host);
  }
});

test('any other host stays unchanged', () => {
  for (const host of [
    'example.com',
    'münchen.de',
    '',
    'xn--',
    'xn--.de',
    'xn--99999999999.de',
    'xn--a-ecp.ru',
    'xn--ls8h=.la',
    'xn--mnchen-3y!.de',
    'xn--zzzzzzzzzzzzzzzzzz.de',
    'axn--mnchen-3ya.de',
    'xn--abc.de',
  ]) {
    assert.equal(unicodeHost(host), host, host);
  }
});

test('an email input\'s addresses are as they were typed', () => {
  assert.equal(emailAsShown('ada@xn--mnchen-3ya.de'), 'ada@münchen.de');
  assert.equal(emailAsShown('ada@xn--mnchen-3ya.de,bob@example.com, c@xn--bcher-kva.example'), 'ada@münchen.de,bob@example.com, c@bücher.example');
  for (const text of ['', 'ada', 'ada@', 'ada@example.com', 'xn--mnchen-3ya.de', 'ada@xn--.de', '@'.repeat(5000)]) assert.equal(emailAsShown(text), text);
});
