/** Start of the fragment of a page that a saved draft is opened on. */
export const resumeMark = '#site-form-resume=';

/** What the fragment says; a damaged one, such as a link that an email program has cut off, says nothing else. */
export type ResumeLink = { readonly formId: string; readonly id: string; readonly key: string } | 'damaged';

const longestFragment = 400;
const shape = /^([A-Za-z0-9][\w.-]{0,99})\.([\w-]{22})\.([\w-]{43})$/;

/** The fragment of a page's address; null if it is not about a saved draft. */
export function readResumeLink(fragment: string): ResumeLink | null {
  if (!fragment.startsWith(resumeMark)) return null;
  const [, formId, id, key] = (fragment.length <= longestFragment && shape.exec(fragment.slice(resumeMark.length))) || [];
  return formId && id && key ? { formId, id, key } : 'damaged';
}

export const writeResumeLink = ({ formId, id, key }: Exclude<ResumeLink, string>): string => `${resumeMark}${formId}.${id}.${key}`;
