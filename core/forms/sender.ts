import type { SaveSubmissionRequest } from '../contract/submission.js';
import type { Failure } from '../request/request-result.js';
import type { FormValues, TextKey } from './form.settings.js';
import type { PaymentLink } from './payment-link.js';

export interface Submission extends Pick<
  SaveSubmissionRequest,
  'formId' | 'isOverlayForm' | 'submitButtonText' | 'collectionId' | 'objectName' | 'captchaKey' | 'honeypot' | 'filledInMs' | 'startCounted'
  | 'stopCounted' | 'savedDrafts'
> {
  readonly values: FormValues;
  /** Ids of the fields that are passwords. */
  readonly passwords?: readonly string[];
  /** Exactly what the browser would post: names, texts and files. */
  readonly posted?: FormData;
  /** Files for the site's service, by field id. */
  readonly files?: ReadonlyMap<string, readonly File[]>;
}

/** A text of a catalog, filled in. */
export type ExplainText = (key: TextKey, values?: Record<string, string | number>) => string;

/** The message for a failure: in a line, in a second line where it helps, and field by field. */
export interface FailureExplanation {
  readonly message: string;
  readonly detail: string;
  readonly errors: Readonly<Record<string, string>>;
}

export interface FailedSubmission {
  readonly kind: 'failed';
  readonly stage: 'key' | 'save' | 'elsewhere';
  readonly failure: Failure;
  /** In the texts of a catalog. */
  explain(text: ExplainText): FailureExplanation;
}

/**
 * What is known to be stored: `notStored` says what of it is not, a sentence each. `confirmation` is shown instead of a success message:
 * an email reports whether it is stored.
 */
export interface StoredResult {
  readonly kind: 'saved';
  readonly id: string | null;
  readonly notStored?: readonly string[];
  readonly confirmation?: string;
  /** Where its amount is paid: nothing is complete before. */
  readonly payment?: PaymentLink;
  /** What is stored, as the service has sent it: shown below the success message. */
  readonly answers?: readonly unknown[];
  /** Where the visitor edits what is stored. */
  readonly edit?: PaymentLink;
}

/** `posted`: the browser has posted the form itself, and what became of it is on the page that followed. */
export type Outcome = StoredResult | { readonly kind: 'posted' } | FailedSubmission;

/** Why a submission takes longer: the connection broke off and is tried again, the browser has no network at all, files are being sent. */
export type Delay = 'retrying' | 'offline' | 'uploading';
/** `share`: how much of an upload is sent, from 0 to 1. */
export type OnDelay = (delay: Delay, share?: number) => void;

export interface Sender {
  /** `base`: where the site answers. Never rejects. */
  send(submission: Submission, base: string, onDelay: OnDelay): Promise<Outcome>;
}

/** The time of a tunnel or an elevator; a visitor who waits longer may want to do something else. */
export const offlineMs = 30_000;
