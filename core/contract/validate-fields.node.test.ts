import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fieldMessages } from './field-messages.js';
import { fieldRules } from './fields/field-rules.js';
import type { FieldType, FormField } from './form-field.js';
import { fieldTypes } from './form-field.js';
import { foldParts } from './fields/fold-parts.js';
import { validateFields } from './validate-fields.js';

const options = ['Red', 'Blue'];

// spec: page-runtime-platform §3, Form field types
const properties: [types: string, properties: string][] = [
  ['text', 'description placeholder required maxLength'], // the last is ours: a shop bounds what it engraves
  ['number', 'description placeholder required'],
  ['email', 'description placeholder required shortTopLevel multiple'], // the last is HTML's
  ['website', 'description placeholder required shortTopLevel'],
  ['textarea', 'description placeholder required maxLength'],
  ['currency', 'description currencySymbol amounts required'],
  ['password twitter date time name address', 'description required'],
  ['phone', 'description showCountryCode required'],
  ['section', 'description underline step'],
  ['radio checkbox select', 'description options prices required'], // prices are ours
  ['likert', 'description options required'],
  ['hidden', 'key value prefill'], // the last is ours
  ['file', 'accept description maxFileBytes maxFiles required'],
];

/** Kind of field, its settings, what is sent, and the value kept or the message given. */
type Row = [type: FieldType, settings: Partial<FormField>, sent: unknown, kept: unknown, message?: string];

