/** Every refusal of the service: one readable sentence, and where it applies the place that is wrong. */
export interface ErrorAnswer {
  error: string;
  /** Name of the request field that is wrong: `formId`, `key`, or the id of an unknown form field. */
  field?: string;
  /** Messages for the visitor by form field id. spec: commerce-forms-data §5 */
  errors?: Record<string, string>;
  /** The visitor has to log in first: the page is told by `site-login-required`. spec: commerce-forms-data §8 */
  loginRequired?: true;
}

/** Answer of `paths.formSubmissionKey`. */
export interface SubmissionKeyAnswer {
  key: string;
  /** ISO 8601; a key asked for again after this moment is a new one. */
  expires: string;
}

/** Answer of `paths.formSubmissionState`, a question by key: the id of what is stored with it, or null. */
export interface SubmissionStateAnswer {
  id: string | null;
}

/** Answer of `paths.saveFormSubmission`: the same id again when the same request is repeated. */
export interface SaveSubmissionAnswer {
  id: string;
}
