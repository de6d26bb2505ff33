/** As browsers write line breaks into what they post. */
const withCrLf = (text: string): string => text.replace(/\r\n|\r|\n/g, '\r\n');

/**
 * What the browser would post, in its own encoding: every name and text as it stands in the form. Files go along even
 * where the author has forgotten the form's `enctype`, with which a browser would post their names alone.
 */
export function postedBody(posted: FormData, isMultipart = false): URLSearchParams | FormData {
  const hasFile = [...posted.values()].some(value => typeof value !== 'string' && value.name !== '');
  if (isMultipart || hasFile) return posted;
  return new URLSearchParams([...posted].map(([name, value]) => [withCrLf(name), withCrLf(typeof value === 'string' ? value : value.name)]));
}
