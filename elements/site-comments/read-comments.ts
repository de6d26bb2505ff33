import type { CommentsAnswer, PageComment } from '../../core/contract/comments.js';

type Given = Readonly<Record<string, unknown>>;
const record = (value: unknown): Given => (typeof value === 'object' && value !== null ? value as Given : {});
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A comment without an id or text is left out; one without a valid date is kept without it. */
function commentOf(given: unknown): PageComment | null {
  const { id, parentId, name, text: words, created, isOwner } = record(given);
  if (!text(id) || !text(words)) return null;
  return {
    id: text(id), parentId: text(parentId) || null, name: text(name), text: text(words),
    created: Number.isNaN(Date.parse(text(created))) ? '' : text(created), isOwner: isOwner === true,
  };
}

/** Reads what a service has answered; null for anything that is not a list of comments. */
export function readComments(answer: unknown): CommentsAnswer | null {
  const { comments, total, page, hasMore } = record(answer);
  if (!Array.isArray(comments)) return null;
  const read = comments.flatMap(each => commentOf(each) ?? []);
  return {
    comments: read,
    total: Number.isInteger(total) ? (total as number) : read.length,
    page: Number.isInteger(page) ? (page as number) : 1,
    hasMore: hasMore === true,
  };
}
