import type { ErrorAnswer } from 'site-elements/contract/answers';
import { isCatalogueText } from '../language/speech.js';
import { type CommonText, t } from '../language/common-texts.js';

const general: Readonly<Partial<Record<number, CommonText>>> = {
  401: 'notAllowed',
  403: 'notAllowed',
  404: 'nothingHere',
  429: 'tooMuch',
  500: 'internal',
  503: 'unavailable',
};

/**
 * A refusal as people read it: its sentence where that is a text of a catalog, else a general one of its status. What a schema,
 * a parser or a route says to programs goes along as `detail`.
 */
export function toReadableError(body: ErrorAnswer, status: number): ErrorAnswer {
  return isCatalogueText(body.error) ? body : { ...body, error: t(general[status] ?? 'requestWrong'), detail: body.error };
}
