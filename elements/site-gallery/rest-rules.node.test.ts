import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judgeRest, type Rest, type Silence } from './rest-rules.js';

const travelling: Silence = { place: 2, index: 2, from: 1, phase: 'travelling', hasMoved: true, isTouched: false, isSure: false };
const carried: Silence = { ...travelling, phase: 'carried' };

describe('a track that is silent', () => {
  const rows: [string, Silence, Rest | null][] = [
    ['rests where it was to go', travelling, { index: 2, by: 'nothing' }],
    ['rests there when a little is missing', { ...travelling, place: 1.97 }, { index: 2, by: 'nothing' }],
    ['is under way between two slides', { ...travelling, place: 1.4 }, null],
    ['is under way past the middle', { ...travelling, place: 1.7 }, null],
    ['is under way before its first frame', { ...travelling, place: 1, hasMoved: false }, null],
    ['is put where it was to go when the browser does nothing', { ...travelling, place: 1, hasMoved: false, isSure: true }, { index: 2, by: 'placing' }],
    ['is put there when the glide got stuck', { ...travelling, place: 1.4, isSure: true }, { index: 2, by: 'placing' }],
    ['rests where the visitor took it back to', { ...travelling, place: 1, isSure: true }, { index: 1, by: 'nothing' }],
    ['rests at once on a third slide, where the visitor took it', { ...travelling, place: 3 }, { index: 3, by: 'nothing' }],
    ['rests on the slide it was carried to', { ...carried, place: 3.01 }, { index: 3, by: 'nothing' }],
    ['rests on the slide the last travel began at', { ...carried, place: 1 }, { index: 1, by: 'nothing' }],
    ['is under way where a hand pauses', { ...carried, place: 1.6 }, null],
    ['glides to the nearest slide when it was left between two', { ...carried, place: 1.6, isSure: true }, { index: 2, by: 'gliding' }],
    ['is not pulled from under a finger', { ...carried, place: 1.6, isTouched: true, isSure: true }, { index: 2, by: 'nothing' }],
  ];
  for (const [title, silence, rest] of rows) it(title, () => assert.deepEqual(judgeRest(silence), rest));
});
