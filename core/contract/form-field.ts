/** The kinds a form field can have. spec: page-runtime-platform §3, Form field types */
export const fieldTypes = [
  'text', 'textarea', 'email', 'number', 'website', 'currency', 'password', 'twitter', 'date', 'time',
  'name', 'address', 'phone', 'section', 'radio', 'checkbox', 'select', 'likert', 'hidden',
] as const;

export type FieldType = (typeof fieldTypes)[number];

/** One field of a form as the site stores it and a field list in the page would write it. */
export interface FormField {
  id: string;
  type: FieldType;
  title: string;
  required?: boolean;
  description?: string;
  placeholder?: string;
  /** Most characters a textarea or text takes. */
  maxLength?: number;
  /** Choices of radio, select and checkbox; a checkbox without options is a single yes or no. */
  options?: string[];
}
