import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getDefaults } from '../../core/settings/table.js';
import { bannerOptions } from './banner-options.js';
import { cookieBannerSettings } from './cookie-banner.settings.js';

function optionsOf(own: Record<string, unknown> = {}, siteSettings: Record<string, unknown> = {}) {
  const warnings: string[] = [];
  const values = { ...getDefaults(cookieBannerSettings.settings), ...own };
  const options = bannerOptions({ values, isWritten: name => name in own, siteSettings, warn: text => warnings.push(text) });
  return { options, warnings };
}

test('no settings give the bar, dark, with an icon, at the bottom, to accept only', () => {
  const { options, warnings } = optionsOf();
  assert.deepEqual(options, {
    variant: 'bar', position: 'bottom', theme: 'dark', ctaVariant: 'icon', text: '', ctaText: '', optOutCtaText: '',
    canDecline: false, isEnabled: true,
  });
  assert.deepEqual(warnings, []);
});

test('the visitor texts are those of the specification', () => {
  const { accept, decline, text } = cookieBannerSettings.texts;
  assert.deepEqual([accept, decline], ['Accept', 'Decline']);
  assert.match(text, /^By using this website, you agree to our use of cookies\. .* run effectively\.$/);
});

const placements: [variant: string, position: string, used: string, isWarned: boolean][] = [
  ['bar', 'auto', 'bottom', false], ['bar', 'top', 'top', false], ['bar', 'bottom', 'bottom', false],
  ['bar', 'top-left', 'bottom', true], ['bar', 'bottom-right', 'bottom', true],
  ['popup', 'auto', 'bottom-left', false], ['popup', 'top-left', 'top-left', false], ['popup', 'top-right', 'top-right', false],
  ['popup', 'bottom-left', 'bottom-left', false], ['popup', 'bottom-right', 'bottom-right', false],
  ['popup', 'top', 'bottom-left', true], ['popup', 'bottom', 'bottom-left', true],
];
for (const [variant, position, used, isWarned] of placements) {
  test(`a ${variant} at ${position} is placed at ${used}`, () => {
    const { options, warnings } = optionsOf({ variant, position });
    assert.equal(options.position, used);
    assert.equal(warnings.length, Number(isWarned));
  });
}

const declines: [acceptType: string, ctaVariant: string, canDecline: boolean][] = [
  ['opt-in', 'icon', false], ['opt-in', 'text', false], ['opt-in', 'button', false],
  ['opt-in-and-out', 'icon', false], ['opt-in-and-out', 'text', true], ['opt-in-and-out', 'button', true],
];
for (const [acceptType, ctaVariant, canDecline] of declines) {
  test(`${acceptType} with a ${ctaVariant} ${canDecline ? 'can' : 'cannot'} be declined`, () => {
    assert.equal(optionsOf({ acceptType, ctaVariant }).options.canDecline, canDecline);
  });
}

test('the site\'s settings are read as a content system spells them', () => {
  const { options } = optionsOf({}, {
    cookieBannerVariant: 'POPUP', cookieBannerPosition: 'TOP_RIGHT', cookieBannerTheme: 'LIGHT', cookieBannerCtaVariant: 'BUTTON',
    cookieBannerCtaText: 'Yes', cookieBannerOptOutCtaText: ' No ', cookieBannerAcceptType: 'OPT_IN_AND_OUT', cookieBannerText: '<p>Hi</p>',
    isCookieBannerEnabled: false,
  });
  assert.deepEqual(options, {
    variant: 'popup', position: 'top-right', theme: 'light', ctaVariant: 'button', text: '<p>Hi</p>', ctaText: 'Yes', optOutCtaText: 'No',
    canDecline: true, isEnabled: false,
  });
});

test('attributes of the tag take precedence over the site\'s settings, also when they repeat a default', () => {
  const { options } = optionsOf({ variant: 'bar', theme: 'light' }, { cookieBannerVariant: 'POPUP', cookieBannerTheme: 'DARK' });
  assert.deepEqual([options.variant, options.theme], ['bar', 'light']);
});

test('invalid settings of the site warn and fall back', () => {
  const { options, warnings } = optionsOf(
    {},
    { cookieBannerVariant: 'TOAST', cookieBannerTheme: 7, cookieBannerCtaVariant: 'X', cookieBannerPosition: 'NORTH' },
  );
  assert.deepEqual([options.variant, options.theme, options.ctaVariant, options.position], ['bar', 'dark', 'icon', 'bottom']);
  assert.equal(warnings.length, 4);
  assert.equal(warnings[0], 'cookieBannerVariant "TOAST" is unknown; expected bar, popup; using bar.');
});
