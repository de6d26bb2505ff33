import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fallbackRule } from './fallback-rules.js';
import { localFaces } from './local-fonts.js';
import { googleSheet, kitSheet, readFamilies, siteSheet } from '../../core/contract/fonts.js';
import { FontsState, isHostAllowed, type RequestedFonts } from './fonts.state.js';

const none: RequestedFonts = { families: '', source: 'site', folder: '/fonts/', kit: '', href: '' };

describe('families', () => {
  const rows: [entry: string, google: string | null, site?: string][] = [
    ['Lora', 'Lora:wght@400;700', '/fonts/lora/style.css'],
    [' Source Sans 3  300 600 ', 'Source+Sans+3:wght@300;600', '/fonts/source-sans-3/style.css'],
    ['Lora:400,700italic', 'Lora:ital,wght@0,400;1,700', '/fonts/lora/style.css'],
    ['Lora 700i 400 400i', 'Lora:ital,wght@0,400;1,400;1,700', '/fonts/lora/style.css'],
    ['Exo 2', 'Exo+2:wght@400;700', '/fonts/exo-2/style.css'],
    ['../../x', null],
    ['Lora"; x', null],
    ['Lora?text=a', null],
    ['x'.repeat(200), null],
  ];
  for (const [entry, google, site] of rows) {
    it(`"${entry.slice(0, 30)}" is ${google ?? 'none'}`, () => {
      const { families, wrong } = readFamilies([entry]);
      assert.equal(wrong.length, google ? 0 : 1);
      if (!google) return;
      assert.equal(googleSheet(families), `https://fonts.googleapis.com/css2?family=${google}&display=swap`);
      assert.equal(siteSheet('/fonts', families[0]!), site);
    });
  }

  it('of a project are known by an id of letters and digits', () => {
    assert.deepEqual(['abc1def', 'a/../b', '', 'ABC'].map(kitSheet), ['https://use.typekit.net/abc1def.css', null, null, null]);
  });
});

describe('the style sheets of an element', () => {
  const context = { googleFonts: ['Lora:400,700', 7], website: { typekitId: 'abc1def' } };
  const rows: [title: string, wishes: Partial<RequestedFonts>, context: object, sheets: string[]][] = [
    ['none without settings', {}, {}, []],
    ['those of the site context', {}, context, ['/fonts/lora/style.css', 'https://use.typekit.net/abc1def.css']],
    [
      'its own before those of the context',
      { families: 'Karla 400, Inter:400,700' },
      context,
      ['/fonts/karla/style.css', '/fonts/inter/style.css'],
    ],
    [
      'one of a fonts service for all families',
      { families: 'Karla, Inter', source: 'google' },
      {},
      ['https://fonts.googleapis.com/css2?family=Karla:wght@400;700&family=Inter:wght@400;700&display=swap'],
    ],
    ['any address', { href: '/my.css' }, context, ['/my.css']],
    ['not what every object has', {}, Object.create({ googleFonts: ['Lora'] }) as object, []],
  ];
  for (const [title, wishes, given, sheets] of rows) {
    it(title, () => assert.deepEqual(new FontsState().sheetsFor({ ...none, ...wishes }, given as Record<string, unknown>).sheets, sheets));
  }

  it('say what is wrong', () => {
    const { wrong } = new FontsState().sheetsFor({ ...none, families: 'Lora, <b>', kit: 'a b' }, {});
    assert.equal(wrong.length, 2);
    assert.match(wrong.join(), /"<b>" is not the name.*"a b" is not the id/);
  });

  it('come from a host that may be asked', () => {
    const facts = { own: 'pots.example', hasConsent: false, allowedHosts: ['use.typekit.net'] };
    assert.deepEqual(['pots.example', 'use.typekit.net', 'fonts.gstatic.com'].map(host => isHostAllowed(host, facts)), [true, true, false]);
    assert.equal(isHostAllowed('fonts.gstatic.com', { ...facts, hasConsent: true }), true);
  });
});

describe('the rule of a fallback', () => {
  const metrics = {
    family: 'Lo"ra',
    isBold: true,
    isItalic: false,
    sampleEm: localFaces['sans-serif'][1].sampleEm * 1.1,
    ascentEm: 1.1,
    descentEm: 0.33,
    lineGapEm: 0,
  };
  it('adjusts the size, and gives heights in the adjusted size', () => {
    const rule = fallbackRule(metrics, 'sans-serif');
    for (const line of [
      'font-family: "Lora fallback"',
      'local("Arial Bold")',
      'font-weight: 700',
      'size-adjust: 110%',
      'ascent-override: 100%',
      'descent-override: 30%',
      'line-gap-override: 0%',
    ]) {
      assert.ok(rule.includes(line), `${line} is missing in ${rule}`);
    }
  });
});