const rows: Row[] = [
  ['text', {}, '  two\r\nlines ', 'two lines'],
  ['text', {}, '', undefined],
  ['text', {}, null, undefined],
  ['text', { maxLength: 3 }, 'four', undefined, fieldMessages.tooLong],
  ['name', { required: true }, ' ', undefined, fieldMessages.required],
  ['textarea', { maxLength: 3 }, 'a\r\nb', 'a\nb'],
  ['textarea', { maxLength: 3 }, 'a\r\nbc', undefined, fieldMessages.tooLong],
  ['textarea', { maxLength: 3 }, '', undefined],
  ['email', {}, ' a@b.ie ', 'a@b.ie'],
  ['email', {}, 'a@b.c', undefined, fieldMessages.email],
  ...[
    'ada@example.studio', 'ada@example.museum', 'ada@example.photography', "o'hara+kiln@mail.example.co.uk", 'ada@bücher.example', 'ada@xn--bcher-kva.example',
    'ada@例え.テスト', 'ada@example.xn--p1ai', 'a..b@example.com', '.a@example.com', 'a_b@sub-domain.example.com', 'A@EXAMPLE.COM', 'ada@1.example',
  ].map((text): Row => ['email', {}, text, text]),
  ...[
    'a@b..de', 'a@-.de', 'a@-b.de', 'a@b-.de', 'a@.de', 'a@b.de.', 'a@b,c.com', 'a@b@c.de', '@b.de', 'a@', 'ada@example', 'a@b c.de', '"a b"@example.com',
    'a@b.d', 'ada@a_b.example.com', 'a@[127.0.0.1]', 'a@b.de:25', 'a@b/c.de', 'a(b)@example.com', 'a@b.de>', 'a@b%2ede.de', `a@${'b'.repeat(64)}.de`, 'a@b\u200b..de', 'ada.example.com', 'a@b.de,c@d.de',
  ].map((text): Row => ['email', {}, text, undefined, fieldMessages.email]),
  ...['ada@example.info', 'ada@example.io'].map((text): Row => ['email', { shortTopLevel: true }, text, text]),
  ...['ada@example.studio', 'a@b..de', 'ada@例え.テスト'].map((text): Row => ['email', { shortTopLevel: true }, text, undefined, fieldMessages.email]),
  ['email', {}, 'a b@c.ie', undefined, fieldMessages.email],
  ['email', {}, `${'a'.repeat(251)}@b.ie`, `${'a'.repeat(251)}@b.ie`],
  ['email', {}, `${'a'.repeat(252)}@b.ie`, undefined, fieldMessages.email],
  ...([
    ['ada@münchen.de', 'ada@münchen.de'], ['\u200bada@exa\u200bmple.com\u00a0', 'ada@example.com'], ['\u202aada@example.com\u202c', 'ada@example.com'], ['\ufeffada@example.com', 'ada@example.com'],
    ['ada\u2060@example.com', 'ada@example.com'], ['mailto:ada@example.com', 'ada@example.com'], ['<ada@example.com>', 'ada@example.com'], ['ada @ example.com', 'ada@example.com'],
    ['ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example.com'], ['ada@example.com\u2028', 'ada@example.com'], ['ada@\u00adexample.com', 'ada@example.com'],
  ] as const).map(([text, kept]): Row => ['email', {}, text, kept]),
  ...['jörg@example.de', 'アダ@example.com', 'аda@example.com', 'jörg@münchen.de'].map((text): Row => ['email', {}, text, undefined, fieldMessages.emailLetters]),
  ...['o’brien@example.ie', '“ada”@example.com', 'ada–byron@example.com'].map((text): Row => ['email', {}, text, undefined, fieldMessages.emailLetters]),
  ...['ada@example。com', 'ａｄａ＠ｅｘａｍｐｌｅ。ｃｏｍ', 'ada＠example｡com'].map((text): Row => ['email', {}, text, 'ada@example.com']),
  ...['jörg@', 'jörg@example', 'jörg', '@ö.de'].map((text): Row => ['email', {}, text, undefined, fieldMessages.email]),
  ...([
    ['a@b.example, c@d.example', 'a@b.example, c@d.example'], ['a@b.example,c@d.example', 'a@b.example, c@d.example'], [' a@b.example ;\u200bc@d.example,', 'a@b.example, c@d.example'], ['a@b.example', 'a@b.example'],
  ] as const).map(([text, kept]): Row => ['email', { multiple: true }, text, kept]),
  ['email', { multiple: true }, 'a@b.example, c', undefined, fieldMessages.email],
  ['email', { multiple: true }, 'a@b.example, jörg@d.example', undefined, fieldMessages.emailLetters],
  ['email', { multiple: true }, 'a@b.example c@d.example', undefined, fieldMessages.email],
  ['email', { multiple: true, required: true }, ' ', undefined, fieldMessages.required],
  ['email', { multiple: true }, ' , ,', undefined, fieldMessages.email],
  ['email', { multiple: true }, Array(21).fill('a@b.example').join(), undefined, fieldMessages.tooLong],
  ['email', {}, '\u200b\u2060', undefined],
  ['email', { required: true }, '\u200b\u00a0', undefined, fieldMessages.required],
  ['email', { required: true }, undefined, undefined, fieldMessages.required],
  ['number', {}, '12.5', 12.5],
  ['number', {}, 0, 0],
  ...([
    ['.5', 0.5], ['-.5', -0.5], ['+123', 123], ['1e3', 1000], ['1E-2', 0.01], [' \u200e12\u200f ', 12], ['\u22125', -5], ['١٢٫', undefined], ['१२', 12], ['１２', 12],
    ['1,5', 1.5], ['-0,25', -0.25], [',5', 0.5], ['0,500', 0.5], ['1000,25', 1000.25], ['1 000', 1000], ['1\u00a0000', 1000], ['1\u202f234\u202f567,5', 1234567.5], ["1'000", 1000], ['1’000.5', 1000.5],
    ['1.000.000', 1000000], ['1,000,000', 1000000], ['1.234,5', 1234.5], ['1,234.5', 1234.5], ['1,23,456', 123456], ['12.345', 12.345], ['1٬234٫5', 1234.5], ['١٫٥', 1.5], ['\u200b7\ufeff', 7],
    ['12²', undefined], ['²', undefined], ['1½', undefined], ['½', undefined], ['①', undefined], ['1 00', undefined], ['1 000 00', undefined], ['1 5', undefined], ['1,2,3', undefined], ['1,2.3', undefined], ['1.234,567,8', undefined], ['1 000,000 5', undefined], ['12 Stück', undefined],
    ['1e999', undefined], ['1.', undefined], ['e5', undefined], ['+-5', undefined], ['0x10', undefined], ['1_000', undefined], ['.', undefined], ['Infinity', undefined],
  ] as const).map(([text, kept]): Row => ['number', {}, text, kept, kept === undefined ? fieldMessages.number : undefined]),
  ...['1,000', '12,345', '-999,999', '+1,500', '١٢,٣٤٥'].map((text): Row => ['number', {}, text, undefined, fieldMessages.numberTwoWays]),
  ['number', {}, NaN, undefined, fieldMessages.number],
  ['number', {}, true, undefined, fieldMessages.number],
  ['checkbox', {}, 'on', true],
  ['checkbox', {}, ['yes'], true],
  ['checkbox', {}, false, undefined],
  ['checkbox', { required: true }, 'off', undefined, fieldMessages.requiredTick],
  ['checkbox', { options }, 'Red', ['Red']],
  ['checkbox', { options }, ['Red', 'Blue', 'Red'], ['Red', 'Blue']],
  ['checkbox', { options }, ['Green'], undefined, fieldMessages.choice],
  ['checkbox', { options, required: true }, [], undefined, fieldMessages.requiredChoice],
  ['radio', { options }, 'Blue', 'Blue'],
  ['select', { options }, 'blue', undefined, fieldMessages.choice],
  ['select', { options, required: true }, '', undefined, fieldMessages.requiredChoice],
  ['website', {}, ' example.com ', 'example.com'],
  ['website', {}, 'https://www.example.co.uk/a?b#c', 'https://www.example.co.uk/a?b#c'],
  ['website', {}, 'http://example.com:8080/', 'http://example.com:8080/'],
  ['website', {}, 'example', undefined, fieldMessages.website],
  ['website', {}, 'example.c', undefined, fieldMessages.website],
  ...[
    'example.museum', 'example.info', 'saltmarsh.studio', 'https://bücher.example/ä?ö#ü', 'xn--bcher-kva.example', '例え.テスト', 'HTTPS://EXAMPLE.COM', 'a_b.example.com',
    'example.com/a:b@c', 'http://example.com?q=1', 'example.com:443/x', 'sub-domain.example.photography',
  ].map((text): Row => ['website', {}, text, text]),
  ...[
    'https://', 'http://example', 'b..de', '-.de', '-b.de', 'b-.de', '.de', 'example.com.', 'exa mple.com', 'https://a@example.com', 'example.com:99999', '127.0.0.1', '[::1]',
    'mailto:a@b.de', 'data:text/html.com', '//example.com', 'example.com\\x', `${'b'.repeat(64)}.de`, 'a%2ecom.de',
  ].map((text): Row => ['website', {}, text, undefined, fieldMessages.website]),
  ['website', { shortTopLevel: true }, 'example.com', 'example.com'],
  ['website', { shortTopLevel: true }, 'example.museum', undefined, fieldMessages.website],
  ['website', {}, 'ftp://example.com', undefined, fieldMessages.website],
  ['website', {}, 'javascript:alert(1).com', undefined, fieldMessages.website],
  ['currency', {}, '12.5', 12.5],
  ['currency', {}, '$1,234.50', 1234.5],
  ['currency', { currencySymbol: '€' }, '1.234,50 €', 1234.5],
  ['currency', {}, '1 234 567', 1234567],
  ['currency', {}, '1,2,3', undefined, fieldMessages.amount],
  ...(['12.345', '12,345', '1.000', '$1,200'].map((text): Row => ['currency', {}, text, undefined, fieldMessages.amountUnclear])),
  ...(['12.3456', '.505', "1'234,567", '0.125'].map((text): Row => ['currency', {}, text, undefined, fieldMessages.amountDecimals])),
  ...(['€5', '5 GBP'].map((text): Row => ['currency', {}, text, undefined, fieldMessages.amountCurrency])),
  ['currency', { currencySymbol: '€' }, '12€50', 12.5],
  ['currency', { currencySymbol: '₩' }, '12.505', 12505],
  ['currency', { currencySymbol: '₩' }, '12.50', undefined, fieldMessages.amountDecimals],
  ['currency', { currencySymbol: 'KWD' }, 'KWD 12.5055', undefined, fieldMessages.amountDecimals],
  ['currency', { currencySymbol: 'KWD', amounts: [12.505] }, '12.505', 12.505],
  ['currency', {}, 12.5, 12.5],
  ['currency', {}, 12.505, undefined, fieldMessages.amountDecimals],
  ['currency', {}, 1e20, undefined, fieldMessages.amount],
  ...([
    ['1’234.50', 1234.5], ["1'234'567.5", 1234567.5], ['1,23,456.00', 123456], ['12,34,567', 1234567], ['.50', 0.5], [',50', 0.5], ['-.50', -0.5], ['10.-', 10], ['10.–', 10],
    ['1’250.—', 1250], ['10,-', 10], ['10,--', 10], ['١٬٢٣٤٫٥٠', 1234.5], ['1\u2009234,5', 1234.5], ['\u200e$5', 5], ['−5', -5], ['１２．５', 12.5],
    ['1,2,345', undefined], ['1,23,45', undefined], ['.-', undefined], ['.', undefined], ['1.234,567.8', undefined], ['-', undefined], ['10.-5', undefined],
  ] as const).map(([text, kept]): Row => ['currency', {}, text, kept, kept === undefined ? fieldMessages.amount : undefined]),
  ['currency', {}, 'ten', undefined, fieldMessages.amount],
  ['password', {}, ' two words ', ' two words '],
  ['password', { required: true }, ' ', ' '],
  ['password', { required: true }, '', undefined, fieldMessages.required],
  ['twitter', {}, '@ada_1', 'ada_1'],
  ['twitter', {}, 'https://x.com/ada/', 'ada'],
  ...['＠ada', '\u200b@ada', '\u202a@ａｄａ\u202c', '@ada\u00a0'].map((text): Row => ['twitter', {}, text, 'ada']),
  ['twitter', {}, 'more_than_fifteen', undefined, fieldMessages.account],
  ['date', {}, '2024-02-29', { year: 2024, month: 2, day: 29 }],
  ['date', {}, { year: '2026', month: '05', day: 2 }, { year: 2026, month: 5, day: 2 }],
  ...['２０２４-０２-２９', '2024－02－29', '٢٠٢٤-٠٢-٢٩', '2024‑2‑29', { year: '２０２４', month: '٢', day: '29\u200e' }].map((sent): Row => ['date', {}, sent, { year: 2024, month: 2, day: 29 }]),
  ['date', {}, { year: '', month: ' ', day: null }, undefined],
  ['date', { required: true }, { year: '' }, undefined, fieldMessages.required],
  ['date', {}, { year: '2026', month: '5' }, undefined, fieldMessages.date],
  ['date', {}, '2023-02-29', undefined, fieldMessages.date],
  ['date', {}, '2100-02-29', undefined, fieldMessages.date],
  ['date', {}, '26-05-02', undefined, fieldMessages.date],
  ['date', {}, { year: '2026', month: '13', day: '1' }, undefined, fieldMessages.date],
  ['time', {}, '14:30', { hour: 14, minute: 30 }],
  ['time', {}, '2:30 pm', { hour: 14, minute: 30 }],
  ['time', {}, { hour: '12', minute: '05', half: 'AM' }, { hour: 0, minute: 5 }],
  ['time', {}, { hour: 9 }, { hour: 9, minute: 0 }],
  ...['２１：３０', '٢١:٣٠', '9:30\u202fPM', { hour: '２１', minute: '\u200b30' }].map((sent): Row => ['time', {}, sent, { hour: 21, minute: 30 }]),
  ['time', {}, '23:59:58', { hour: 23, minute: 59, second: 58 }],
  ['time', {}, '24:00', undefined, fieldMessages.time],
  ['time', {}, '13:00 pm', undefined, fieldMessages.time],
  ['time', {}, 'noon', undefined, fieldMessages.time],
  ['name', {}, 'Ada Byron', 'Ada Byron'],
  ...([
    ['\u200bAda\u00a0Byron\u200e', 'Ada Byron'], ['\u202eAda\u202c', 'Ada'], ['A\u00adda\u2066 B\u2069', 'Ada B'], ['Ada\u200c\u200dByron', 'AdaByron'], ['山田\u3000太郎', '山田 太郎'], ['Ada\tByron', 'Ada Byron'],
    ['می\u200cخواهم', 'می\u200cخواهم'], ['മോഹന\u0d4d\u200d', 'മോഹന\u0d4d\u200d'], ['ශ්\u200dරී', 'ශ්\u200dරී'], ['👩\u200d🎨 Ada', '👩\u200d🎨 Ada'], ['José', 'José'], ['葛\u{e0100}城', '葛\u{e0100}城'], ['Ada\u0000\u0007', 'Ada'],
  ] as const).map(([text, kept]): Row => ['name', {}, text, kept]),
  ...['\u200b', '\u200b\u200c\u200d\u2060\ufeff', '\u3164', '\u2800\u00a0', '\u00ad', '\u200e \u200f', '\u{e0001}', '\ufe0f'].map((text): Row => ['name', { required: true }, text, undefined, fieldMessages.required]),
  ['text', { required: true }, '\u200b\u3164', undefined, fieldMessages.required],
  ['textarea', { required: true }, '\u200b\n\u2060', undefined, fieldMessages.required],
  ['textarea', {}, 'שלום \u200fAda\u200f!', 'שלום \u200fAda\u200f!'],
  ['address', { required: true }, { line1: '\u200b', city: 'Galway', country: 'IE' }, undefined, fieldMessages.required],
  ['address', {}, { line1: '1\u00a0Quay\u200b', city: '\u202aGalway\u202c' }, { line1: '1 Quay', city: 'Galway' }],
  ['name', {}, { first: ' Ada ', last: 'Byron' }, { first: 'Ada', last: 'Byron' }],
  ['name', {}, { first: 'Ada' }, { first: 'Ada' }],
  ['name', { required: true }, { first: 'Ada', last: ' ' }, { first: 'Ada' }],
  ['name', { required: true }, { last: 'Suharto' }, { last: 'Suharto' }],
  ['name', { required: true }, 'Suharto', 'Suharto'],
  ['name', { required: true }, { first: ' ', last: '\u200b' }, undefined, fieldMessages.required],
  ['name', {}, { first: 'Ada', middle: 'x' }, undefined, fieldMessages.text],
  ['name', {}, { first: ['Ada'] }, undefined, fieldMessages.text],
  ['address', {}, { line1: '1 Quay', city: 'Galway', country: 'IE' }, { line1: '1 Quay', city: 'Galway', country: 'IE' }],
  ['address', {}, { line1: '1 Main', city: 'Reno', zip: '89501', country: 'US' }, { line1: '1 Main', city: 'Reno', zip: '89501', country: 'US' }],
  ['address', {}, { line1: '1 Main', zip: '8950', country: 'US' }, undefined, fieldMessages.zip],
  ...['89501-1234', '895011234', '89501 1234', '89501–1234', '８９５０１'].map((zip): Row => ['address', {}, { line1: '1 Main', zip, country: 'United States' },
    { line1: '1 Main', zip: zip.replace('–', '-').replace('８９５０１', '89501'), country: 'United States' }]),
  ...['89501-12', '89501-12345', '8950-11234', '8950112345', 'A9501'].map((zip): Row => ['address', {}, { line1: '1 Main', zip, country: 'US' }, undefined, fieldMessages.zip]),
  ...([
    ['HK', { state: 'Kowloon' }], ['HK', { city: 'Hong Kong' }], ['Hong Kong', { state: 'Kowloon' }], ['SG', { zip: '018956' }], ['SG', { city: 'Singapore' }], ['sg', { zip: '018956' }],
    ['GI', {}], ['Gibraltar', {}], ['MO', {}], ['AD', { state: 'Ordino' }], ['KY', { state: 'Grand Cayman' }], ['NR', { state: 'Yaren' }],
  ] as const).map(([country, more]): Row => ['address', { required: true }, { line1: '1 Quay', country, ...more }, { line1: '1 Quay', country, ...more }]),
  ...(['HK', 'SG', 'AD', 'KY', 'NR', 'IE', 'constructor'] as const).map((country): Row => ['address', { required: true }, { line1: '1 Quay', country }, undefined, fieldMessages.required]),
  ...(['HK', 'GI', 'MO'] as const).map((country): Row => ['address', { required: true }, { state: 'x', country }, undefined, fieldMessages.required]),
  ['address', {}, { zip: 'H91 AB12', country: 'IE' }, { zip: 'H91 AB12', country: 'IE' }],
  ['address', { required: true }, { line1: '1 Quay' }, undefined, fieldMessages.required],
  ['phone', {}, '+353 91 123 456', { number: '+353 91 123 456' }],
  ['phone', {}, { countryCode: '353', number: '91 123456' }, { countryCode: '+353', number: '91 123456' }],
  ['phone', {}, { areaCode: '212', prefix: '555', line: '0100' }, { areaCode: '212', prefix: '555', line: '0100' }],
  ['phone', {}, { countryCode: '+1', number: '' }, undefined],
  ['phone', { required: true }, { countryCode: '+1' }, undefined, fieldMessages.required],
  ...([
    ['\u202a+353 91 123 456\u202c', '+353 91 123 456'], ['\u200e+353\u00a091\u2011123\u2011456', '+353 91-123-456'], ['091–123–456', '091-123-456'], ['٠٩١ ١٢٣ ٤٥٦', '091 123 456'],
    ['०९१ १२३ ४५६', '091 123 456'], ['tel:+353-91-123456', '+353-91-123456'], ['TEL: 091 123456', '091 123456'], ['tel:+1-212-555-0100;ext=12', '+1-212-555-0100 ext 12'], ['（０９１）１２３４５６', '(091)123456'],
    ['𝟘𝟡𝟙 𝟙𝟚𝟛 𝟜𝟝𝟞', '091 123 456'], ['+353\u200b91\ufeff123456', '+35391123456'],
  ] as const).map(([text, number]): Row => ['phone', {}, text, { number }]),
  ['phone', {}, { countryCode: '\u200e+٣٥٣', number: 'tel:91 123–456' }, { countryCode: '+353', number: '91 123-456' }],
  ...['tel:', 'tel:call', 'javascript:091123456', '091*123456', 'tel:tel:091123456', 'https://shop.example/091123456', 'ada1234@example.com', '<b>091 123456</b>', 'ext. 12'].map((text): Row => ['phone', {}, text, undefined, fieldMessages.phone]),
  ...[
    '+49 30 12345678901 ext. 12345', '+353 91 123 456 x12345', '030 1234567 Durchwahl 12', '030 1234567, DW 12', 'Mobile: 087 123 4567', '087 123 4567 (after six)', 'nach 18 Uhr 0171 1234567',
    'Büro +49 (0)30 1234567 oder mobil 0171 1234567', '030 1234567 / 0171 12345678', '+1 212 555 0100 +44 20 7946 0018', '1-800-FLOWERS', '☎ 091 123456', '電話 03-1234-5678（内線 12345）', "Seán O'Neill, 091 123456",
    'תל. 03-1234567', 'บ้าน 02 123 4567',
  ].map((text): Row => ['phone', {}, text, { number: text.replace('（', '(').replace('）', ')') }]),
  ['phone', {}, { countryCode: '+49', number: '030 1234567 Durchwahl 12345' }, { countryCode: '+49', number: '030 1234567 Durchwahl 12345' }],
  ['phone', {}, '123', undefined, fieldMessages.phone],
  ['phone', {}, '1234567890123456 ext 12', undefined, fieldMessages.phone],
  ['phone', {}, 'call me', undefined, fieldMessages.phone],
  ['phone', {}, '1234567890123456', undefined, fieldMessages.phone],
  ['phone', {}, { countryCode: '+99999', number: '91 123456' }, undefined, fieldMessages.callingCode],
  ['likert', {}, '-2', -2],
  ['likert', {}, 3, undefined, fieldMessages.choice],
  ['likert', { options }, { Red: '2', Blue: -1 }, { Red: 2, Blue: -1 }],
  ['likert', { options }, { Red: '1' }, { Red: 1 }],
  ['likert', { options, required: true }, { Red: '1' }, undefined, fieldMessages.requiredStatement],
  ['likert', { options }, { Red: '0', Green: '1' }, undefined, fieldMessages.text],
  ['likert', { options }, { Red: '3' }, undefined, fieldMessages.choice],
  ['likert', { options: ['constructor', '__proto__'] }, JSON.parse('{"constructor":1}'), { constructor: 1 }],
  ['hidden', {}, 'spring', 'spring'],
];

