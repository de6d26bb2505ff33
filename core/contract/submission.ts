/** What one form field may carry on the wire; `section` fields carry nothing. spec: commerce-forms-data §3 */
export type FieldValue = string | number | boolean | null | FieldValue[] | { [part: string]: FieldValue };

/** Body of `paths.formSubmissionKey`; empty for a key that binds to the first form it is used for. */
export interface SubmissionKeyRequest {
  formId?: string;
}

/** Body of `paths.saveFormSubmission`, as JSON, form-encoded or, with files, as multipart form data (`uploads.ts`). spec: commerce-forms-data §7 */
export interface SaveSubmissionRequest {
  key: string;
  formId: string;
  /** Field id to value; a form-encoded body carries it as JSON text, a JSON body may do either. */
  form: string | Record<string, FieldValue>;
  /** Ids of fields that are password inputs in their page: a list, in a form-encoded body as JSON text. What they send is never stored as a text. */
  passwords?: string | readonly string[];
  collectionId?: string;
  objectName?: string;
  isOverlayForm?: boolean | 'true' | 'false';
  submitButtonText?: string;
  /** What the visitor's captcha gave; a form that asks for one is refused without. */
  captchaKey?: string;
  /** The honeypot: what stood in a field that people do not see and machines fill in. Such a submission is kept, marked for the owner. */
  honeypot?: string;
  /** Milliseconds from the page's arrival to the form's sending, for a script may come late: hardly any is marked too. */
  filledInMs?: number;
  /** The start of this form was counted before: `paths.formProgress`. */
  startCounted?: boolean | 'true' | 'false';
  /** The field of a stop that was counted before the visitor returned and submitted. It is taken back. */
  stopCounted?: string;
  /** IDs of saved drafts (`paths.savedDraft`), separated by spaces: they are deleted with the submission. */
  savedDrafts?: string;
}
