import { type Catalogue, catalogue } from '../language/catalogue.js';
import { isRightToLeft, translator } from '../language/speech.js';
import { texts } from './texts/en.js';

type Values = Record<string, string | number>;
type KeyOf<One extends Catalogue> = One extends Catalogue ? keyof One['english'] & string : never;
const common = catalogue('owner', texts, language => import(`./texts/${language}.js`));

/** A name or an address in another script would put the sentence around it out of order: between these marks it stands for itself. */
const isolated = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' && value !== '' ? `\u2068${value}\u2069` : value]),
  );
/** Emails are read as plain text, where a mark after an address would become a part of it. */
const isOfEmail = (key: string): boolean => /^email[A-Z]/.test(key);

/** A function that returns texts of the owner's pages, those that all of them share and those of these catalogues, in the language of the owner's browser. */
export function ownerTranslator<Catalogues extends readonly Catalogue[]>(...catalogues: Catalogues) {
  const translate = translator(...catalogues, common) as (key: string, values?: Values) => string;
  return (key: KeyOf<Catalogues[number]> | keyof typeof texts, values?: Values): string =>
    translate(key, values && isRightToLeft() && !isOfEmail(key) ? isolated(values) : values);
}

export const ownerText = ownerTranslator();
