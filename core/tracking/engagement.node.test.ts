import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Engagement, maxHeartbeats } from './engagement.js';

/** A page whose time is moved by hand. `sent` are the seconds of its heartbeats, `timers` counts the timers that run. */
function opened(isVisible = true) {
  let now = 1000;
  let timers: { at: number; callback: () => void }[] = [];
  const sent: number[] = [];
  const clock = {
    now: () => now,
    after(ms: number, callback: () => void) {
      const timer = { at: now + ms, callback };
      timers.push(timer);
      return () => { timers = timers.filter(one => one !== timer); };
    },
  };
  const engagement = new Engagement({ clock, isVisible, send: seconds => sent.push(seconds) });
  const wait = (seconds: number) => {
    const until = now + seconds * 1000;
    for (;;) {
      const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      timers = timers.filter(timer => timer !== next);
      now = next.at;
      next.callback();
    }
    now = until;
  };
  /** Acts every ten seconds. */
  const read = (seconds: number) => {
    for (let at = 0; at < seconds; at += 10) {
      engagement.act();
      wait(Math.min(10, seconds - at));
    }
  };
  return { engagement, sent, wait, read, timers: () => timers.length };
}
type Page = ReturnType<typeof opened>;

describe('heartbeats', () => {
  const rows: [title: string, act: (page: Page) => void, expected: number[]][] = [
    ['come after 15 seconds, and each after twice the time', ({ read }) => read(130), [15, 15, 30, 60]],
    ['end half a minute after the last action', ({ wait, engagement }) => { wait(600); engagement.end(); }, [15, 15]],
    ['report what is left when the page is hidden', ({ read, engagement }) => { read(20); engagement.setVisible(false); }, [15, 5]],
    ['report a short visit too', ({ wait, engagement }) => { wait(3); engagement.setVisible(false); }, [3]],
    ['report nothing of less than a second', ({ wait, engagement }) => { wait(0.3); engagement.setVisible(false); }, []],
    ['count no time in the background', ({ read, wait, engagement }) => {
      read(10);
      engagement.setVisible(false);
      wait(500);
      engagement.setVisible(true);
      read(10);
      engagement.end();
    }, [10, 5, 5]],
    ['count no actions in the background', ({ wait, engagement }) => {
      engagement.setVisible(false);
      engagement.act();
      wait(100);
      engagement.end();
    }, []],
    ['count no idle time between two actions', ({ wait, engagement }) => {
      wait(100);
      engagement.act();
      wait(5);
      engagement.end();
    }, [15, 15, 5]],
    ['count while a recording plays', ({ wait, engagement }) => {
      engagement.setPlaying(true);
      wait(120);
      engagement.setPlaying(false);
      wait(600);
      engagement.end();
    }, [15, 15, 30, 60, 30]],
    ['count no recording that plays in the background', ({ wait, engagement }) => {
      engagement.setPlaying(true);
      wait(10);
      engagement.setVisible(false);
      wait(600);
      engagement.end();
    }, [10]],
    ['start when the page is shown, not before', ({ wait, engagement }) => {
      engagement.setVisible(false);
      wait(600);
      engagement.setVisible(true);
      wait(4);
      engagement.end();
    }, [4]],
    ['report half an hour of a page view at most', ({ read, engagement }) => { read(7200); engagement.end(); }, [15, 15, 30, 60, 120, 240, 480, 840]],
    ['end without another one when tracking stops', ({ read, engagement }) => {
      read(20);
      engagement.stop();
      read(100);
      engagement.setVisible(false);
      engagement.end();
    }, [15]],
  ];
  for (const [title, act, expected] of rows) {
    test(title, () => {
      const page = opened();
      act(page);
      assert.deepEqual(page.sent, expected);
    });
  }

  test('are few where a tab is switched again and again', () => {
    const { engagement, sent, wait } = opened();
    for (let times = 0; times < 100; times++) {
      wait(2);
      engagement.setVisible(false);
      engagement.setVisible(true);
    }
    assert.equal(sent.length, maxHeartbeats);
  });

  test('run one timer while the visitor is active, and none otherwise', () => {
    const { engagement, wait, read, timers } = opened();
    read(50);
    assert.equal(timers(), 1);
    wait(31);
    assert.equal(timers(), 0, 'idle');
    engagement.act();
    engagement.act();
    assert.equal(timers(), 1);
    engagement.setVisible(false);
    assert.equal(timers(), 0, 'hidden');
    engagement.setVisible(true);
    assert.equal(timers(), 1);
    engagement.stop();
    assert.equal(timers(), 0, 'over');
    assert.equal(opened(false).timers(), 0, 'opened in the background');
  });
});
