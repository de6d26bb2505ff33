/** Body of a POST to `paths.formProgress`, as JSON in plain text: a beacon. It has nothing about the visitor. */
export interface FormProgressRequest {
  formId: string;
  /** `start`: a visitor has changed a field for the first time. `stop`: the page is left, and the form was not submitted. */
  event: 'start' | 'stop';
  /** ID of the last field that was reached; only for `stop`. */
  field?: string;
}

export const formProgressPath = '/api/form/FormProgress';
