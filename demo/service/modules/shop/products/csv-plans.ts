import { type PlanDraft, usualPlanId } from './plan-draft.js';
import { ownerText } from '../texts.js';

/** What is in a file for a product that is sold without a plan as well. */
const once = 'once';
const planShape = /^every (\d{1,4}) (week|month|year)s?(?:, (\d{1,4}) payments)?(?:, (\d{1,4})% off)?(?:, id ([\w-]{1,60}))?$/i;

interface Plans {
  readonly plans: readonly PlanDraft[];
  readonly isSoldOnce: boolean;
}

const usualId = ({ every, unit, payments }: Pick<PlanDraft, 'every' | 'unit' | 'payments'>): string =>
  usualPlanId({ billingPeriod: { value: Number(every), unit: unit as 'month' }, numBillingCycles: Number(payments || 0) });

/** Plans as people write them in a table: `once; every 1 month; every 3 months, 4 payments, 10% off`. An ID is only written if it is not the usual one. */
export const plansAsText = ({ plans, isSoldOnce }: { plans: readonly PlanDraft[] | null; isSoldOnce: boolean }): string =>
  [
    ...(plans?.length && isSoldOnce ? [once] : []),
    ...(plans ?? []).map(({ id, every, unit, payments, percentOff, fileId = id }) =>
      [
        `every ${every} ${unit}${every === '1' ? '' : 's'}`,
        ...(payments === '' ? [] : [`${payments} payments`]),
        ...(percentOff === '' ? [] : [`${percentOff}% off`]),
        ...(fileId === '' || fileId === usualId({ every, unit, payments }) ? [] : [`id ${fileId}`]),
      ].join(', '),
    ),
  ].join('; ');

/** Throws a RangeError for an invalid plan. Plans of the same terms are the same; the ID in `every 1 month, id monthly` is that of a new one. */
export function plansInText(text: string): Plans {
  const words = text.split(';').map(one => one.trim().replace(/\s+/g, ' ')).filter(Boolean);
  const plans = words.filter(word => word.toLowerCase() !== once).map((word): PlanDraft => {
    const [, every, unit, payments = '', percentOff = '', fileId] = planShape.exec(word) ?? [];
    if (every === undefined) throw new RangeError(ownerText('productsPlanWrong', { plan: word.slice(0, 60), example: 'every 3 months, 4 payments, 10% off' }));
    return { id: '', every, unit: unit!.toLowerCase(), payments, percentOff, ...fileId !== undefined && { fileId } };
  });
  return { plans, isSoldOnce: plans.length === 0 || plans.length < words.length };
}
