import type { CommentsAnswer, PageComment } from '../../core/contract/comments.js';

/** A comment and what answers it. */
export interface Conversation { readonly comment: PageComment; readonly replies: readonly Conversation[] }

export type ListPhase = 'idle' | 'loading' | 'shown' | 'failed';
export type SendPhase = 'idle' | 'sending' | 'sent' | 'notSent' | 'offline' | 'tooMany';

/** Comments as a tree, in the order they came; a reply to a missing comment is at the top level. */
export function buildThreads(comments: readonly PageComment[]): readonly Conversation[] {
  const ids = new Set(comments.map(({ id }) => id));
  const below = new Map<string | null, PageComment[]>();
  for (const comment of comments) {
    const parent = comment.parentId !== null && ids.has(comment.parentId) ? comment.parentId : null;
    below.set(parent, [...below.get(parent) ?? [], comment]);
  }
  const from = (parent: string | null): Conversation[] => (below.get(parent) ?? []).map(comment => ({ comment, replies: from(comment.id) }));
  return from(null);
}

/** Which comments are there, and how the visitor's own is doing. Runs in Node. */
export class CommentsState {
  list: ListPhase = 'idle';
  sending: SendPhase = 'idle';
  comments: readonly PageComment[] = [];
  page = 0;
  hasMore = false;
  /** What the visitor answers; null for the page itself. */
  replyTo: PageComment | null = null;
  /** The author wrote a form: then none is drawn. True until it is known, so that none flashes up. */
  hasOwnForm: boolean;

  constructor(hasOwnForm = true) { this.hasOwnForm = hasOwnForm; }

  get conversations(): readonly Conversation[] { return buildThreads(this.comments); }

  /** Takes a page of comments; the first one takes the place of all. A comment that has moved a page on is there once. */
  take({ comments, page, hasMore }: CommentsAnswer): void {
    const before = page === 1 ? [] : this.comments;
    const known = new Set(before.map(({ id }) => id));
    this.comments = [...before, ...comments.filter(({ id }) => !known.has(id))];
    Object.assign(this, { page, hasMore, list: 'shown' });
  }

  /** False where there is no such comment. */
  reply(id: string): boolean {
    this.replyTo = this.comments.find(comment => comment.id === id) ?? null;
    return this.replyTo !== null;
  }

  /** False while another comment is being sent: a second click is ignored. */
  send(): boolean {
    if (this.sending === 'sending') return false;
    this.sending = 'sending';
    return true;
  }

  /** What became of it. */
  settle(outcome: Exclude<SendPhase, 'idle' | 'sending'>): void {
    this.sending = outcome;
    if (outcome === 'sent') this.replyTo = null;
  }
}
