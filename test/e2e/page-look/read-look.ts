import assert from 'node:assert/strict';
import { contrastRatio } from '../../../core/color/color.js';
import { defaultTheme } from '../../../styles/tokens.js';
import { eventually } from '../demo/eventually.js';
import type { EngineReader } from '../engine-readers.js';
import type { LookPage } from './page.js';
import { agreement, colorOf, defaultValue, pairs, type PageValues, type Sign, type ThemeName, type Values } from './score.js';

export const element = '<site-accordion loading="eager"><h3>Opening hours</h3><p>From nine to five.</p></site-accordion>';

const names = Object.keys(defaultTheme) as ThemeName[];
/** The custom property of a value that has been read from the page. */
const pageProperty = (name: string): string => `--site-page-${name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;

/** Opens a page, with its own dark switch on where it has one, and waits until all of its elements are rendered. */
export async function openLookPage(reader: EngineReader, address: string, { switchTo }: LookPage): Promise<void> {
  await reader.goTo(address);
  await eventually(async () => assert.ok(await reader.evaluate(
    '[...document.querySelectorAll("section > *")].every(node => !node.localName.startsWith("site-") || node.isMounted)'), 'all elements are rendered'));
  if (switchTo) {
    await reader.evaluate(`new Promise(resolve => {
      document.documentElement.classList.add(${JSON.stringify(switchTo)});
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
    })`);
  }
}

/** The values that hold for the element on a page. */
async function readValues(reader: EngineReader, address: string, page: LookPage): Promise<PageValues> {
  await openLookPage(reader, address, page);
  const read = JSON.parse(await reader.evaluate<string>(`(() => {
    const style = getComputedStyle(document.querySelector('site-accordion'));
    const found = ${JSON.stringify(names.map(pageProperty))}.map(property => style.getPropertyValue(property));
    return JSON.stringify({ found, font: style.fontFamily, isDark: style.colorScheme === 'dark' });
  })()`)) as { found: string[]; font: string; isDark: boolean };
  const found = Object.fromEntries(names.map((name, at) => [name, read.found[at]!])) as Record<ThemeName, string>;
  const valueOf = (name: ThemeName): string => found[name] || (name === 'headingFont' ? read.font : defaultValue(name, read.isDark));
  return { values: Object.fromEntries(names.map(name => [name, valueOf(name)])) as Values, font: read.font, isDark: read.isDark };
}

/** All five signs agree with the page's own, none that agreed before is lost, and every pair has enough contrast. */
export async function assertLook(reader: EngineReader, page: LookPage, address: string, addressBefore: string): Promise<void> {
  const read = await readValues(reader, address, page);
  const { values } = read;
  const agreed = agreement(read, page.own);
  const agreedBefore = agreement(await readValues(reader, addressBefore, page), page.own);
  const missing = (Object.keys(agreed) as Sign[]).filter(sign => !agreed[sign]);
  assert.deepEqual(missing, [], `not as the page: ${JSON.stringify(values)}`);
  assert.deepEqual(missing.filter(sign => agreedBefore[sign]), [], 'worse than without it');
  for (const [text, ground, least] of pairs) {
    const ratio = contrastRatio(colorOf(values[text]), colorOf(values[ground]));
    assert.ok(ratio >= least, `${text} ${values[text]} on ${ground} ${values[ground]}: ${ratio.toFixed(2)}`);
  }
}
