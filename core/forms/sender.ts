import type { SaveSubmissionRequest } from '../contract/submission.js';
import type { Failure } from '../request/request-result.js';
import type { FormValues, TextKey } from './form.settings.js';

export interface Submission extends Pick<SaveSubmissionRequest, 'formId' | 'isOverlayForm' | 'submitButtonText' | 'collectionId' | 'objectName' | 'captchaKey' | 'trap' | 'filledInMs'> {
  readonly values: FormValues;
}

/** The message for a failure: in a line, in a second line where it helps, and field by field. */
export interface Explanation {
  readonly message: string;
  readonly detail: string;
  readonly errors: Readonly<Record<string, string>>;
}

export interface Failed {
  readonly kind: 'failed';
  readonly stage: 'key' | 'save' | 'elsewhere';
  readonly failure: Failure;
  /** In the texts of a catalogue. */
  explain(text: (key: TextKey) => string): Explanation;
}

export type Outcome = { readonly kind: 'saved'; readonly id: string | null } | Failed;

/** Why a submission takes longer: the connection broke off and is tried again, or the browser has no network at all. */
export type Delay = 'retrying' | 'offline';

export interface Sender {
  /** `base`: where the site answers. Never rejects. */
  send(submission: Submission, base: string, onDelay: (delay: Delay) => void): Promise<Outcome>;
}

/** A tunnel or a lift; whoever waits longer may want to do something else. */
export const offlineMs = 30_000;
