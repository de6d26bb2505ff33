import { requestTexts } from '../text/request-texts.js';

const byStatus = new Map<number, string>([ // spec: commerce-forms-data §8
  [401, requestTexts.unauthorized],
  [403, requestTexts.unauthorized],
  [500, requestTexts.internal],
  [501, requestTexts.internal],
  [503, requestTexts.unavailable],
]);

/** The words for a status nobody explained; 0 is no answer at all. */
export const failureMessage = (status: number): string => byStatus.get(status) ?? requestTexts.unconnected;
