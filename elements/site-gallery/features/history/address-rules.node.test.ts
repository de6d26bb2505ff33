import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getSlideUrl, safeDecode, matchesPath, pathOnSite, pathWithout } from './address-rules.js';

describe('the address of a slide', () => {
  const shop = 'https://shop.example/gallery';
  const rows: [string, { collection?: string; url?: string; id?: string; search?: string }, string][] = [
    ['is the collection\'s with its url', { url: 'dawn' }, `${shop}/dawn`],
    ['is not doubled where the url has the collection already', { url: '/gallery/dawn' }, `${shop}/dawn`],
    ['knows a url from the root that only looks like the collection\'s', { url: '/gallery-two/dawn' }, `${shop}/gallery-two/dawn`],
    ['has its url before its id', { url: 'dawn', id: 'd' }, `${shop}/dawn`],
    ['is the collection\'s with its id otherwise', { id: 'dawn' }, `${shop}#dawn`],
    ['is the collection\'s own without either', {}, shop],
    ['stands at the root', { collection: 'https://shop.example/', url: 'dawn' }, 'https://shop.example/dawn'],
    ['minds no slash at the end', { collection: `${shop}/`, url: 'dawn' }, `${shop}/dawn`],
    ['keeps the page\'s query', { id: 'dawn', search: '?nomotion=true' }, `${shop}?nomotion=true#dawn`],
    ['drops the collection\'s hash', { collection: `${shop}#old`, url: 'dawn' }, `${shop}/dawn`],
    ['encodes what an address cannot hold', { id: 'früh & spät #1' }, `${shop}#fr%C3%BCh%20%26%20sp%C3%A4t%20%231`],
    ['is of several names', { url: '2026/may/dawn' }, `${shop}/2026/may/dawn`],
  ];
  for (const [title, given, expected] of rows) {
    it(title, () => assert.equal(getSlideUrl({ collection: shop, url: '', id: '', search: '', ...given }), expected));
  }
});

describe('a page\'s path', () => {
  const rows: [pathname: string, url: string, isOf: boolean][] = [
    ['/gallery/dawn', 'dawn', true], ['/gallery/dawn/', 'dawn', true], ['/gallery/dawn', '/gallery/dawn', true], ['/dawn', 'dawn', true],
    ['/gallery/dawn', 'awn', false], ['/gallery/dawn', 'other/dawn', false], ['/dawn', 'gallery/dawn', false], ['/gallery', '', false],
    ['/', '/', false], ['/fr%C3%BCh', 'früh', true], ['/früh', 'fr%C3%BCh', true], ['/100%', '100%', true],
  ];
  for (const [pathname, url, isOf] of rows) {
    it(`${pathname} ${isOf ? 'is' : 'is not'} that of ${url || 'no url'}`, () => assert.equal(matchesPath(pathname, url), isOf));
  }

  it('is the gallery\'s own without the slide\'s', () => {
    assert.deepEqual(
      [pathWithout('/gallery/dawn', 'dawn'), pathWithout('/a/2026/dawn/', '/2026/dawn'), pathWithout('/dawn', 'dawn')],
      ['/gallery', '/a', '/'],
    );
  });
});

describe('a slide\'s url', () => {
  const rows: [url: string, expected: string][] = [
    ['dawn', 'dawn'], ['/gallery/dawn', '/gallery/dawn'], ['https://shop.example/gallery/dawn?x=1#y', '/gallery/dawn'],
    ['//SHOP.example/dawn', '/dawn'], ['https://other.example/dawn', ''], ['//other.example/dawn', ''], ['https://shop.example', ''],
    ['javascript:alert(1)', ''], ['mailto:a@b.c', ''], ['', ''],
  ];
  for (const [url, expected] of rows) {
    it(`${url || 'of nothing'} is ${expected || 'no place'} on this site`, () => assert.equal(pathOnSite(url, 'shop.example'), expected));
  }
});

describe('what a browser has encoded', () => {
  it('is read as it was written, and left alone where it never was', () => {
    assert.deepEqual([safeDecode('fr%C3%BCh'), safeDecode('100%'), safeDecode('')], ['früh', '100%', '']);
  });
});
