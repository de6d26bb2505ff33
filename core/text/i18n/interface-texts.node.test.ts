import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { languages } from '../languages.js';
import { interfaceTexts, type InterfaceText } from './interface-texts.js';
import { interfaceTranslations, loadInterfaceTexts } from './load-interface-texts.js';

/** As the specification writes them; `{host} or {host}` has two names here, so that both can be filled in. */
const catalogue = [
  'Network error',
  'No response data from job request',
  'File processing failed',
  'File processing failed to complete',
  'File processing cancelled',
  'File upload failed to complete',
  'Error uploading',
  'There was a problem while renaming your file',
  'Unable to Rename File',
  'There was a problem while uploading your file',
  'Unable to Upload File',
  'Unable to connect. Please try again',
  'Unable to load results',
  'Unable to load collections',
  'Unable to load fonts',
  'Unable to load preview for {fontName}',
  'Failed to load timezone {timeZone}, retry or verify site availability',
  'Code editing is not available on Android',
  "You don't have any mailing lists. Please create one before continuing",
  'Something went wrong',
  'Try again',
  'Retry',
  'The file {fileName} does not appear to be a supported file',
  'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
  'Please enter a valid email',
  'Emails must be formatted as {email}',
  'Links must be formatted as {host} or {address}',
  '{val} is not a valid page URL',
  '{val} is not one of the expected options',
  'Please enter a file name',
  'A List must be selected',
  'This {tagType} already exists',
  'You may only edit one {tagType} at a time',
  'Your dataset must have at least one column',
  'Your dataset must have at least one row',
  'One or more rows was missing data',
];
const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('the catalog of interface texts', () => {
  test('is the specification\'s', () => assert.deepEqual(Object.values(interfaceTexts), catalogue));

  for (const language of languages.filter(each => each !== 'en')) {
    test(`is whole in ${language}, with the same placeholders and nothing left in English`, async () => {
      const { texts } = await interfaceTranslations(language);
      assert.deepEqual(Object.keys(texts).sort(), Object.keys(interfaceTexts).sort());
      for (const [key, english] of Object.entries(interfaceTexts)) {
        assert.deepEqual(placeholdersOf(texts[key]!), placeholdersOf(english), key);
        assert.notEqual(texts[key], english, key);
        assert.equal(texts[key], texts[key]!.trim(), key);
        assert.ok(texts[key], key);
      }
    });
  }

  for (const [language, text, values, said] of [
    ['en', 'fileTooLarge', { fileName: 'a.jpg', maxSize: '2 MB' }, 'The file a.jpg is too large. The maximum allowed file size is 2 MB.'],
    ['de-AT', 'pageUrlInvalid', { val: '/A b' }, '/A b ist keine gültige Seiten-URL'],
    ['cy', 'retry', {}, 'Retry'],
    ['', 'retry', {}, 'Retry'],
    ['en', 'optionUnexpected', { val: '{val} $&' }, '{val} $& is not one of the expected options'],
    ['en', 'tagExists', {}, 'This {tagType} already exists'],
  ] as const satisfies readonly (readonly [string, InterfaceText, object, string])[]) {
    test(`${text} in ${JSON.stringify(language)} is "${said}"`, async () => assert.equal((await loadInterfaceTexts(language))(text, values), said));
  }
});
