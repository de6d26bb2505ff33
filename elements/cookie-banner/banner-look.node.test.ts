import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultsOf } from '../../core/settings/table.js';
import { bannerLook } from './banner-look.js';
import { cookieBannerSettings } from './cookie-banner.settings.js';
import { paragraphsOf } from './paragraphs-of.js';

function lookOf(own: Record<string, unknown> = {}, siteSettings: Record<string, unknown> = {}) {
  const notices: string[] = [];
  const values = { ...defaultsOf(cookieBannerSettings.settings), ...own };
  const look = bannerLook({ values, isWritten: name => name in own, siteSettings, notice: text => notices.push(text) });
  return { look, notices };
}

test('nothing said gives the bar, dark, with an icon, at the bottom, to accept only', () => {
  const { look, notices } = lookOf();
  assert.deepEqual(look, {
    variant: 'bar', position: 'bottom', theme: 'dark', ctaVariant: 'icon', text: '', ctaText: '', optOutCtaText: '',
    canDecline: false, isEnabled: true,
  });
  assert.deepEqual(notices, []);
});

test('the visitor texts are those of the specification', () => {
  const { accept, decline, text } = cookieBannerSettings.texts;
  assert.deepEqual([accept, decline], ['Accept', 'Decline']);
  assert.match(text, /^By using this website, you agree to our use of cookies\. .* run effectively\.$/);
});

const places: [variant: string, position: string, used: string, isNoticed: boolean][] = [
  ['bar', 'auto', 'bottom', false], ['bar', 'top', 'top', false], ['bar', 'bottom', 'bottom', false],
  ['bar', 'top-left', 'bottom', true], ['bar', 'bottom-right', 'bottom', true],
  ['popup', 'auto', 'bottom-left', false], ['popup', 'top-left', 'top-left', false], ['popup', 'top-right', 'top-right', false],
  ['popup', 'bottom-left', 'bottom-left', false], ['popup', 'bottom-right', 'bottom-right', false],
  ['popup', 'top', 'bottom-left', true], ['popup', 'bottom', 'bottom-left', true],
];
for (const [variant, position, used, isNoticed] of places) {
  test(`a ${variant} at ${position} stands at ${used}`, () => {
    const { look, notices } = lookOf({ variant, position });
    assert.equal(look.position, used);
    assert.equal(notices.length, Number(isNoticed));
  });
}

const declines: [acceptType: string, ctaVariant: string, canDecline: boolean][] = [
  ['opt-in', 'icon', false], ['opt-in', 'text', false], ['opt-in', 'button', false],
  ['opt-in-and-out', 'icon', false], ['opt-in-and-out', 'text', true], ['opt-in-and-out', 'button', true],
];
for (const [acceptType, ctaVariant, canDecline] of declines) {
  test(`${acceptType} with a ${ctaVariant} ${canDecline ? 'can' : 'cannot'} be declined`, () => {
    assert.equal(lookOf({ acceptType, ctaVariant }).look.canDecline, canDecline);
  });
}

test('the site\'s settings are read as a content system spells them', () => {
  const { look } = lookOf({}, {
    cookieBannerVariant: 'POPUP', cookieBannerPosition: 'TOP_RIGHT', cookieBannerTheme: 'LIGHT', cookieBannerCtaVariant: 'BUTTON',
    cookieBannerCtaText: 'Yes', cookieBannerOptOutCtaText: ' No ', cookieBannerAcceptType: 'OPT_IN_AND_OUT', cookieBannerText: '<p>Hi</p>',
    isCookieBannerEnabled: false,
  });
  assert.deepEqual(look, {
    variant: 'popup', position: 'top-right', theme: 'light', ctaVariant: 'button', text: '<p>Hi</p>', ctaText: 'Yes', optOutCtaText: 'No',
    canDecline: true, isEnabled: false,
  });
});

test('what stands on the tag goes before the site\'s settings, also when it repeats a default', () => {
  const { look } = lookOf({ variant: 'bar', theme: 'light' }, { cookieBannerVariant: 'POPUP', cookieBannerTheme: 'DARK' });
  assert.deepEqual([look.variant, look.theme], ['bar', 'light']);
});

test('invalid settings of the site are said and fall back', () => {
  const { look, notices } = lookOf({}, { cookieBannerVariant: 'TOAST', cookieBannerTheme: 7, cookieBannerCtaVariant: 'X', cookieBannerPosition: 'NORTH' });
  assert.deepEqual([look.variant, look.theme, look.ctaVariant, look.position], ['bar', 'dark', 'icon', 'bottom']);
  assert.equal(notices.length, 4);
  assert.equal(notices[0], 'cookieBannerVariant "TOAST" is unknown; expected bar, popup; using bar.');
});

const texts: [written: string, read: string][] = [
  ['', ''], ['<p></p>', ''], ['<p> </p><p><br></p>', ''], ['<p>&nbsp;</p>', ''],
  ['Plain words', 'Plain words'],
  ['<p>One</p><p>Two &amp; <em>three</em></p>', 'One|Two & three'],
  ['See <a href="/privacy">our policy</a>.', 'See [our policy](/privacy).'],
  ["<a class=x href='/a?b=1&amp;c=2'>x</a>", '[x](/a?b=1&c=2)'],
  ['<a href="javascript:alert(1)">x</a>', 'x'],
  ['<a href="jav&#x61;script:alert(1)">x</a>', '[x](jav&#x61;script:alert(1))'],
  ['1 < 2', '1 < 2'],
  ['<img src=x onerror=alert(1)>Hi', 'Hi'],
];
for (const [written, read] of texts) {
  test(`the text ${JSON.stringify(written)} says ${JSON.stringify(read)}`, () => {
    const said = paragraphsOf(written)
      .map(pieces => pieces.map(({ text, href }) => (href ? `[${text}](${href})` : text)).join('')).join('|');
    assert.equal(said, read);
  });
}
