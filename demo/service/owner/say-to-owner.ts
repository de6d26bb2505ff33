import { sayFrom } from '../http/say.js';
import { texts as forms } from './forms/texts/en.js';
import { texts as orders } from './orders/texts/en.js';
import { texts as rules } from './store/rules/texts/en.js';
import { texts as products } from './store/texts/en.js';
import { texts as submissions } from './submissions/texts/en.js';
import { texts as common } from './texts/en.js';

/** What the owner reads, by name; a name is used by one area only. */
export const ownerTexts = { ...common, ...forms, ...submissions, ...products, ...rules, ...orders } as const;

export type OwnerText = keyof typeof ownerTexts;

/** A text of the owner's pages, in the language that the owner's browser asks for. */
export const sayToOwner = sayFrom<OwnerText>(ownerTexts);
