import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attributeIn, shownMarkup, tagsIn, withoutEntities } from './markup-tags.js';

describe('tags of markup', () => {
  it('are those that begin something', () => {
    assert.deepEqual(tagsIn('<P><a href="/x">x</a> 1 < 2 <!-- <!-- --> <br></p>'), ['<P>', '<a href="/x">', '<br>']);
  });

  const rows: [tag: string, name: string, value: string | null][] = [
    ['<a href="/x?a=1&amp;b=2">', 'href', '/x?a=1&b=2'],
    ['<a HREF=\'/x\' title=y>', 'href', '/x'],
    ['<a data-href="/no" title=y>', 'title', 'y'],
    ['<a data-href="/no">', 'href', null],
    ['<audio controls src="/a">', 'controls', ''],
    ['<a title="src=/no" src = "/yes" >', 'src', '/yes'],
  ];
  for (const [tag, name, value] of rows) it(`${tag} has ${name} ${value}`, () => assert.equal(attributeIn(tag, name), value));

  it('have entities that are read once', () => assert.equal(withoutEntities('&lt;b&gt; &amp;amp; &unknown;'), '<b> &amp; &unknown;'));
});

describe('what is shown of markup', () => {
  const rows: [markup: string, shown: string][] = [
    ['<p>a</p>', '<p>a</p>'],
    ['a<!-- <form> -->b', 'ab'],
    ['a<script type="application/json">{"a": "<form>"}</script>b<STYLE>form {}</STYLE>c', 'abc'],
    ['<template><form></form></template>', ''],
    ['<scripted-thing>a</scripted-thing>', '<scripted-thing>a</scripted-thing>'],
    ['a <script>never closed', 'a <script>never closed'],
  ];
  for (const [markup, shown] of rows) it(`${markup} is ${shown || 'nothing'}`, () => assert.equal(shownMarkup(markup), shown));
});
