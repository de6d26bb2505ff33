import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { designs } from '../designs/designs.js';
import { ownShapeDesigns } from './light-css.js';
import { pageSheet as write } from './page-sheet.js';

const pageSheet = write();

describe('the sheet a page has before its scripts', () => {
  it('leaves pictures their own shapes in the designs that do', () => {
    const nothing = {
      flow: 'track',
      slidesPerRow: null,
      gutter: null,
      aspectRatio: null,
      columnWidth: null,
      listImageSize: null,
      vSize: null,
      alignment: 'middle',
    } as const;
    const own = Object.entries(designs).filter(([, { layout }]) => layout(nothing).aspectRatio === 'auto').map(([name]) => name);
    assert.deepEqual(ownShapeDesigns.toSorted(), own.sort());
  });

  it('has no slide ask all those before it: that is quadratic, and there may be thousands', () => {
    const beforeOrAfter = /~ \*|> :nth-child\(n/;
    assert.doesNotMatch(pageSheet, beforeOrAfter);
    assert.doesNotMatch(readFileSync(new URL('../site-gallery.critical.css', import.meta.url), 'utf8'), beforeOrAfter);
  });

  it('has no rule of the shadow root left in it', () => {
    assert.doesNotMatch(pageSheet, /::slotted|\.track|\.gallery|\.controls|\[data-(flow|place|align|gapless|mixed|captions)[\]=]/);
  });

  it('keeps no room for controls where no script will draw them', () => {
    const unscripted = pageSheet.replace(/^@media (?:screen and )?\(scripting: enabled\) \{$[^]*?^\}$/gm, '');
    assert.match(pageSheet, /padding-block-(?:start|end): /);
    assert.doesNotMatch(unscripted, /\[(?:data-)?(?:filter|thumbnails)\][^{}]*\{[^}]*padding-block/);
  });
});
