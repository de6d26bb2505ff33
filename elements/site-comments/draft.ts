/** What a visitor has written and not sent. */
export interface CommentDraft { readonly name: string; readonly text: string }

/** As it is stored; null for one without words. */
export const writeDraft = ({ name, text }: CommentDraft): string | null => (text.trim() ? JSON.stringify({ name, text }) : null);

/** A stored draft; null where there is none or it is broken. */
export function readDraft(stored: string | null): CommentDraft | null {
  try {
    const { name, text } = JSON.parse(stored ?? 'null') as Partial<CommentDraft>;
    return typeof name === 'string' && typeof text === 'string' && text.trim() ? { name, text } : null;
  } catch {
    return null;
  }
}
