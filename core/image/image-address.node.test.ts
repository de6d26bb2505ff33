import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isUrlTemplate, sizeFormats, type SizeFormatName, imageAddress } from './image-address.js';

const base = 'https://shop.example/pots/';
const address = (source: string, sizeFormat: SizeFormatName, urlTemplate = '') => imageAddress(source, 750, { sizeFormat, urlTemplate, base });

describe('the address of a picture in a width', () => {
  for (const [format, source, expected] of [
    ['query-string', '/a.jpg', '/a.jpg?format=750w'],
    ['query-string', '/a.jpg?v=2', '/a.jpg?v=2&format=750w'],
    ['query-string', '/a.jpg?format=100w', '/a.jpg?format=750w'],
    ['query-string', '/a.jpg?format=100w&v=2', '/a.jpg?format=750w&v=2'],
    ['query-string', '/a.jpg#top', '/a.jpg?format=750w#top'],
    ['query-string', 'https://cdn.example/a', 'https://cdn.example/a?format=750w'],
    ['filename', '/a.jpg', '/a-750w.jpg'],
    ['filename', '/a', '/a-750w'],
    ['filename', '/a.b.webp?v=2#top', '/a.b-750w.webp?v=2#top'],
    ['filename', 'https://cdn.example/v1.2/a.jpg', 'https://cdn.example/v1.2/a-750w.jpg'],
  ] as const) {
    it(`${format}: ${source} is ${expected}`, () => assert.equal(address(source, format), expected));
  }

  for (const [template, source, expected] of [
    ['https://cdn.example/{width}/{path}', '/a/b.jpg', 'https://cdn.example/750/a/b.jpg'],
    ['https://cdn.example/{width}/{path}', 'b.jpg?v=2', 'https://cdn.example/750/pots/b.jpg?v=2'],
    ['https://cdn.example/w_{width}/{url}', '/b.jpg', 'https://cdn.example/w_750/https%3A%2F%2Fshop.example%2Fb.jpg'],
    ['/resize?w={width}&src={url}&q={quality}', 'https://elsewhere.example/c.png',
      '/resize?w=750&src=https%3A%2F%2Felsewhere.example%2Fc.png&q={quality}'],
    ['{path}#{width}', '/javascript:alert(1)', '/javascript:alert(1)'],
    ['javascript:{width}//{url}', '/b.jpg', '/b.jpg'],
    ['no place for anything', '/b.jpg', '/b.jpg?format=750w'],
  ] as const) {
    it(`${template}: ${source} is ${expected}`, () => assert.equal(address(source, 'query-string', template), expected));
  }

  for (const [template, isOne] of [['/{width}/{path}', true], ['/{width}/{url}', true], ['/{width}', false], ['/{path}', false], ['', false]] as const) {
    it(`"${template}" is ${isOne ? 'a' : 'no'} template`, () => assert.equal(isUrlTemplate(template), isOne));
  }
});

describe('the width an address names', () => {
  for (const [format, text, expected] of [
    ['query-string', '/a.jpg?format=300w', { source: '/a.jpg', width: 300 }],
    ['query-string', '/a.jpg?v=2&format=300w', { source: '/a.jpg?v=2', width: 300 }],
    ['query-string', '/a.jpg?format=300w&v=2', { source: '/a.jpg?v=2', width: 300 }],
    ['query-string', '/a.jpg?format=333w', null],
    ['query-string', '/a.jpg?format=large', null],
    ['query-string', '/a.jpg', null],
    ['query-string', '', null],
    ['filename', '/a-300w.jpg', { source: '/a.jpg', width: 300 }],
    ['filename', '/a-300w.jpg?v=2', { source: '/a.jpg?v=2', width: 300 }],
    ['filename', '/a-333w.jpg', null],
    ['filename', '/a.jpg', null],
  ] as const) {
    it(`${format}: ${text || 'nothing'} is ${expected?.width ?? 'none'}`, () => assert.deepEqual(sizeFormats[format].read(text), expected));
  }

  it('is found again by every format that wrote it', () => {
    for (const format of Object.values(sizeFormats)) {
      for (const source of ['/a.jpg', '/a.jpg?v=2', '/b']) {
        assert.deepEqual(format.read(format.write(source, 1500)), { source, width: 1500 });
      }
    }
  });
});
