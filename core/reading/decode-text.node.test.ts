import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { charsetOfType, decodeText, encodingInText } from './decode-text.js';

const utf16 = (text: string, isLittle: boolean, mark = true) => Uint8Array.from([...mark ? '\ufeff' : '', ...text].flatMap(character => {
  const code = character.charCodeAt(0);
  return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
}));
const latin = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('the encoding of a text', () => {
  const rows: [name: string, bytes: Uint8Array, declared: string[], text: string, encoding: string, contradicted: string][] = [
    ['UTF-8', utf8('Café “q”'), [], 'Café “q”', 'utf-8', ''],
    ['UTF-8 with a mark, which is removed', utf8('\ufeffCafé'), ['iso-8859-1'], 'Café', 'utf-8', 'windows-1252'],
    ['UTF-8 under a wrong header', utf8('Café'), ['iso-8859-1', 'utf-8'], 'Café', 'utf-8', ''],
    ['UTF-8 under a header that is wrong alone', utf8('Zażółć'), ['iso-8859-2'], 'Zażółć', 'utf-8', 'iso-8859-2'],
    ['windows-1252 with quotes, dashes and the euro', latin('Caf\xe9 \x93q\x94 \x96 5 \x80'), ['windows-1252'], 'Café “q” – 5 €', 'windows-1252', ''],
    ['windows-1252 called latin-1', latin('\x84q\x93'), ['ISO-8859-1'], '„q“', 'windows-1252', ''],
    ['windows-1252 called UTF-8', latin('Caf\xe9'), ['utf-8'], 'Café', 'windows-1252', 'utf-8'],
    ['windows-1252 without a declaration', latin('Caf\xe9'), [], 'Café', 'windows-1252', ''],
    ['ISO-8859-2', latin('\xb1\xb6'), ['iso-8859-2'], 'ąś', 'iso-8859-2', ''],
    ['Shift JIS in the second declaration', latin('\x83J\x83t\x83F'), ['unknown-x', 'Shift_JIS'], 'カフェ', 'shift_jis', ''],
    ['ISO-2022-JP, whose bytes are ASCII', latin('\x1b$B%+\x1b(B'), ['iso-2022-jp'], 'カ', 'iso-2022-jp', ''],
    ['UTF-16, little end first', utf16('Café', true), [], 'Café', 'utf-16le', ''],
    ['UTF-16, big end first', utf16('Café', false), ['utf-8'], 'Café', 'utf-16be', 'utf-8'],
    ['UTF-16 without a mark', utf16('BEGIN', true, false), [], 'BEGIN', 'utf-16le', ''],
    ['UTF-16 without a mark, big end first', utf16('BEGIN', false, false), [], 'BEGIN', 'utf-16be', ''],
    ['ASCII', latin('plain'), ['us-ascii'], 'plain', 'windows-1252', ''],
    ['ASCII called UTF-16', latin('plain'), ['utf-16'], 'plain', 'utf-8', 'utf-16le'],
    ['nothing', latin(''), [], '', 'utf-8', ''],
  ];
  for (const [name, bytes, declared, text, encoding, contradicted] of rows) {
    it(`is found of ${name}`, () => assert.deepEqual(decodeText(bytes, ...declared), { text, encoding, contradicted }));
  }

  for (const [type, charset] of [
    ['text/calendar; charset=utf-8', 'utf-8'],
    ['text/xml;charset="ISO-8859-1"', 'ISO-8859-1'],
    ['text/plain', ''],
    [null, ''],
  ] as const) {
    it(`of "${type}" is "${charset}"`, () => assert.equal(charsetOfType(type), charset));
  }

  const declared: [text: string, encoding: string][] = [
    ['<?xml version="1.0" encoding="windows-1250"?><rss>', 'windows-1250'],
    ['\n<?xml version=\'1.0\' encoding=\'Shift_JIS\'?>', 'Shift_JIS'],
    ['@charset "iso-8859-2"; a { }', 'iso-8859-2'],
    ['a { } @charset "iso-8859-2";', ''],
    ['<!doctype html><html><head><meta charset=koi8-r><title>x</title>', 'koi8-r'],
    ['<META content="text/html; charset=euc-kr" http-equiv="Content-Type">', 'euc-kr'],
    ['<meta http-equiv="Content-Type" content="text/html;charset = gbk">', 'gbk'],
    ['<p>charset=gbk</p>', ''],
    [`${' '.repeat(1100)}<meta charset="gbk">`, ''],
    ['', ''],
  ];
  for (const [text, encoding] of declared) {
    it(`named in ${text.trim().slice(0, 60) || 'nothing'} is "${encoding}"`, () => assert.equal(encodingInText(latin(text)), encoding));
  }
});
