import { expect } from '@open-wc/testing';
import { elements } from 'virtual:elements';
import type { Setting } from '../../core/settings/setting.js';
import { captureConsole } from './capture-console.js';
import { place } from './place.js';

// A text of which only some mean anything is reported where it is another, and the default counts.

const bad = 'a thing, no more!';

/** Texts of which any is right: names, addresses in words, ids of other systems. */
const isFree = /^(alt|album|artist|feed|heading|label|name|note|placeholder|query|service|text|thread|type|unit|secondUnit|category|addressPrefix|attribution|within|title)$|(Text|Html|Title|Name|Id|Token|Key|Line\d|Country|shortname|identifier)$|^(sku|cartCookie)$/;

/** What an element checks itself, because only the browser, another setting or its own content knows what is right; each has a test in its folder. */
const checked: Readonly<Record<string, readonly string[]>> = {
  'site-calendar': ['month', 'timeZone', 'categoryColors', 'views'],
  'site-chart': ['colors', 'lines', 'secondAxis', 'goals', 'notes'],
  'site-code': ['language'],
  'site-color-picker': ['value', 'swatches', 'background'],
  'site-connections': ['value', 'providers'],
  'site-dataset-editor': ['value', 'for', 'types'],
  'site-element-editor': ['value', 'for', 'tag'],
  'site-embed': ['src', 'html', 'ratio'],
  'site-events': ['timeZone'],
  'site-form': ['opens', 'closes', 'timeZone'],
  'site-file-manager': ['value', 'folder', 'accept'],
  'site-font-browser': ['value', 'used', 'kit'],
  'site-fonts': ['families', 'kit'],
  'site-highlight': ['color', 'thickness', 'blend', 'fontSize'],
  'site-image': ['dimensions', 'focalPoint', 'ratio', 'mask', 'thumbhash', 'urlTemplate'],
  'site-lightbox': ['controls'],
  'site-link-editor': ['value', 'fileManager', 'for', 'editable'],
  'site-map': ['tiles'],
  'site-gallery': ['design', 'transition', 'snapPoints', 'aspectRatio', 'urlTemplate', 'linked', 'activeAlignment'],
  'site-newsletter': ['opens', 'closes', 'timeZone'],
  'site-palette': ['seed', 'lightest', 'light', 'dark', 'darkest'],
  'site-pricing-toggle': ['selected'],
  'site-relative-time': ['datetime'],
  'site-shape': ['fill', 'stroke'],
  'site-summary': ['metadata'],
  'site-tour-dates': ['timeZone'],
  'site-video': ['src', 'embed', 'ratio'],
};

for (const { definition } of elements) {
  const { tag, settings } = definition.table as { tag: string; settings: Record<string, Setting> };
  const texts = Object.entries(settings).filter(([, row]) => row.kind === 'text');
  if (texts.length === 0) continue;

  describe(`the texts of <${tag}>`, () => {
    afterEach(() => { for (const box of document.querySelectorAll('body > section')) box.remove(); });

    it('are free, have a format, or are checked by the element', () => {
      expect(texts.filter(([name, row]) => !row.format && !isFree.test(name) && !checked[tag]?.includes(name)).map(([name]) => name)).to.deep.equal([]);
    });

    for (const [name, row] of texts) {
      if (!row.format) continue;
      it(`are reported if they are invalid: ${name}`, async () => {
        let element!: Awaited<ReturnType<typeof place>>;
        const heard = await captureConsole(async () => {
          element = await place(`<${tag}></${tag}>`, tag);
          element[name] = bad;
          await element.updateComplete;
        });
        expect(element[name]).to.equal(row.default);
        expect(heard.filter(message => message.includes(`"${bad}"`))).to.have.length(1);
        element[name] = row.format!.example;
        expect(element[name]).to.equal(row.format!.example);
      });
    }
  });
}
