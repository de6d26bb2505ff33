import type { Post, Posts } from './read-posts.js';

export type FeedPhase = 'idle' | 'loading' | 'shown' | 'empty' | 'failed';

/** The state of the feed. Runs in Node. */
export class FeedState {
  phase: FeedPhase;
  posts: readonly Post[] = [];
  /** Path of the next posts; empty after the last. */
  next = '';
  /** More posts are loading. */
  isAsking = false;
  /** More posts were asked for, and did not come. */
  hasMoreFailed = false;
  /** The room that posts would have had stays, so that nothing that is seen moves. */
  keepsRoom = false;
  /** Where a row stands: its buttons follow. */
  isAtStart = true;
  isAtEnd = true;
  /** What "Load more" has led to; read out. */
  announced = '';

  constructor(phase: FeedPhase = 'idle') { this.phase = phase; }

  /** The author's content gives way to posts, and to their space while they are loading. */
  get isOwnShown(): boolean { return this.phase !== 'shown' && this.phase !== 'loading'; }

  wait(): void {
    this.hasMoreFailed = false;
    if (this.phase === 'shown') this.isAsking = true; // what is there stays meanwhile
    else this.phase = 'loading';
  }

  take({ posts, next }: Posts): void {
    this.posts = posts;
    Object.assign(this, { next, isAsking: false, phase: posts.length > 0 ? 'shown' : 'empty' });
  }

  /** A post that has moved on since is there once. */
  add({ posts, next }: Posts): void {
    const known = new Set(this.posts.map(({ id }) => id));
    this.take({ posts: [...this.posts, ...posts.filter(({ id }) => !known.has(id))], next });
  }

  fail(isMore = false): void {
    this.isAsking = false;
    this.hasMoreFailed = isMore;
    if (this.phase !== 'shown') this.phase = 'failed';
  }

  /** False where nothing is new. */
  stand(isAtStart: boolean, isAtEnd: boolean): boolean {
    if (this.isAtStart === isAtStart && this.isAtEnd === isAtEnd) return false;
    Object.assign(this, { isAtStart, isAtEnd });
    return true;
  }
}
