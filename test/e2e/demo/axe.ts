import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** The library as a script. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** An expression for browsers that Playwright does not drive: what axe finds in the page, as JSON of one line a place. */
export const axeExpression = `(async () => {
  ${axeSource}
  const { violations } = await axe.run(document, { resultTypes: ['violations'], iframes: false });
  return JSON.stringify(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ' at ' + target.flat().join(' > '))));
})()`;

/** Brings axe along; as a script of the browser's own it needs no leave of the page's policy. */
export async function addAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axeSource });
}

/** The rules about colors: all that can change when a page that was looked at turns dark. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds in a page that was opened with it, one line a place. Frames are pages of their own. */
export async function axeProblems(page: Page): Promise<string[]> {
  return runAxe(page, {});
}

/** What axe finds in the colors of a page whose structure it has seen. */
export async function axeColorProblems(page: Page): Promise<string[]> {
  return runAxe(page, { runOnly: colorRules });
}

/** Turns the page dark and looks at its colors. */
export async function axeProblemsInDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  return axeColorProblems(page);
}

interface Axe {
  run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary: string }[] }[] }>;
}

async function runAxe(page: Page, options: object): Promise<string[]> {
  await page.evaluate(async () => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots) {
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    }
    const running = new Set(roots.flatMap(root => root.getAnimations()));
    // Colors are read when they have stopped changing; an animation that never ends is reported, not waited for.
    // What turns for seconds and does nothing else (a ring that counts down) changes none.
    const onlyTurns = (effect: KeyframeEffect) => Number(effect.getComputedTiming().endTime) > 2000
      && effect.getKeyframes().every(({ composite, computedOffset, easing, offset, ...changed }) =>
        Object.keys(changed).every(property => property === 'transform'));
    const changes = [...running]
      .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
        && !onlyTurns(effect as KeyframeEffect))
      .map(({ finished }) => finished);
    const isOver = await Promise.race([
      Promise.allSettled(changes).then(() => true),
      new Promise<boolean>(resolve => { setTimeout(resolve, 60_000, false); }),
    ]);
    if (!isOver) throw new Error('A motion on the page did not end within 60 s; expected it to, as its timing says.');
  });
  return page.evaluate(async chosen => {
    const { violations } = await (globalThis as { axe?: Axe }).axe!.run(document, { ...chosen, resultTypes: ['violations'], iframes: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
      `${id} at ${target.flat().join(' > ')}: ${failureSummary.split('\n').slice(1).map(line => line.trim()).join('; ')}`));
  }, options);
}
