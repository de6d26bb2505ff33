/** Every refusal of the service: one readable sentence, and where it applies the place that is wrong. */
export interface ErrorAnswer {
  error: string;
  /** Name of the request field that is wrong: `formId`, `key`, or the id of an unknown form field. */
  field?: string;
  /** Messages for the visitor by form field id. spec: commerce-forms-data §5 */
  errors?: Record<string, string>;
}

/** Answer of `paths.formSubmissionKey`. */
export interface SubmissionKeyAnswer {
  key: string;
  /** ISO 8601; a key asked for again after this moment is a new one. */
  expires: string;
}

/** Answer of `paths.saveFormSubmission`: the same id again when the same request is repeated. */
export interface SaveSubmissionAnswer {
  id: string;
}
