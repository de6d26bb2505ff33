import { isPage, showAlert } from '../platform/page.js';
import type { Answer, Failure } from './answer.js';

/** Tells the visitor of a failure in the system error overlay, whose code is fetched only now. */
export async function tellVisitor(failure: Failure, load = () => import('./system-error.js')): Promise<void> {
  if (!isPage || failure.reason === 'aborted') return; // whoever called it off knows
  try {
    (await load()).showSystemError(failure);
  } catch {
    showAlert(failure.message); // without a connection the overlay cannot be fetched either
  }
}

/**
 * The data of an answer: `await orTell(request.get<Cart>('/api/cart'))`. For callers that have nothing of their own to do
 * about a failure: the visitor is told, and the data is null, as it is of an empty answer. spec: commerce-forms-data §8
 */
export async function orTell<T>(asked: Promise<Answer<T>>): Promise<T | null> {
  const answer = await asked;
  if (answer.kind === 'success') return answer.data;
  if (answer.kind === 'failure') await tellVisitor(answer);
  return null;
}
