import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PatternCost, patternCost } from './pattern-cost.js';

const rows: [PatternCost, ...RegExp[]][] = [
  [
    'linear',
    /\s+/g,
    /^\s+/,
    /^[a-z]+$/,
    /^\d{1,3}\.\d+$/,
    /[\r\n]+/,
    /^[^@]+@[^@]+$/,
    /a|b/,
    /^(?:a|b)*c/,
    /^"(?:[^"\\]|\\.)*"/,
    /^-?\d{1,15}(\.\d{1,10})?$/,
    /[\u0080-\u009f\x7f]/g,
    /(\d{4})-(\d{2})/,
    /\p{L}+/gu,
    /x*y/y,
    /^(?:[a-z]\.)+$/,
    /^(?!a)b+$/,
    /^(a?)*$/,
    /^(?:\d{1,3},)*\d{1,3}$/,
  ],
  [
    'quadratic',
    /\s*[\r\n]+\s*/g,
    /\s+$/,
    /a+b/,
    /^\s*a?\s*$/,
    /^.*,.*$/,
    /^[a-z]+[a-z0-9]+$/,
    /<[^>]*>/g,
    /"(?:[^"\\]|\\.)*"/g,
    /\d+px/,
    /(?=.*x)y/,
    /^ *$/m,
    /\w{0,200}!/,
    /^\d+(\.\d*)*[.\d]*$/,
  ],
  ['exponential', /^(a?b?)*$/, /^(a+)+$/, /^(a|a)*$/, /^(a*)*b/, /^(\w+\s?)*$/, /^([a-z]+-?)+$/, /^(?:.|\s)*x/, /(a|ab|b)*c/],
];

for (const [cost, ...patterns] of rows) {
  for (const pattern of patterns) test(`${pattern} is ${cost}`, () => assert.equal(patternCost(pattern), cost));
}
