// Runs with npm run test:all: content that moves, that is being drawn and that has not arrived yet; the contract asks at rest.
import type { Page } from 'playwright-core';
import { describeAxeStates, type State } from './demo/axe-states.js';
import { devices } from './demo/visit.js';

const marquee = 'site-marquee:state(running)';
const still = { ...devices.desktop, reducedMotion: 'reduce' } as const;
const here = () => Promise.resolve();
const focus = (selector: string) => (page: Page) => page.focus(selector);

/** Answered when the visitor has left. */
const hold = (address: string) => (page: Page) => page.route(address, () => new Promise(() => undefined));

/** The words as an owner pastes them first. */
const withBareWords = (then: (page: Page) => Promise<unknown> = here) => async (page: Page) => {
  await page.locator('site-marquee').evaluate(element => {
    const link = Object.assign(document.createElement('a'), { href: '/saltmarsh/shop', textContent: 'Fresh bowls' });
    element.replaceChildren('Open on Sunday from ten · ', link, ' · Ferry at noon');
    element.setAttribute('wave-intensity', '2');
  });
  await page.waitForSelector('site-marquee .track[data-words]');
  await then(page);
};

/** Shows the drawing half way, and keeps it there. */
const drawing = (settings: Readonly<Record<string, string>>) => async (page: Page) => {
  const highlight = page.locator('site-highlight').first();
  await highlight.evaluate((element, given) => {
    for (const [name, value] of Object.entries({ 'is-animation-enabled': '', delay: '0', duration: '60', ...given })) element.setAttribute(name, value);
    element.scrollIntoView({ block: 'center' });
  }, settings);
  await page.waitForFunction(() => {
    const paths = [...document.querySelector('site-highlight')!.shadowRoot!.querySelectorAll('path')];
    const appearing = paths.flatMap(path => path.getAnimations());
    for (const animation of appearing) {
      animation.pause();
      animation.currentTime = Number(animation.effect!.getComputedTiming().endTime) / 2;
    }
    paths[0]?.ownerSVGElement!.setAttribute('data-half', '');
    return appearing.length > 0;
  });
};

const loadsFile = (page: Page) => page.locator('site-calendar').evaluate(element => { element.setAttribute('src', '/late.ics'); });
const calendarLoads = async (page: Page) => {
  const asked = page.waitForRequest('**/late.ics');
  await loadsFile(page);
  await asked;
};
/** Requests the file for an element that has not rendered anything yet. */
const newCalendarLoads = async (page: Page) => {
  const asked = page.waitForRequest('**/late.ics');
  await page.locator('site-calendar').evaluate(element => {
    const fresh = element.cloneNode() as Element;
    fresh.setAttribute('src', '/late.ics');
    element.replaceWith(fresh);
  });
  await asked;
};

const states: Record<string, State> = {
  'a marquee that moves': { example: 'site-marquee/1-a-line', reach: here, shows: marquee },
  'a marquee that a link in it holds, which has the focus': {
    example: 'site-marquee/1-a-line', reach: focus('site-marquee a:not([inert])'), shows: 'site-marquee:not(:state(running)) a:focus',
  },
  'a marquee whose line has the focus': { example: 'site-marquee/1-a-line', reach: focus('site-marquee .view'), shows: 'site-marquee .view:focus' },
  'a marquee whose button has the focus': { example: 'site-marquee/1-a-line', reach: focus('site-marquee button'), shows: 'site-marquee button:focus' },
  'a marquee that was paused by the keyboard': {
    example: 'site-marquee/1-a-line',
    reach: async page => {
      await page.focus('site-marquee button');
      await page.keyboard.press('Enter');
    },
    shows: 'site-marquee:not(:state(running)) button[aria-label="Play moving content"]:focus',
  },
  'a marquee on a phone, a link of it in focus': {
    example: 'site-marquee/1-a-line', device: devices.phone, reach: focus('site-marquee a:not([inert])'), shows: 'site-marquee:not(:state(running)) a:focus',
  },
  'a marquee along a wave': { example: 'site-marquee/2-a-wave', reach: here, shows: marquee },
  'bare words along a wave': { example: 'site-marquee/2-a-wave', reach: withBareWords(), shows: 'site-marquee .words span' },
  'bare words along a wave, a link beside them in focus': {
    example: 'site-marquee/2-a-wave', reach: withBareWords(focus('site-marquee a:not([inert])')), shows: 'site-marquee:not(:state(running)) a:focus',
  },
  'a marquee without motion': { example: 'site-marquee/2-a-wave', device: still, reach: here, shows: 'site-marquee:not(:state(running))' },

  'a highlight that is being drawn': { example: 'site-highlight/1-heading', reach: drawing({}), shows: 'site-highlight svg[data-half]' },
  'a highlight that fades in': { example: 'site-highlight/1-heading', reach: drawing({ animation: 'fade' }), shows: 'site-highlight svg[data-half]' },
  'a marker that grows over lines, on a phone': {
    example: 'site-highlight/2-marker', device: devices.phone, reach: drawing({ animation: 'fade-scale' }), shows: 'site-highlight svg[data-half]',
  },
  'a marker that is drawn over its words': { example: 'site-highlight/2-marker', reach: drawing({ 'is-front': '', direction: 'left' }), shows: 'site-highlight svg[data-half]' },

  'a calendar whose view has not come': {
    example: 'site-calendar/1-month', isHeld: true, arrange: hold('**/chunks/Calendar-*.js'), reach: here, shows: 'site-calendar .room:has(.waiting)',
  },
  'a list of a calendar whose view has not come': {
    example: 'site-calendar/2-list', isHeld: true, arrange: hold('**/chunks/Calendar-*.js'), reach: here, shows: 'site-calendar .room:has(.waiting)',
  },
  'a calendar whose file is on its way': { example: 'site-calendar/1-month', arrange: hold('**/late.ics'), reach: calendarLoads, shows: 'site-calendar .grid' },
  'a list of a calendar whose file is on its way': { example: 'site-calendar/2-list', arrange: hold('**/late.ics'), reach: calendarLoads, shows: 'site-calendar .calendar' },
  'a calendar with nothing but a file that is on its way': {
    example: 'site-calendar/1-month', arrange: hold('**/late.ics'), reach: newCalendarLoads, shows: 'site-calendar .grid',
  },
  'a list with nothing but a file that is on its way': {
    example: 'site-calendar/2-list', device: devices.phone, arrange: hold('**/late.ics'), reach: newCalendarLoads, shows: 'site-calendar .calendar',
  },
};

describeAxeStates(states);
