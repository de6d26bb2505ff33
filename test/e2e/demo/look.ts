import type { Page } from 'playwright-core';
import { axeColorProblems, axeProblems, axeProblemsInDark } from './axe.js';
import { frames } from './settle.js';
import type { Visit } from './visit.js';

export const wide = { viewport: { width: 1280, height: 800 } };
/** The window of a wide screen at 200 % zoom. */
const zoomed = { width: 640, height: 400 };
const narrow = { width: 360, height: 740 };

/** Checks a settled page (`settle`) as a new visitor sees it, who has not answered the cookie banner yet. */
export async function look({ page, context, heard, origins, problems }: Visit): Promise<Record<string, unknown>> {
  const { violations, shifts } = await problems();
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage), ...Object.keys(sessionStorage), ...await caches.keys(),
    ...(await indexedDB.databases()).map(({ name }) => name), ...await navigator.serviceWorker.getRegistrations(),
  ]);
  return {
    violations, shifts, kept,
    cookies: await context.cookies(),
    strangers: [...origins].filter(origin => origin !== new URL(page.url()).origin),
    light: await axeProblems(page),
    dark: await axeProblemsInDark(page),
    console: heard.console,
  };
}

/** What `look` finds if nothing is wrong: no layout shift, nothing stored, no request to third parties. */
export const wellLooking = { violations: [], shifts: [], kept: [], cookies: [], strangers: [], light: [], dark: [], console: [] };

/** The page's one heading, what a late font moves, its pictures, its width when it is zoomed and on a small phone, and its tables there. */
export async function lookAtParts(page: Page): Promise<Record<string, unknown>> {
  return {
    headings: await page.locator('h1').count(),
    rewrapped: await rewrappedByFont(page),
    broken: await brokenPictures(page),
    zoomed: await unreachable(page, zoomed),
    narrow: await unreachable(page, narrow),
    squeezed: await squeezedRows(page),
  };
}

export const wellMade = { headings: 1, rewrapped: [], broken: [], zoomed: [], narrow: [], squeezed: [] };

/** Headings that have more or fewer lines in the fallback of their font: they move what follows when the font comes after them. */
const rewrappedByFont = (page: Page): Promise<string[]> => page.evaluate(async () => {
  await document.fonts.ready;
  return [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].filter(heading => {
    const { fontFamily } = getComputedStyle(heading);
    const fallback = fontFamily.split(',').slice(1).join();
    if (!fallback.includes('fallback')) return false;
    const { offsetHeight } = heading;
    heading.style.setProperty('font-family', fallback);
    const isRewrapped = heading.offsetHeight !== offsetHeight;
    heading.style.removeProperty('font-family');
    return isRewrapped;
  }).map(heading => heading.textContent!.trim());
});

/** Rows that leave a part of their table's width empty. */
const squeezedRows = (page: Page): Promise<string[]> => page.locator('main tbody > tr').evaluateAll(rows => rows
  .filter(row => row.getBoundingClientRect().width < 0.9 * row.closest('table')!.clientWidth)
  .map(row => row.textContent!.trim()));

/** What `look` cannot say of a page from right to left, and dark by its own switch. */
export async function lookFromRight({ page, heard }: Visit): Promise<Record<string, unknown>> {
  return { colors: await axeColorProblems(page), narrow: await unreachable(page, narrow), console: heard.console };
}

export const wellFromRight = { colors: [], narrow: [], console: [] };

async function unreachable(page: Page, size: { width: number; height: number }): Promise<string[]> {
  return [...await overflow(page, size), ...await outOfReach(page)];
}

/** How far the page can be scrolled sideways, in pixels; and who sticks out. */
async function overflow(page: Page, size: { width: number; height: number }): Promise<string[]> {
  await page.setViewportSize(size);
  await frames(page); // elements hear of their new size with a frame
  return page.evaluate(() => {
    const root = document.documentElement;
    const tooWide = root.scrollWidth - root.clientWidth;
    if (tooWide <= 0) return [];
    const names = [...document.body.querySelectorAll('*')]
      .filter(element => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (right > root.clientWidth + 1 || left < -1);
      })
      .map(element => `${element.localName}.${element.className}`);
    return [`${tooWide} px too wide: ${names.slice(0, 5).join(', ')}`];
  });
}

/** Headings, links and fields of which a part lies beside the window, where nothing scrolls to them. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const around = (element: Element): Element | null =>
      element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
    const isInScroller = (element: Element) => {
      for (let box = around(element); box && box !== document.body; box = around(box)) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>('h1, h2, a[href], button, input, textarea, select')]
      .filter(element => {
        const { left, right, width, height } = element.getBoundingClientRect();
        return (right > clientWidth + 1 || left < -1) && width > 1 && height > 1
          && element.checkVisibility({ visibilityProperty: true }) && !isInScroller(element);
      })
      .map(element => `${element.localName}.${element.className} ${element.textContent!.trim().slice(0, 40)}`);
  });
}

/** Pictures that could not be loaded, or are of another shape than their tag says: what follows them jumps. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures: HTMLImageElement[] = [];
    const collect = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (element instanceof HTMLImageElement) pictures.push(element);
        if (element.shadowRoot) collect(element.shadowRoot);
      }
    };
    collect(document);
    const problems = await Promise.all(pictures.map(async picture => {
      picture.loading = 'eager';
      const isThere = await picture.decode().then(() => picture.naturalWidth > 0, () => false);
      if (!isThere) return [`${picture.currentSrc || picture.src} could not be loaded`];
      const said = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
      const real = picture.naturalWidth / picture.naturalHeight;
      return said && Math.abs(said / real - 1) > 0.02 ? [`${picture.currentSrc} is not as wide for its height as its tag says`] : [];
    }));
    return problems.flat();
  });
}
