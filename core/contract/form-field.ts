/** The kinds a form field can have. spec: page-runtime-platform §3, Form field types */
export const fieldTypes = [
  'text', 'textarea', 'email', 'number', 'website', 'currency', 'password', 'twitter', 'date', 'time',
  'name', 'address', 'phone', 'section', 'radio', 'checkbox', 'select', 'likert', 'hidden',
  'file', 'calculation', // ours
] as const;

export type FieldType = (typeof fieldTypes)[number];

/** One field of a form as the site stores it and a field list in a page writes it. */
export interface FormField {
  id: string;
  type: FieldType;
  title: string;
  required?: boolean;
  /** The field is shown only where this condition holds, such as `size is large`; of a section, all fields up to the next one. */
  when?: string;
  /** The field is required where this condition holds. */
  requiredWhen?: string;
  description?: string;
  placeholder?: string;
  /** Most characters a textarea or text takes. */
  maxLength?: number;
  /** Whether an email's or a website's top level must be short: 2 to 4 characters, 2 to 3 letters. spec: page-runtime-platform §5 */
  shortTopLevel?: boolean;
  /** Whether an email field takes several addresses, with commas between them. */
  multiple?: boolean;
  /** Choices of radio, select and checkbox; a checkbox without options is a single yes or no. Statements of a likert. */
  options?: string[];
  /** Prices of options, by option; that of a checkbox without options is under `yes`. Calculations add them up. */
  prices?: Record<string, number>;
  /** How a calculated field is calculated, such as `people * 45`. */
  formula?: string;
  /** Currency of a calculated field, by its ISO 4217 code. */
  currency?: string;
  /** Decimals of a calculated field without a currency; default 2. */
  digits?: number;
  /** What stands before an amount; default `$`. */
  currencySymbol?: string;
  /** Amounts a currency field offers to choose from, beside one of the visitor's own. */
  amounts?: number[];
  /** Whether a phone asks for the country's calling code. */
  showCountryCode?: boolean;
  /** Whether a line is drawn under a section's heading. */
  underline?: boolean;
  /** Whether a section starts a new page of the form, with all fields up to the next such section. */
  step?: boolean;
  /** Types of files that are taken, as in the attribute `accept`; default pictures and documents. */
  accept?: string;
  /** How many files are taken; default 1. */
  maxFiles?: number;
  /** Largest file that is taken, in bytes. */
  maxFileBytes?: number;
  /** Name of a hidden field, where it has no other id. */
  key?: string;
  /** What a hidden field carries. */
  value?: string;
  /** Whether a link to the page can set a hidden field, as in `?campaign=spring`. */
  prefill?: boolean;
}
