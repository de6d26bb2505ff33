import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { selectorsIn, getSpecificity, splitHosts } from './split-hosts.js';

describe('the rank of a selector', () => {
  const rows: [selector: string, ids: number, classes: number, types: number][] = [
    ['*', 0, 0, 0],
    ['site-map', 0, 0, 1],
    ['[data-site-map]', 0, 1, 0],
    ['a[href="x,(y"]:hover::before', 0, 2, 2],
    [':is(site-map, [data-site-map], #_) > p', 1, 0, 1],
    [':where(#a .b c) d', 0, 0, 1],
    [':not(#_):not(._):not(_)', 1, 1, 1],
    ['p:has(> .x, i)', 0, 1, 1],
    ['site-map:state(a)', 0, 1, 1],
  ];
  for (const [selector, ...expected] of rows) it(selector, () => assert.deepEqual(getSpecificity(selector), expected));
});

describe('a rule for several hosts', () => {
  const rows: [rule: string, split: string][] = [
    ['p{color:red}', 'p{color:red}'],
    ['site-map,[data-site-map]{a:b}', 'site-map,[data-site-map]{a:b}'],
    [':is(site-map,[data-site-map])>p{a:b}', ':where(site-map):not(._)>p,[data-site-map]>p{a:b}'],
    [':where(site-map,[data-site-map]) p{a:b}', ':where(site-map) p,:where([data-site-map]) p{a:b}'],
    [':is(site-map,[data-site-map],#_) p{a:b}', ':where(site-map):not(#_) p,:where([data-site-map]):not(#_) p{a:b}'],
    [
      ':is(site-map:not(:defined),[data-site-map]):is([a],[b]){a:b}',
      'site-map:not(:defined):is([a],[b]),:where([data-site-map]):not(._):not(_):is([a],[b]){a:b}',
    ],
    [
      ':is(:is(site-map,[data-site-map]):not([a]),site-form) p{a:b}',
      ':where(site-map):not(._):not([a]) p,[data-site-map]:not([a]) p,:where(site-form):not(._):not(._) p{a:b}',
    ],
    [':is(img,video){a:b}', ':is(img,video){a:b}'],
    [':where(site-map > p,site-map > a) b{a:b}', ':where(site-map > p,site-map > a) b{a:b}'],
    [
      '@media (min-width:1px){:where(site-map,[data-site-map]){a:b}}',
      '@media (min-width:1px){:where(site-map),:where([data-site-map]){a:b}}',
    ],
    ['@keyframes x{from{a:b}50%{a:c}}', '@keyframes x{from{a:b}50%{a:c}}'],
    ['[title="{a;b}"]{a:b}', '[title="{a;b}"]{a:b}'],
  ];
  for (const [rule, split] of rows) {
    it(rule, () => {
      assert.equal(splitHosts(rule), split);
      const ranks = selectorsIn(split.slice(0, split.lastIndexOf('{'))).map(getSpecificity);
      if (rule.startsWith(':')) for (const rank of ranks) assert.deepEqual(rank, getSpecificity(rule.slice(0, rule.indexOf('{'))));
    });
  }
});
