import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canMatch, minifyRules, filterRules, type Question, simplify } from './rules-for-tag.js';
import { highest, getSpecificity } from './split-hosts.js';

const known = new Set(['design', 'gutter', 'x-a']);
const grid: Question = { known, attributes: { design: 'grid' }, isBeforeScript: true };

describe('whether a selector can match a tag', () => {
  const cases: Readonly<Record<string, boolean | null>> = {
    'x-a': null,
    'x-a[design="grid" i]': null,
    'x-a[design=list i]': false,
    'x-a:is([design=list i], [data-design=list i])': false,
    'x-a:is([design=list], [design=GRID i]) > figure': null,
    'x-a:not([design])': false,
    'x-a:not(:is([gutter], [data-gutter]))': null,
    'x-a[gutter^="2," i]': false,
    'x-a > [slot="next"]': null,
    ':is(x-a:state(list), #_) figure': false,
    'x-a:not(:state(list))': null,
    '[data-x-a] > *': false,
    'x-a:has(> :is(img)):nth-child(n + 3 of :not(br))': null,
  };
  for (const [selector, answer] of Object.entries(cases)) it(selector, () => assert.equal(canMatch(selector, grid), answer));

  it('is false if one of its parts can match nothing', () => {
    const scripted: Question = { known: new Set(), attributes: {}, never: /x-a:not\(:defined|\[data-x-a\]/y };
    const answers = { 'x-a > *': null, 'x-a:not(:defined)[gutter] > *': false, '[data-x-a] p': false, ':is(x-a, [data-x-a]) p': null, 'x-b:not(:defined)': null };
    for (const [selector, answer] of Object.entries(answers)) assert.equal(canMatch(selector, scripted), answer, selector);
    assert.equal(simplify(':is(x-a:not(:defined), x-a:state(b)) p:not([data-x-a] *, i)', scripted), 'x-a:state(b) p:not(i,._)');
  });

  it('treats states as possible if the script may have loaded', () => assert.equal(canMatch('x-a:state(list)', { ...grid, isBeforeScript: false }), null));
});

describe('a selector without what cannot match', () => {
  const cases: Readonly<Record<string, string>> = {
    'x-a:is([design="grid" i],[data-design="list" i])': 'x-a[design="grid" i]',
    ':is(x-a,[data-x-a])>img': ':is(x-a,._)>img',
    ':is(x-a,[data-x-a],#_) img': ':is(x-a,#_) img',
    'x-a:not(:is([design=list i],[design=strip i]))': 'x-a:not(._)',
    'x-a:not(:state(more),[design=list])': 'x-a:not(:state(more))',
    ':where(x-a,[data-x-a]) p': ':where(x-a) p',
    ':is(x-a:is([design=list]) > a b,x-a) img': ':is(x-a,_._ _ _) img',
  };
  for (const [selector, simple] of Object.entries(cases)) {
    it(`${selector} becomes ${simple}, of the same rank`, () => {
      assert.equal(simplify(selector, grid), simple);
      assert.deepEqual(highest([simple]), getSpecificity(selector));
    });
  }
});

describe('the rules that are kept', () => {
  const keep = (selector: string) => (canMatch(selector, grid) === false ? null : selector);

  it('are those of selectors that can match, in at-rules and in other rules too', () => {
    const css = minifyRules(`@property --_a { syntax: '<length>'; }
      x-a[design=list], x-a { color: red; /* why */ } x-a[design=list] { color: blue }
      @media print { x-a[design=list] { color: green } }
      @media screen { x-a { --_b: 1; &[gutter="1"] { color: tan } &[design=grid] { > p { color: pink } } } }`);
    assert.equal(filterRules(css, keep), "@property --_a{syntax: '<length>'}x-a{color: red}@media screen{x-a{--_b: 1;&[design=grid]{> p{color: pink}}}}");
  });

  it('know the rules around them', () => {
    const seen: string[] = [];
    filterRules('@media print{x-a{&[design=grid]{&:hover{color:red}}}}', (selector, { hasRules, around }) => {
      seen.push(`${[...around, selector].join(' ')} ${hasRules}`);
      return selector;
    });
    assert.deepEqual(seen, ['x-a true', 'x-a &[design=grid] true', 'x-a &[design=grid] &:hover false']);
  });
});
