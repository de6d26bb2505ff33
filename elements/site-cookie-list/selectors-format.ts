import type { TextFormat } from '../../core/settings/setting.js';

/** Tags, each with at most one attribute: `site-form site-form[captcha]`. */
export const selectorsFormat: TextFormat = {
  read: text => (text.split(/[\s,]+/).filter(Boolean).every(word => /^[a-z][a-z\d-]*(?:\[[a-z-]+(?:=[\w-]+)?\])?$/i.test(word)) ? text : null),
  expected: 'names of tags, such as site-cart site-form[captcha]',
  example: 'site-cart',
};
