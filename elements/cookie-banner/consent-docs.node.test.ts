import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { cookieDays, cookieNames } from '../../core/platform/cookie-names.js';
import { storedKeys } from '../../core/platform/stored-keys.js';
import { platformPurposes } from './bridges/platform-purposes.js';
import { cookieBannerSettings } from './cookie-banner.settings.js';

const owners = readFileSync('docs/consent.md', 'utf8');
const lawyers = readFileSync('docs/consent-for-lawyers.md', 'utf8');
const { settings } = cookieBannerSettings;

test('docs/consent.md has the purposes of other platforms as the code has them', () => {
  const row = (name: string) => new RegExp(`\\| \`${name}\` \\| (.*) \\|`).exec(owners)![1]!.split(' | ').map(cell => cell.split(', '));
  for (const [name, { functional, statistics, marketing }] of Object.entries(platformPurposes)) assert.deepEqual(row(name), [functional, statistics, marketing], name);
});

test('docs/consent-for-lawyers.md has every cookie with its lifetime, and the key of the receipt', () => {
  const lasts = (days: number) => (days < 1 ? `${days * 1440} minutes` : `${days} days`);
  for (const name of Object.values(cookieNames)) {
    const [, cells] = new RegExp(`\\| \`${name}\` \\| (.*) \\|`).exec(lawyers) ?? [];
    assert.ok(cells?.split(' | ').at(-1)!.startsWith(lasts(cookieDays[name])), `${name}: ${cells}`);
  }
  assert.ok(lawyers.includes(`\`${storedKeys.consentReceipt}\``));
  assert.ok(lawyers.includes(`(at most ${(settings.answerDays as { max?: number }).max})`));
});

test('both pages name attributes that the banner has', () => {
  const known = new Set(Object.keys(settings).map(name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)));
  const named = [...`${owners}${lawyers}`.matchAll(/<cookie-banner ([^>]*)>/g)].flatMap(([, attributes]) => [...attributes!.matchAll(/([a-z-]+)(?==)/g)].map(([name]) => name));
  for (const name of [...named, 'opt-in-regions', 'opt-out-regions', 'no-banner-regions', 'answer-days', 'policy-version']) assert.ok(known.has(name), name);
});
