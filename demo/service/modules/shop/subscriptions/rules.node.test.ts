import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { chargeRetryDays, findDueCycle, findNextTry, startOfShopDay, paymentsLeft, type Period, reminderDays, startOfCycle } from './rules.js';

const every = (value: number, unit: Period['unit']): Period => ({ value, unit });

describe('the days of a plan', () => {
  const rows: [firstDay: string, period: Period, days: string[]][] = [
    ['2026-01-15', every(1, 'month'), ['2026-01-15', '2026-02-15', '2026-03-15']],
    ['2026-01-31', every(1, 'month'), ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['2028-01-31', every(1, 'month'), ['2028-01-31', '2028-02-29', '2028-03-31']],
    ['2026-11-30', every(3, 'month'), ['2026-11-30', '2027-02-28', '2027-05-30']],
    ['2026-12-31', every(2, 'month'), ['2026-12-31', '2027-02-28', '2027-04-30', '2027-06-30', '2027-08-31']],
    ['2028-02-29', every(1, 'year'), ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
    ['2026-12-29', every(1, 'week'), ['2026-12-29', '2027-01-05', '2027-01-12']],
    ['2026-03-22', every(2, 'week'), ['2026-03-22', '2026-04-05']], // clocks go forward between
  ];
  for (const [firstDay, period, days] of rows)
    test(`from ${firstDay}, every ${period.value} ${period.unit}`, () =>
      assert.deepEqual(days.map((_, at) => startOfCycle(firstDay, period, at + 1)), days));
});

describe('the cycle that is due', () => {
  const rows: [cycle: number, today: string, due: number | null][] = [
    [1, '2026-01-31', null],
    [1, '2026-02-27', null],
    [1, '2026-02-28', 2],
    [2, '2026-02-28', null],
    [2, '2026-03-31', 3],
    [1, '2026-06-10', 5], // the service was away: one payment, not four
    [5, '2026-06-29', null],
    [5, '2026-06-30', 6],
    [1, 'x', null],
  ];
  for (const [cycle, today, due] of rows)
    test(`after cycle ${cycle}, on ${today}: ${due}`, () =>
      assert.equal(findDueCycle({ firstDay: '2026-01-31', period: every(1, 'month'), cycle }, today), due));
});

describe('the next try', () => {
  const rows: [rule: 'charge' | 'reminder', failures: number, today: string, next: string | null][] = [
    ['charge', 1, '2026-02-28', '2026-03-01'],
    ['charge', 2, '2026-03-01', '2026-03-03'],
    ['charge', 3, '2026-03-03', '2026-03-05'],
    ['charge', 4, '2026-03-05', '2026-03-07'],
    ['charge', 5, '2026-03-07', null],
    ['charge', 2, '2026-03-20', '2026-03-21'], // late: not twice on one day
    ['reminder', 1, '2026-02-28', '2026-03-07'],
    ['reminder', 3, '2026-03-14', '2026-03-21'],
    ['reminder', 4, '2026-03-21', null],
  ];
  for (const [rule, failures, today, next] of rows)
    test(`of a ${rule}, after ${failures} of them, on ${today}: ${next}`, () =>
      assert.equal(findNextTry(rule === 'charge' ? chargeRetryDays : reminderDays, failures, { dueDay: '2026-02-28', today }), next));
});

test('payments that are left', () => {
  const rows: [cycles: number, paid: number, left: number | null][] = [[0, 40, null], [6, 1, 5], [6, 6, 0], [6, 7, 0]];
  for (const [cycles, paid, left] of rows) assert.equal(paymentsLeft(cycles, paid), left);
});

test('a day begins where the shop is, in summer and in winter', () => {
  const rows: [day: string, timeZone: string, moment: string][] = [
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-04-29', 'Europe/Berlin', '2026-04-28T22:00:00.000Z'],
    ['2026-10-25', 'America/Toronto', '2026-10-25T04:00:00.000Z'],
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ];
  for (const [day, timeZone, moment] of rows) assert.equal(startOfShopDay(day, timeZone).toISOString(), moment);
});
