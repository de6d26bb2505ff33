import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { releaseByTime, releaseByVelocity, restingSlide, type Swipe } from './release-rules.js';

const slow: Swipe = { draggedPx: 0, velocity: 0, heldMs: 900 };
const widthPx = 600;

describe('a swipe released by velocity', () => {
  const rows: [string, Swipe, number][] = [
    ['goes forward past half the width', { ...slow, draggedPx: 301 }, 5],
    ['goes back past half the width', { ...slow, draggedPx: -301 }, 3],
    ['stays at half the width', { ...slow, draggedPx: 300 }, 4],
    ['goes forward after a quick flick', { ...slow, draggedPx: 40, velocity: 1.1 }, 5],
    ['goes back after a quick flick', { ...slow, draggedPx: -40, velocity: -1.1 }, 3],
    ['stays after a slow flick', { ...slow, draggedPx: 40, velocity: 1 }, 4],
    ['is taken back by a flick the other way', { ...slow, draggedPx: 400, velocity: -1.5 }, 4],
    ['ignores the time', { ...slow, draggedPx: 290, heldMs: 10 }, 4],
    ['goes as far as it was dragged', { ...slow, draggedPx: 1000 }, 6],
  ];
  for (const [title, swipe, expected] of rows) {
    it(title, () => assert.equal(restingSlide(4 + swipe.draggedPx / widthPx, 4, releaseByVelocity(swipe)), expected));
  }
});

describe('a swipe released by time', () => {
  const rows: [string, Swipe, number][] = [
    ['goes forward after 50 px in 250 ms', { draggedPx: 50, velocity: 0.2, heldMs: 250 }, 5],
    ['goes back after 50 px in 250 ms', { draggedPx: -50, velocity: -0.2, heldMs: 250 }, 3],
    ['stays after 49 px', { draggedPx: 49, velocity: 2, heldMs: 100 }, 4],
    ['stays after 50 px in 251 ms', { draggedPx: 50, velocity: 0.2, heldMs: 251 }, 4],
    ['stays after a long press of width / 2.25', { draggedPx: 266, velocity: 0, heldMs: 251 }, 4],
    ['goes forward after a long press of more', { draggedPx: 267, velocity: 0, heldMs: 251 }, 5],
    ['ignores the velocity', { draggedPx: 100, velocity: 9, heldMs: 300 }, 4],
  ];
  for (const [title, swipe, expected] of rows) {
    it(title, () => assert.equal(restingSlide(4 + swipe.draggedPx / widthPx, 4, releaseByTime(swipe)), expected));
  }
});

describe('slides that were caught between 1 and 2 and released', () => {
  const rows: [string, position: number, Swipe, number][] = [
    ['go on after a flick forward', 1.4, { ...slow, draggedPx: 60, heldMs: 90 }, 2],
    ['go back after a flick back', 1.4, { ...slow, draggedPx: -60, heldMs: 90 }, 1],
    ['go back when they were dragged back far', 1.3, slow, 1],
    ['go on when not much is left', 1.7, slow, 2],
  ];
  for (const [title, position, swipe, expected] of rows) {
    it(title, () => assert.equal(restingSlide(position, 2, releaseByTime(swipe)), expected));
  }
});
