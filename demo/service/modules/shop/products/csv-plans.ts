import type { PlanDraft } from './plan-draft.js';
import { ownerText } from '../texts.js';

/** What is in a file for a product that is sold without a plan as well. */
const once = 'once';
const planShape = /^every (\d{1,4}) (week|month|year)s?(?:, (\d{1,4}) payments)?(?:, (\d{1,4})% off)?$/i;

interface Plans {
  readonly plans: readonly PlanDraft[];
  readonly isSoldOnce: boolean;
}

/** Plans as people write them in a table: `once; every 1 month; every 3 months, 4 payments, 10% off`. */
export const plansAsText = ({ plans, isSoldOnce }: { plans: readonly PlanDraft[] | null; isSoldOnce: boolean }): string =>
  [
    ...(plans?.length && isSoldOnce ? [once] : []),
    ...(plans ?? []).map(({ every, unit, payments, percentOff }) =>
      [
        `every ${every} ${unit}${every === '1' ? '' : 's'}`,
        ...(payments === '' ? [] : [`${payments} payments`]),
        ...(percentOff === '' ? [] : [`${percentOff}% off`]),
      ].join(', '),
    ),
  ].join('; ');

/** Throws a RangeError for an invalid plan. Plans in a file have no IDs: those of the same terms are the same. */
export function plansInText(text: string): Plans {
  const words = text.split(';').map(one => one.trim().replace(/\s+/g, ' ')).filter(Boolean);
  const plans = words.filter(word => word.toLowerCase() !== once).map((word): PlanDraft => {
    const [, every, unit, payments = '', percentOff = ''] = planShape.exec(word) ?? [];
    if (every === undefined) throw new RangeError(ownerText('productsPlanWrong', { plan: word.slice(0, 60), example: 'every 3 months, 4 payments, 10% off' }));
    return { id: '', every, unit: unit!.toLowerCase(), payments, percentOff };
  });
  return { plans, isSoldOnce: plans.length === 0 || plans.length < words.length };
}
