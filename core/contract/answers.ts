import type { FormField } from './form-field.js';
import type { FormPhase } from './limits/form-phase.js';

/** Every refusal of the service: one sentence for people, in their language, and where it applies the place that is wrong. */
export interface ErrorAnswer {
  error: string;
  /** The same for the developer of the program that sent the request, in English: which field was wrong, and what was expected. */
  detail?: string;
  /** Name of the request field that is wrong: `formId`, `key`, or the id of an unknown form field. */
  field?: string;
  /** Messages for the visitor by form field id. spec: commerce-forms-data §5 */
  errors?: Record<string, string>;
  /** The visitor has to log in first: the page receives `site-login-required`. spec: commerce-forms-data §8 */
  loginRequired?: true;
  /** Why the form cannot be sent now. */
  phase?: Exclude<FormPhase, 'open'>;
}

/** Answer of `paths.storedForm`: a form as its owner has saved it, for pages to draw. */
export interface StoredFormAnswer {
  fields: readonly FormField[];
  captcha?: string;
  /** Site key of a captcha from another host. */
  captchaKey?: string;
  successText?: string;
  redirect?: string;
  /** Whether a form with steps ends with a summary. */
  showSummary?: boolean;
  /** Whether it opens, closes or can be full: `paths.formState` says how it stands. */
  limited?: boolean;
  /** Whether the owner wants to know how many visitors start it: `paths.formProgress`. */
  countStarts?: boolean;
  /** Whether visitors can save it and receive a link by email: `paths.savedDraft`. */
  saveByEmail?: boolean;
}

/** Answer of `paths.formSubmissionKey`. */
export interface SubmissionKeyAnswer {
  key: string;
  /** ISO 8601; a key asked for again after this moment is a new one. */
  expires: string;
}

/** Answer of `paths.formSubmissionState`, a question by key: the id of what is stored with it, or null. */
export interface SubmissionStateAnswer extends NotStoredAnswer, ConfirmationAnswer, PaymentAnswer, StoredAnswers, EditAnswer {
  id: string | null;
}

/** Answer of `paths.saveFormSubmission`: the same id again when the same request is repeated. */
export interface SaveSubmissionAnswer extends NotStoredAnswer, ConfirmationAnswer, PaymentAnswer, StoredAnswers, EditAnswer {
  id: string;
}

/** The result of a submission may be sent by email only: then the response has this text instead of a success message. */
export interface ConfirmationAnswer {
  /** A sentence for the visitor, shown instead of the success message. */
  confirmation?: string;
}

/** A submission may have an amount to pay. Then its `confirmation` says that it is not paid yet. */
export interface PaymentAnswer extends ConfirmationAnswer {
  /** Where the visitor pays, and the text of the link that leads there. */
  payment?: { url: string; title: string };
}

/** One answer of a submission, as its visitor reads it. */
export interface SentAnswer {
  /** ID of the field. */
  id: string;
  /** Title of the field. */
  label: string;
  /** Plain text: one line for each choice, file or part; at least one. */
  lines: readonly string[];
}

/** A form may show its visitor what was stored. */
export interface StoredAnswers {
  /** In the order of the form; without passwords and hidden fields. */
  answers?: readonly SentAnswer[];
}

/** A form may let its visitors edit what they have sent. */
export interface EditAnswer {
  /** Where the visitor edits it, and the text of the link that leads there. The address is a secret of the visitor. */
  edit?: { url: string; title: string };
}

/** A submission may be stored without all that was sent with it: then no success message is shown. */
export interface NotStoredAnswer {
  /** Messages for the visitor about files and values that were left out, a sentence each; absent where all is stored. */
  notStored?: readonly string[];
}

/** The id of a session replay that means: this visit is not recorded. spec: page-runtime-platform §7 */
export const noReplayId = 'automated-mock-id';

/** The earlier names of `ConfirmationAnswer` and `NotStoredAnswer`. */
export type { ConfirmationAnswer as Confirmed, NotStoredAnswer as NotStored };
