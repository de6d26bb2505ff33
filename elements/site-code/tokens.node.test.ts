import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import highlighter from 'highlight.js/lib/core';
import { ManualClock } from '../../core/platform/manual-clock.fixture.test.js';
import { CodeState } from './code.state.js';
import { type Grammar, findGrammar, grammars, grammarsFor, type GrammarName } from './grammars.js';
import { isPlain, getLanguage } from './get-language.js';
import { tokenize } from './tokenize.js';

const painted = async (text: string, language: string) =>
  ((await tokenize(text, language)) ?? []).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

describe('tokens of code', () => {
  const rows: [language: string, text: string, tokens: string[]][] = [
    ['json', '{ "cone": 9, "safe": true }', ['attribute "cone"', 'number 9', 'attribute "safe"', 'keyword true']],
    ['js', 'const a = `b${c}`; // d', ['keyword const', 'string `b${c}`', 'comment // d']],
    ['css', 'a { color: red }', ['keyword a', 'attribute color']],
    ['html', '<p id="x">', ['title p', 'attribute id', 'string "x"']],
    ['diff', '+ one\n- two\n', ['addition + one', 'deletion - two']],
    [
      'html',
      '<style>a { color: red }</style><script>let b;</script>',
      ['title style', 'keyword a', 'attribute color', 'title style', 'title script', 'keyword let', 'title script'],
    ],
    ['python', 'def f(): return 1', ['keyword def', 'title f', 'keyword return', 'number 1']],
  ];
  for (const [language, text, tokens] of rows) {
    it(`of ${language}: ${text.trim()}`, async () => assert.deepEqual(await painted(text, language), tokens));
  }

  it('cover the text in order and never twice, whatever the code', async () => {
    const text = 'function f(a = `x${[1, "two"].map(b => `${b}`)}`) { /* é 🌊 */ return class A extends B {} }\n'.repeat(20);
    let end = 0;
    for (const token of (await tokenize(text, 'ts'))!) {
      assert.ok(token.start >= end && token.end > token.start && token.end <= text.length);
      end = token.end;
    }
  });

  it('of an unknown language are null', async () => assert.equal(await tokenize('x', 'kiln'), null));
  it('of empty code are an empty list', async () => assert.deepEqual(await tokenize('', 'css'), []));
});

describe('grammars', () => {
  for (const [name, { load, aliases = '' }] of Object.entries(grammars) as [GrammarName, Grammar][]) {
    it(`know ${name} by all names that its grammar has`, async () => {
      const core = highlighter.newInstance();
      core.registerLanguage(name, (await load()).default);
      assert.equal(aliases, (core.getLanguage(name)!.aliases ?? []).join(' '));
      for (const each of [name, ...aliases.split(' ').filter(Boolean)]) assert.equal(findGrammar(each), name);
    });
  }

  const rows: [name: GrammarName, code: string, needed: GrammarName[]][] = [
    ['css', 'a { color: red }', ['css']],
    ['xml', '<p>words</p>', ['xml']],
    ['xml', '<STYLE>a{}</STYLE><script>b</script>', ['xml', 'css', 'javascript']],
    ['javascript', 'const a = 1;', ['javascript']],
    ['typescript', 'css`a {}`', ['typescript', 'css']],
    ['markdown', 'a <style>b{}</style>', ['markdown', 'xml', 'css']],
    ['php-template', '<?php ?>', ['php-template', 'xml', 'php']],
  ];
  for (const [name, code, needed] of rows) {
    it(`for ${name}: ${code}`, () => assert.deepEqual([...grammarsFor(name, code)].sort(), [...needed].sort()));
  }
});

describe('the language of code', () => {
  const rows: [setting: string, classes: string[], language: string][] = [
    ['', ['language-CSS'], 'css'], ['JS', ['language-css'], 'js'], ['', ['lang-c++', 'dark'], 'c++'], ['', ['hljs'], ''], [' ', [], ''],
  ];
  for (const [setting, classes, language] of rows) {
    it(`"${setting}" with ${classes.join(' ') || 'no class'} is "${language}"`, () => assert.equal(getLanguage(setting, classes), language));
  }
  it('may be none at all', () => assert.deepEqual(['', 'text', 'css'].map(isPlain), [true, true, false]));
});

describe('the controls beside the code', () => {
  it('is a number for each line, and empty rows where a line is broken', () => {
    const state = new CodeState(() => {});
    state.text = 'a\nb\n\nc\n';
    assert.equal(state.numbersFrom(9), '9\n10\n11\n12');
    state.rows = [1, 3, 1, 1];
    assert.equal(state.numbersFrom(1), '1\n2\n\n\n3\n4');
  });

  it('confirm a copy for two seconds', () => {
    const clock = new ManualClock();
    let told = 0;
    const state = new CodeState(() => { told++; }, clock);
    state.tellCopy('copied');
    clock.pass(1999);
    assert.equal(state.copyResult, 'copied');
    clock.pass(1);
    assert.deepEqual([state.copyResult, told], ['none', 2]);
  });
});
