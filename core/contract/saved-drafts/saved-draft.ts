/** POST stores a form that is not submitted yet, GET reads it. The service has it encrypted, and never stores its key. */
export const savedDraftPath = '/api/form/SavedDraft';

/** The link of the email. It redirects to the page with the form; browsers keep the fragment, which has the key. */
export const resumeDraftPath = '/forms/:formId/resume/:id';

/** Saved drafts are deleted after this time. */
export const savedDraftDays = 30;

/** Maximum characters of an encrypted draft in base64url: about 72 KB of answers. */
export const mostDraftCharacters = 100_000;

/** How many saved drafts of a visitor a submission can name. */
export const mostDraftsOfSubmission = 20;

/** Body of a POST to `savedDraftPath`. */
export interface SaveDraftRequest {
  formId: string;
  /** Address of the page with the form, without fragment: of the site itself or of an origin that the service allows. */
  page: string;
  /** Receives the link. It is used for this email only, and not stored with the draft. */
  email: string;
  /** AES-GCM in base64url: 12 bytes of IV, then the encrypted draft. The form's ID is its additional data. */
  data: string;
  /** The key in base64url, 32 bytes. Only for the link of the email. */
  key: string;
}

/** The same whether an email is sent or not: it does not reveal who has used the form. */
export interface SaveDraftAnswer {
  /** Named by the submission, which then deletes the draft. */
  id: string;
  days: number;
}

/** Answer of GET `savedDraftPath` with `formId`: drafts of this form can be saved. */
export interface SavedDraftsAnswer {
  days: number;
}

/** Answer of GET `savedDraftPath` with `formId` and `id`. */
export interface SavedDraftAnswer {
  /** As it was sent. */
  data: string;
  /** 32 bytes in base64url. The key of the draft is the key of the link XOR these bytes. */
  mask: string;
}
