import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isExecutableAttribute, isExecutableTag } from './executable-rules.js';

describe('what runs code in an element', () => {
  const tags: [tag: string, type: string | null, expected: boolean][] = [
    ['script', null, true],
    ['script', 'module', true],
    ['script', 'text/plain', true],
    ['script', 'application/json', false],
    ['script', ' Application/LD+JSON ', false],
    ['object', 'application/json', true],
    ['embed', null, true],
    ['base', null, true],
    ['img', null, false],
    ['iframe', null, false],
    ['template', null, false],
    ['site-gallery', null, false],
  ];
  for (const [tag, type, expected] of tags) test(`<${tag}${type === null ? '' : ` type="${type}"`}>: ${expected}`, () => assert.equal(isExecutableTag(tag, type), expected));

  const attributes: [name: string, value: string, isHandler: boolean, expected: boolean][] = [
    ['onclick', 'alert(1)', true, true],
    ['onsale', '', false, false],
    ['srcdoc', '<p>', false, true],
    ['href', 'javascript:alert(1)', false, true],
    ['href', ' java\nscript:alert(1)', false, true],
    ['xlink:href', 'JAVASCRIPT:alert(1)', false, true],
    ['formaction', 'vbscript:x', false, true],
    ['src', 'data:text/html,<script>', false, true],
    ['src', 'data:image/svg+xml,<svg onload=alert(1)>', false, true],
    ['src', 'data:image/png;base64,AAAA', false, false],
    ['src', 'images/mug.jpg', false, false],
    ['href', '#top', false, false],
    ['href', '', false, false],
    ['href', 'tel:+35312345', false, false],
    ['title', 'javascript:alert(1)', false, false],
    ['price-cents', '2800', false, false],
  ];
  for (const [name, value, isHandler, expected] of attributes)
    test(`${name}=${JSON.stringify(value)}: ${expected}`, () => assert.equal(isExecutableAttribute(name, value, isHandler), expected));
});
