import { isRightToLeft, sayFrom } from '../language/say.js';
import { ownerTexts } from './owner-texts.js';

export type OwnerText = keyof typeof ownerTexts;
type Values = Record<string, string | number>;
const sayAsIs = sayFrom<OwnerText>(ownerTexts);

/** A name or an address in another script would put the sentence around it out of order: between these marks it stands for itself. */
const isolated = (values: Values): Values => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' && value !== '' ? `\u2068${value}\u2069` : value]));
/** Letters are read as plain text, where a mark after an address would become a part of it. */
const isOfLetter = (key: OwnerText): boolean => /^letter[A-Z]/.test(key);

/** A text of the owner's pages, in the language that the owner's browser asks for. */
export const sayToOwner = (key: OwnerText, values?: Values): string => sayAsIs(key, values && isRightToLeft() && !isOfLetter(key) ? isolated(values) : values);
