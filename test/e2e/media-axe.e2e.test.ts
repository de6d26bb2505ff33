// Runs with npm run test:all: every state of every media element; the contract asks at rest.
import type { Page } from 'playwright-core';
import { describeAxeStates, type State } from './demo/axe-states.js';
import { devices } from './demo/visit.js';

// Pictures and motion are open to everyone not only at rest, as examples.e2e.test.ts has them, but in every state that a
// visitor can bring them to: in light, and what depends on colors in the dark too.

const phone = devices.phone;
const still = { ...devices.desktop, reducedMotion: 'reduce' } as const;
const here = () => Promise.resolve();
const click = (selector: string) => (page: Page) => page.click(selector);
const focus = (selector: string) => (page: Page) => page.focus(selector);
const picture = (number: number) => `site-lightbox a >> nth=${number - 1}`;
const hasNoPictures = (page: Page) => page.route('**/images/**', route => route.fulfill({ status: 404 }));
const hasAPlayer = (page: Page) => page.route('https://www.youtube-nocookie.com/**', route =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Player</title><p>A video</p>' }));

/** Opens the lightbox and waits until everything it can do is there. */
const large = (opener: string) => async (page: Page) => {
  await page.click(opener);
  await page.waitForSelector('site-lightbox button[part="zoom"]', { state: 'attached' });
};
const zoomed = (opener: string) => async (page: Page) => {
  await large(opener)(page);
  await page.click('site-lightbox button[part="zoom"]');
};
const captionHidden = (opener: string) => async (page: Page) => {
  await large(opener)(page);
  await page.click('site-lightbox button[part="caption-toggle"]');
};
const tool = (number: number, name: string) => async (page: Page) => {
  await large(picture(number))(page);
  await page.click(`site-lightbox [data-tool="${name}"]`);
};

const states: Record<string, State> = {
  'a gallery that plays': { example: 'site-gallery/autoplay', reach: here, shows: 'site-gallery .autoplay[aria-pressed="true"]' },
  'a gallery that was paused': {
    example: 'site-gallery/autoplay', reach: click('site-gallery .autoplay'), shows: 'site-gallery .autoplay[aria-pressed="false"]',
  },
  'a gallery without motion, between its ends': {
    example: 'site-gallery/slideshow', device: still, reach: click('site-gallery .next'), shows: 'site-gallery[current="1"] .counter',
  },
  'a gallery at its end': {
    example: 'site-gallery/slideshow', device: still,
    reach: page => page.locator('site-gallery').evaluate(gallery => (gallery as unknown as { show(at: number): unknown }).show(-1)),
    shows: 'site-gallery[current="3"] .counter',
  },
  'a gallery whose track has the focus': { example: 'site-gallery/strip', reach: focus('site-gallery .track'), shows: 'site-gallery .track:focus' },
  'thumbnails': { example: 'site-gallery/thumbnails', reach: click('site-gallery .thumbnail >> nth=2'), shows: 'site-gallery .thumbnail[value="2"][aria-current]' },
  'thumbnails on a phone': {
    example: 'site-gallery/thumbnails', device: phone, reach: click('site-gallery .thumbnail >> nth=1'), shows: 'site-gallery .thumbnail[value="1"][aria-current]',
  },
  'a gallery that shows how far it is': { example: 'site-gallery/pagination', device: still, reach: click('site-gallery .next'), shows: 'site-gallery[current="1"] .progress' },
  'a gallery on its way down, with dots': { example: 'site-gallery/vertical', device: still, reach: click('site-gallery .next'), shows: 'site-gallery[current="1"] .indicator[aria-current]' },
  'a gallery with arrows of its author': { example: 'site-gallery/own-controls', device: still, reach: click('site-gallery [slot="next"]'), shows: 'site-gallery[current="1"] [slot="pagination"]' },
  'a gallery that is filtered': { example: 'site-gallery/filter', reach: click('site-gallery .tag >> nth=1'), shows: 'site-gallery .tag:nth-of-type(2)[aria-pressed="true"]' },
  'a gallery that is filtered, on a phone': {
    example: 'site-gallery/filter', device: phone, reach: click('site-gallery .tag >> nth=1'), shows: 'site-gallery .tag:nth-of-type(2)[aria-pressed="true"]',
  },
  'a gallery that has loaded more': { example: 'site-gallery/filter', reach: click('site-gallery .more'), shows: 'site-gallery img:nth-of-type(7)' },
  'a gallery whose background videos are paused': {
    example: 'site-gallery/background-video', reach: click('site-gallery .background-videos'), shows: 'site-gallery .background-videos[aria-pressed="false"]',
  },
  'a gallery whose pictures do not come': { example: 'site-gallery/slideshow', arrange: hasNoPictures, reach: here, shows: 'site-gallery .next' },

  'a lightbox': { example: 'site-lightbox/1-pictures', reach: large(picture(1)), shows: 'site-lightbox dialog .caption' },
  'a lightbox that is zoomed': { example: 'site-lightbox/1-pictures', reach: zoomed(picture(1)), shows: 'site-lightbox dialog[data-zoomed]' },
  'a light lightbox': { example: 'site-lightbox/2-links', reach: large('a[title]'), shows: 'site-lightbox dialog[data-theme="light"] .caption' },
  'a light lightbox that is zoomed': { example: 'site-lightbox/2-links', reach: zoomed('a[title]'), shows: 'site-lightbox dialog[data-theme="light"][data-zoomed]' },
  'a lightbox on a phone, its caption shown': {
    example: 'site-lightbox/1-pictures', device: phone, reach: large(picture(1)), shows: 'site-lightbox .caption-toggle[aria-expanded="true"]',
  },
  'a lightbox on a phone, its caption hidden': {
    example: 'site-lightbox/1-pictures', device: phone, reach: captionHidden(picture(1)), shows: 'site-lightbox .caption-toggle[aria-expanded="false"]',
  },
  'a light lightbox on a phone, its caption hidden': {
    example: 'site-lightbox/2-links', device: phone, reach: captionHidden('a[title]'), shows: 'site-lightbox .caption-toggle[aria-expanded="false"]',
  },
  'a lightbox without its picture': {
    example: 'site-lightbox/1-pictures', arrange: hasNoPictures, reach: large(picture(1)), shows: 'site-lightbox .error',
  },
  'a lightbox with all its tools and thumbnails': { example: 'site-lightbox/6-toolbar', reach: large(picture(1)), shows: 'site-lightbox .strip [aria-current]' },
  'a lightbox with all its tools, on a phone': {
    example: 'site-lightbox/6-toolbar', device: phone, reach: tool(1, 'thumbnails'), shows: 'site-lightbox [data-tool="thumbnails"][aria-expanded="false"]',
  },
  'a slideshow that plays': { example: 'site-lightbox/6-toolbar', reach: tool(1, 'slideshow'), shows: 'site-lightbox [data-tool="slideshow"][aria-pressed="true"]' },
  'a picture whose author gives no file': { example: 'site-lightbox/6-toolbar', reach: large(picture(3)), shows: 'site-lightbox .tools:not(:has([data-tool="download"]))' },
  'a lightbox that a gallery has opened': { example: 'site-gallery/autorows', reach: large('site-gallery img >> nth=0'), shows: 'site-lightbox dialog .caption' },
  'a video in the lightbox': { example: 'site-lightbox/3-video', reach: large(picture(2)), shows: 'site-lightbox .video .player' },
  'a video in the lightbox that asks first': { example: 'site-lightbox/3-video', reach: large(picture(3)), shows: 'site-lightbox .video .terms' },

  'a question': { example: 'site-dialog/confirm', reach: click('a[href="#remove-mug"]'), shows: 'site-dialog dialog .danger' },
  'a question to confirm or reject': {
    example: 'site-dialog/confirm',
    reach: async page => {
      await page.locator('site-dialog').evaluate(dialog => dialog.setAttribute('dialog-style', 'confirm-or-reject'));
      await page.click('a[href="#remove-mug"]');
    },
    shows: 'site-dialog dialog [part="reject"]',
  },
  'an alert': { example: 'site-dialog/alert', reach: click('[data-site-dialog-open]'), shows: 'site-dialog dialog [part="confirm"]' },
  'a dialog without buttons': { example: 'site-dialog/no-buttons', device: phone, reach: click('a[href="#glaze-care"]'), shows: 'site-dialog dialog .close' },
  'a piece of information': {
    example: 'site-dialog/information',
    reach: async page => {
      await page.locator('site-dialog').evaluate(dialog => dialog.setAttribute('hide-after', '0'));
      await page.click('[data-site-dialog-open]');
    },
    shows: 'site-dialog .information',
  },
  'a tip of a word': { example: 'site-tooltip/words', reach: click('site-tooltip >> nth=0'), shows: 'site-tooltip .tip[data-shown]' },
  'a tip of a button': { example: 'site-tooltip/buttons', reach: tab(1), shows: 'site-tooltip .tip[data-shown]' },
  'a tip with a link': { example: 'site-tooltip/link', reach: tab(1), shows: 'site-tooltip .tip.rich[data-shown]' },

  'a video of a service before consent': { example: 'site-video/1-service', reach: here, shows: 'site-video .terms' },
  'a video of a service before consent, on a phone': { example: 'site-video/1-service', device: phone, reach: here, shows: 'site-video .terms' },
  'a video of a service after the press': {
    example: 'site-video/1-service', arrange: hasAPlayer, reach: click('site-video .play'), shows: 'site-video iframe.player',
  },
  'a video of the site that plays, with its transcript open': {
    example: 'site-video/2-file',
    reach: async page => {
      await page.click('site-video summary');
      await page.click('site-video .play');
    },
    shows: 'site-video details[open]',
  },
  'a video without its picture': { example: 'site-video/4-wide', arrange: hasNoPictures, reach: here, shows: 'site-video .play' },
  'a picture that did not come': { example: 'site-image/1-figure', arrange: hasNoPictures, reach: here, shows: 'site-image .broken' },
};

function tab(times: number) {
  return async (page: Page) => {
    for (let left = times; left > 0; left -= 1) await page.keyboard.press('Tab');
  };
}

describeAxeStates(states);
