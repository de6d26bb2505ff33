import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { galleryStyles } from './gallery.styles.js';
import { lightStyles } from './light.styles.js';
import { readAspectRatio } from './read-aspect-ratio.js';

const squeezed = (css: string) => css.replace(/\/\*[^]*?\*\//g, '').replace(/\s+/g, ' ').trim();
const sheet = squeezed(readFileSync(new URL('../../styles/site-gallery.css', import.meta.url), 'utf8'));

/** What the sheet sets for an attribute, by the attribute's value. */
function kept(attribute: string, property: string): Map<string, string> {
  const rule = new RegExp(`\\[${attribute}="([^"]+)"\\], \\[data-${attribute}="\\1"\\]\\) \\{ ${property}: ([^;]+);`, 'g');
  return new Map([...sheet.matchAll(rule)].map(([, value, set]) => [value!, set!]));
}

describe('the sheet a page has before its scripts', () => {
  it('has the very rules for pictures that a gallery brings along', () => {
    assert.ok(sheet.includes(squeezed(lightStyles.cssText)));
  });

  it('counts the pictures of a row by the same formula', () => {
    for (const line of squeezed(galleryStyles.cssText).match(/(--_wide|--_middle|--_narrow|grid-template-columns: repeat\(auto-fill)[^;]*;/g)!) {
      assert.ok(sheet.includes(line), line);
    }
  });

  it('keeps the place of 1 to 12 slides in a row', () => {
    assert.deepEqual([...kept('slides-per-row', '--_columns')], Array.from({ length: 12 }, (_, at) => [`${at + 1}`, `${at + 1}`]));
  });

  it('reads aspect ratios as the script does', () => {
    const ratios = kept('aspect-ratio', '--_ratio');
    assert.ok(ratios.size > 10);
    for (const [written, set] of ratios) assert.equal(set, readAspectRatio(written));
  });

  it('reads gutters as the script does', () => {
    const gutters = kept('gutter', '--_gutter');
    for (const usual of ['0', '1', '12', '20', '24']) assert.ok(gutters.has(usual), usual);
    for (const [written, set] of gutters) assert.equal(set, `${written}px`);
  });
});
