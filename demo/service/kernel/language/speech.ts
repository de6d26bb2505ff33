import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, MiddlewareHandler } from 'hono';
import { fieldMessages } from 'site-elements/contract/field-messages';
import { fill, isRightToLeft as isWrittenRightToLeft, type Language, languageFor, type Words, wordsIn } from 'site-elements/contract/language';
import { formTranslations } from 'site-elements/contract/form-translations';
import { limitMessages } from 'site-elements/contract/limits/limit-messages';
import { likertScale } from 'site-elements/contract/likert-scale';
import { paths } from 'site-elements/contract/paths';
import { type Catalogue, cataloguesFor, type Reader } from './catalogue.js';
import { preferredLanguage } from './preferred-language.js';

interface Speech {
  readonly language: Language;
  readonly words: ReadonlyMap<Catalogue, Words>;
  readonly formWords: Words;
  /** Texts of catalogues that were said while this request was answered. */
  readonly said?: Set<string>;
}

/** English texts of forms that the service renders. Other languages use the texts of the elements, so that both name a field alike. */
const drawTexts = {
  choose: 'Choose',
  otherAmount: 'Other amount',
  firstName: 'First name',
  lastName: 'Last name',
  addressLine1: 'Address line 1',
  addressLine2: 'Address line 2',
  city: 'City',
  state: 'State or region',
  zipCode: 'Zip or postal code',
  country: 'Country',
  countryCode: 'Country code',
  phoneNumber: 'Number',
  errorOf: '{label}: {message}',
  likertMinus2: likertScale[0][1],
  likertMinus1: likertScale[1][1],
  likert0: likertScale[2][1],
  likert1: likertScale[3][1],
  likert2: likertScale[4][1],
} as const;

const inEnglish: Speech = { language: 'en', words: new Map(), formWords: { ...fieldMessages, ...drawTexts, ...limitMessages } };
/** Texts for the request that is being answered. A message may be created ten calls away from it: prices, stock, files. */
const speech = new AsyncLocalStorage<Speech>();
const ofRequest = 'speech';
const now = (): Speech => speech.getStore() ?? inEnglish;

async function speechIn(language: Language, reader: Reader): Promise<Speech> {
  if (language === 'en') return inEnglish;
  const formWords = await wordsIn(language, [formTranslations]);
  const words = new Map(await Promise.all(cataloguesFor(reader).map(async one => [one, await wordsIn(language, [one.translations])] as const)));
  // A page calls these two by the status that they come with.
  return { language, words, formWords: { ...formWords, notConfigured: formWords.status404!, rateLimited: formWords.status429! } };
}

const isOfOwner = (path: string): boolean => path === paths.owner || path.startsWith(`${paths.owner}/`);

/** Answers each request in the language of who asks. */
export function detectLanguage(): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    const spoken: Speech = { ...await speechIn(preferredLanguage(req.header('accept-language')), isOfOwner(req.path) ? 'owner' : 'visitor'), said: new Set() };
    context.set(ofRequest, spoken);
    return speech.run(spoken, next);
  };
}

/** The same for what is answered after the request has failed, when it has been left. */
export const inRequestLanguage = <Answer>(context: Context, answer: () => Answer): Answer => speech.run(context.get(ofRequest) ?? now(), answer);

/** Uses another language than that of the request, for texts that another person reads, such as an email. */
export async function inLanguage<Answer>(language: Language, reader: Reader, write: () => Answer | Promise<Answer>): Promise<Answer> {
  // A row edited by hand may name an unsupported language: its email is written all the same.
  return speech.run({ ...await speechIn(languageFor(language) ?? 'en', reader), said: now().said }, write);
}

/** The language in which `say` speaks. */
export const currentLanguage = (): Language => now().language;

export const isRightToLeft = (): boolean => isWrittenRightToLeft(currentLanguage());

/** Says in the headers of an answer which language its words are in, and that another visitor may get others. */
export function setLanguageHeaders(context: Context): void {
  context.header('Content-Language', currentLanguage());
  context.header('Vary', 'Accept-Language', { append: true });
}

type Values = Record<string, string | number>;

/** More texts than any message is made of: a long file says the same few again and again. */
const mostSaid = 2000;

/** Registers a text of a catalog. */
export function markAsText(text: string): string {
  const { said } = now();
  if (said && said.size >= mostSaid) said.clear();
  said?.add(text);
  return text;
}

/** Whether a text comes from a catalog, and may be shown to people: what a schema or a parser says is for programs. */
export const isCatalogueText = (text: string): boolean => now().said?.has(text) ?? false;

type KeyOf<One extends Catalogue> = One extends Catalogue ? keyof One['english'] & string : never;

/** A function that returns texts of these catalogues in the language of the request. A key that two of them have is that of the first. */
export const translator = <Catalogues extends readonly Catalogue[]>(...catalogues: Catalogues) => (key: KeyOf<Catalogues[number]>, values?: Values): string => {
  const one = catalogues.find(({ english }) => Object.hasOwn(english, key))!;
  return markAsText(fill(now().words.get(one)?.[key] ?? one.english[key]!, values, currentLanguage()));
};

export type FormText = keyof typeof fieldMessages | keyof typeof drawTexts | keyof typeof limitMessages;

/** A text about a form or one of its fields, as a page says it too. */
export function fieldText(key: FormText, values?: Values): string {
  const { formWords, language } = now();
  return markAsText(fill(formWords[key] ?? inEnglish.formWords[key]!, { email: formWords.emailExample ?? 'name@example.com', ...values }, language));
}
