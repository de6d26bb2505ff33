import { dispatchPageEvent, isPage, showAlert } from '../platform/page.js';
import type { Failure, RequestResult } from './request-result.js';

/** Dispatched at the page with a failure that has to be shown to the visitor; a listener that shows it prevents its default, the overlay. */
export const systemErrorEvent = 'site-system-error';
export interface SystemErrorDetail { readonly failure: Failure }

/**
 * Shows a failure to the visitor: in the page's own `<site-error-overlay>` where it has one, else in the system error overlay, whose code is
 * fetched only now.
 */
export async function reportFailure(failure: Failure, load = () => import('./system-error.js')): Promise<void> {
  if (!isPage || failure.reason === 'aborted') return; // the caller that aborted it knows
  if (!dispatchPageEvent(systemErrorEvent, { failure } satisfies SystemErrorDetail)) return;
  try {
    (await load()).showSystemError(failure);
  } catch {
    showAlert(failure.message); // without a connection the overlay cannot be fetched either
  }
}

/**
 * The data of a result: `await dataOrReport(request.get<Cart>('/api/cart'))`. For callers that have nothing of their own to do
 * about a failure: it is shown to the visitor, and the data is null, as it is for an empty response. spec: commerce-forms-data §8
 */
export async function dataOrReport<T>(requested: Promise<RequestResult<T>>): Promise<T | null> {
  const result = await requested;
  if (result.kind === 'success') return result.data;
  if (result.kind === 'failure') await reportFailure(result);
  return null;
}
