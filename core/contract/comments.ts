/** Lengths of what a comment takes. */
export const commentLimits = { thread: 200, name: 80, text: 4000 } as const;

/** A comment that everybody may read. */
export interface PageComment {
  id: string;
  /** The comment that it answers; null for one on the page itself. */
  parentId: string | null;
  name: string;
  /** Plain text; an empty line begins a paragraph. */
  text: string;
  /** ISO 8601 */
  created: string;
  /** Written by the owner of the site. */
  isOwner: boolean;
}

/** Answer of `GET paths.comments?thread=&page=`: the newest conversations first, the answers in each in their order. */
export interface CommentsAnswer {
  comments: PageComment[];
  /** Number of comments in the whole thread, including replies. */
  total: number;
  page: number;
  /** Whether there is a page after this one. */
  hasMore: boolean;
}

/** Body of `POST paths.comments`. The same key again stores nothing twice. */
export interface CommentRequest {
  key: string;
  /** What is talked about: the path of a page, or a name of its owner's. */
  thread: string;
  name: string;
  text: string;
  parentId?: string | null;
  /** The honeypot: what stood in a field that people do not see and machines fill in. */
  honeypot?: string;
  /** Milliseconds from the page's arrival to the sending. */
  filledInMs?: number;
}

/** Answer of `POST paths.comments`: the owner reads every comment before others do. */
export interface CommentAnswer {
  id: string;
}
