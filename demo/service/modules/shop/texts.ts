import { readingTexts, readingTranslations } from 'site-elements/contract/reading';
import { catalogue } from '../../kernel/language/catalogue.js';
import { commonTexts } from '../../kernel/language/common-texts.js';
import { translator } from '../../kernel/language/speech.js';
import { ownerTranslator } from '../../kernel/owner/owner-text.js';
import { texts } from './texts/en.js';
import { texts as products } from './products/texts/en.js';
import { texts as orders } from './orders/texts/en.js';
import { texts as rules } from './rules/texts/en.js';
import { texts as customers } from './customers/texts/en.js';
import { texts as settings } from './settings/texts/en.js';
import { texts as subscriptionsOfOwner } from './subscriptions/owner-texts/en.js';
import { texts as subscriptions } from './subscriptions/texts/en.js';

/** Texts for visitors. */
export const t = translator(
  catalogue('visitor', texts, language => import(`./texts/${language}.js`)),
  catalogue('visitor', subscriptions, language => import(`./subscriptions/texts/${language}.js`)),
  commonTexts,
);

export type ShopText = Parameters<typeof t>[0];

/** Texts for the owner. */
export const ownerText = ownerTranslator(
  catalogue('owner', products, language => import(`./products/texts/${language}.js`)),
  catalogue('owner', orders, language => import(`./orders/texts/${language}.js`)),
  catalogue('owner', rules, language => import(`./rules/texts/${language}.js`)),
  catalogue('owner', settings, language => import(`./settings/texts/${language}.js`)),
  catalogue('owner', customers, language => import(`./customers/texts/${language}.js`)),
  catalogue('owner', subscriptionsOfOwner, language => import(`./subscriptions/owner-texts/${language}.js`)),
  catalogue('owner', readingTexts, readingTranslations),
);
export type OwnerText = Parameters<typeof ownerText>[0];
