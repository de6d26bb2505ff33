import { jsonOf, recordOf, text, type Decoder } from '../../core/registry/decode.js';
import { writeJson } from '../../core/registry/write-json.js';

/** What a visitor has written and not sent. */
export interface CommentDraft { readonly name: string; readonly text: string }

/** As it is stored; null for one without words. */
export const writeDraft = ({ name, text }: CommentDraft): string | null => (text.trim() ? writeJson({ name, text }) : null);

/** The shape of a stored draft, which has words. */
export const storedDraft: Decoder<CommentDraft> = jsonOf(
  recordOf<CommentDraft>({ name: text(), text: text({ pattern: /\S/, expected: 'a text with words' }) }),
);
