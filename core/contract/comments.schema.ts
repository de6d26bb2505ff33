import * as v from 'valibot';
import { commentLimits, type CommentRequest, type CommentsAnswer } from './comments.js';
import { requiredLine, requiredText } from './fields/required-line.js';
import { withHoneypot } from './submission.schema.js';

export const threadSchema = requiredText(commentLimits.thread);

/** What a plain form sends too. */
const words = { thread: threadSchema, name: requiredLine(commentLimits.name), text: requiredText(commentLimits.text) };
const id = v.pipe(v.string(), v.maxLength(60));

/** Body of `POST paths.comments`. */
export const commentSchema = v.pipe(withHoneypot, v.strictObject({
  ...words,
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(60)),
  parentId: v.optional(v.nullable(id)),
  honeypot: v.optional(v.string()),
  filledInMs: v.optional(v.number()),
})) satisfies v.GenericSchema<unknown, CommentRequest>;

/** What a comment form without scripts sends; what else is in it is left out. */
export const plainCommentSchema = v.object({ ...words, parentId: v.optional(id) });

/** Answer of `GET paths.comments`. */
export const commentsAnswerSchema: v.GenericSchema<unknown, CommentsAnswer> = v.object({
  comments: v.array(v.object({
    id: v.string(), parentId: v.nullable(v.string()), name: v.string(), text: v.string(), created: v.pipe(v.string(), v.isoTimestamp()), isOwner: v.boolean(),
  })),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)), page: v.pipe(v.number(), v.integer(), v.minValue(1)), hasMore: v.boolean(),
});