describe('the value of a field', () => {
  for (const [type, settings, sent, kept, message] of rows) {
    const outcome = message ? 'is refused' : kept === undefined ? 'is nothing' : `is ${JSON.stringify(kept)}`;
    const shown = JSON.stringify(sent)?.slice(0, 40);
    test(`${type} ${JSON.stringify(settings)}: ${shown} ${outcome}`, () => {
      const verdict = validateFields([{ id: 'it', type, title: 'It', ...settings }], new Map([['it', sent]]));
      if (message) assert.deepEqual(verdict, { kind: 'invalid', errors: { it: message } });
      else assert.deepEqual(verdict, { kind: 'valid', values: kept === undefined ? {} : { it: kept } });
    });
  }

  test('is known of every kind, by its own name', () => {
    assert.deepEqual([...fieldRules.keys()].sort(), [...fieldTypes].sort());
    for (const [type, rule] of fieldRules) assert.equal(rule.type, type);
  });

  test('of an unknown field or of a section is not taken', () => {
    const section: FormField = { id: 'part', type: 'section', title: 'Part' };
    for (const id of ['part', 'other', 'toString']) {
      assert.deepEqual(validateFields([section], new Map([[id, 'x']])), { kind: 'unknown', field: id });
    }
  });

  test('reports all problems together', () => {
    const fields: FormField[] = [
      { id: 'one', type: 'email', title: 'One' },
      { id: 'two', type: 'text', title: 'Two', required: true },
    ];
    const verdict = validateFields(fields, new Map([['one', 'x']]));
    assert.deepEqual(verdict, { kind: 'invalid', errors: { one: fieldMessages.email, two: fieldMessages.required } });
  });
});

describe('the properties of a field', () => {
  for (const [types, names] of properties) {
    for (const type of types.split(' ')) {
      test(`${type}: ${names}`, () => {
        // Conditions are ours: of all that can be required, and of sections.
        const conditions = names.includes('required') ? ['when', 'requiredWhen'] : type === 'section' ? ['when'] : [];
        assert.deepEqual([...fieldRules.get(type as FieldType)!.properties].sort(), [...names.split(' '), ...conditions].sort());
      });
    }
  }
});

test('a plain post of parts is put together by field, and nothing else is touched', () => {
  const { values, structured } = foldParts([
    { id: 'home', type: 'address', title: 'Home' },
    { id: 'survey', type: 'likert', title: 'Survey', options },
    { id: 'mail', type: 'email', title: 'Mail' },
  ], new Map([['home.city', ['Galway']], ['home.moon', ['x']], ['survey.Red', ['2']], ['mail', ['a@b.ie']]]));
  assert.deepEqual(structured, new Map([['home', { city: 'Galway' }], ['survey', { Red: '2' }]]));
  assert.deepEqual(values, new Map([['home.moon', ['x']], ['mail', ['a@b.ie']]]));
});
