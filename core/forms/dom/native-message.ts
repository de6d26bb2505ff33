type Checked = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Kinds of input whose spelling rules of our own judge: they take what a browser refuses without a reason. */
const judgedByUs = new Set(['email', 'url']);

/** An author's words for what a pattern wants are in its title. Firefox says them already. Source: HTML, the title attribute of inputs. */
function withTitle(message: string, title: string): string {
  const words = title.trim();
  return words === '' || message.includes(words) ? message : `${message} ${words}`.trim();
}

/** The browser's objection to a control, in its own words and the author's; empty for a valid control, and where one of our rules applies. */
export function nativeMessage(control: Checked): string {
  const { validity, type, title, validationMessage } = control;
  if (validity.customError) return validationMessage;
  if (validity.valueMissing) return '';
  const isOfSpelling = validity.typeMismatch && judgedByUs.has(type);
  // With two errors, a browser's message is about the first: the format error, which our rules check themselves.
  if (validity.patternMismatch) return withTitle(isOfSpelling && title.trim() ? '' : validationMessage, title);
  const isOther = validity.badInput || validity.rangeOverflow || validity.rangeUnderflow || validity.stepMismatch || validity.tooLong || validity.tooShort;
  return isOther || (validity.typeMismatch && !isOfSpelling) ? validationMessage : '';
}
