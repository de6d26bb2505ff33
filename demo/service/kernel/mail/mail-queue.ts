import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, gt, gte, isNotNull, lt, lte, max, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { queuedEmails } from '../database/schema.js';
import { describeError } from '../describe-error.js';
import { EmailRejection, type Mail, type Outbox } from './outbox.js';

/** While it is being sent by one process, no other takes it. An email of a process that has ended is free again after that. */
const leaseMs = 5 * 60_000;
const dayMs = 24 * 60 * 60_000;
const firstWaitMs = 60_000;
const longestWaitMs = 6 * 60 * 60_000;
/** Some two days. */
export const maxTries = 16;

/** Messages that are sent beside the emails, and delay none of them. */
export interface Lane {
  /** How their recipients begin. */
  readonly start: string;
  readonly outbox: Outbox;
  /** How the recipients of one receiver begin: receivers delay each other no more than emails. Without it, messages are sent in turn. */
  receiverOf?(recipient: string): string;
  /** Unsent messages are counted and tried again with the emails. */
  readonly isCounted?: boolean;
}

/** Receivers of a lane to which one process sends at the same time. */
const mostReceivers = 8;

interface QueueOptions {
  database: Database;
  outbox: Outbox;
  /** Sends only the messages of this lane, see `addLane`. */
  lane?: Lane;
  onError(error: unknown): void;
  /** Tests only. */
  now?(): number;
  schedule?(wake: () => void, delayMs: number): () => void;
}

/** How long to wait after this many failed tries: a minute, then twice as long each time, six hours at most. */
export const waitAfter = (tries: number): number => Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, tries - 1));

const startsOtherwise = (start: string): SQL => sql`not starts_with(${queuedEmails.recipient}, ${start})`;

const usualSchedule = (wake: () => void, delayMs: number): (() => void) => {
  const timer = setTimeout(wake, delayMs).unref();
  return () => clearTimeout(timer);
};

/**
 * Emails that are written in the same transaction as the change that they report, and sent after it: a mail server that is down for
 * a day delays no visitor and loses no email. An email may arrive twice if a process ends while it is sending one.
 */
export class MailQueue {
  #sending: Promise<void> | null = null;
  #isAskedAgain = false;
  /** Ends the wait for a slow receiver: there may be messages to others. */
  #lookAgain: () => void = () => {};
  #isClosed = false;
  readonly #wakes = new Set<() => void>();
  readonly #lanes: MailQueue[] = [];

  constructor(private readonly options: QueueOptions) {}

  addLane(lane: Lane): void {
    this.#lanes.push(new MailQueue({ ...this.options, outbox: lane.outbox, lane }));
  }

  /** Call it within the transaction of the change that the email reports, and `kick` afterwards. */
  async add(transaction: Database, { to, subject, text, replyTo }: Mail): Promise<void> {
    await transaction.insert(queuedEmails).values({ id: randomUUID(), recipient: to, subject, text, replyTo, nextTryAt: new Date(this.#now()) });
  }

  /** Sends the emails that are due, one after another, in the background. */
  flush(): void {
    if (this.#isClosed) return;
    for (const lane of this.#lanes) lane.flush();
    if (this.#sending) {
      this.#isAskedAgain = true;
      this.#lookAgain();
      return;
    }
    this.#sending = this.#sendAll().catch(this.options.onError).finally(() => {
      this.#sending = null;
      if (!this.#isAskedAgain) return;
      this.#isAskedAgain = false;
      this.flush();
    });
  }

  /** Resolves when nothing is being sent. */
  async settled(): Promise<void> {
    while (this.#sending) await this.#sending;
    for (const lane of this.#lanes) await lane.settled();
  }

  /** Unsent emails after at least one failed attempt: their number, how many were given up, and the last error. */
  async getUnsent(): Promise<{ emails: number; givenUp: number; reason: string }> {
    const givenUp = sql<number>`count(*) filter (where ${queuedEmails.tries} >= ${maxTries})`.mapWith(Number);
    const [row] = await this.options.database
      .select({ all: count(), givenUp, reason: max(queuedEmails.lastError) })
      .from(queuedEmails)
      .where(and(isNotNull(queuedEmails.lastError), this.#isCounted()));
    return { emails: row?.all ?? 0, givenUp: row?.givenUp ?? 0, reason: row?.reason ?? '' };
  }

  /** Tries all of them again, also those that were given up. */
  async retry(): Promise<void> {
    await this.options.database.update(queuedEmails).set({ tries: 0, nextTryAt: new Date(this.#now()) })
      .where(and(isNotNull(queuedEmails.lastError), this.#isCounted()));
    this.flush();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#lanes.map(lane => lane.close()));
    for (const cancel of this.#wakes) cancel();
    await this.settled();
  }

  /** What this queue sends: its lane, or all that is in no lane. */
  #isOwn(): SQL | undefined {
    const { lane } = this.options;
    return lane ? sql`starts_with(${queuedEmails.recipient}, ${lane.start})` : this.#isOutside(this.#lanes);
  }

  /** What this queue sends, and the lanes that are counted with it. */
  #isCounted(): SQL | undefined {
    return this.#isOutside(this.#lanes.filter(({ options }) => !options.lane!.isCounted));
  }

  #isOutside(lanes: readonly MailQueue[]): SQL | undefined {
    return and(...lanes.map(({ options }) => startsOtherwise(options.lane!.start)));
  }

  #now(): number {
    return (this.options.now ?? Date.now)();
  }

  async #sendAll(): Promise<void> {
    const { lane, onError } = this.options;
    const most = lane?.receiverOf ? mostReceivers : 1;
    const sending = new Map<string, Promise<void>>();
    try {
      while (!this.#isClosed) {
        const email = sending.size < most ? await this.#claim([...sending.keys()]) : undefined;
        if (email) {
          const receiver = lane?.receiverOf?.(email.recipient) ?? email.recipient;
          sending.set(receiver, this.#send(email).catch(onError).finally(() => sending.delete(receiver)));
        } else {
          if (sending.size === 0) return;
          await Promise.race([...sending.values(), new Promise<void>(resolve => { this.#lookAgain = resolve; })]);
        }
      }
    } finally {
      await Promise.all(sending.values());
    }
  }

  async #send({ id, recipient, subject, text, replyTo, tries, createdAt }: typeof queuedEmails.$inferSelect): Promise<void> {
    const { database, outbox, onError, schedule = usualSchedule } = this.options;
    try {
      await outbox.send({ id, to: recipient, subject, text, date: createdAt, ...replyTo !== null && { replyTo } });
      await database.delete(queuedEmails).where(eq(queuedEmails.id, id));
    } catch (error) {
      onError(error);
      const waitMs = waitAfter(tries);
      const tried = error instanceof EmailRejection ? maxTries : tries;
      await database
        .update(queuedEmails)
        .set({ tries: tried, nextTryAt: new Date(this.#now() + waitMs), lastError: describeError(error).slice(0, 500) })
        .where(eq(queuedEmails.id, id));
      if (tried >= maxTries || this.#isClosed) return;
      const cancel = schedule(() => {
        this.#wakes.delete(cancel);
        this.flush();
      }, waitMs);
      this.#wakes.add(cancel);
    }
  }

  /** Takes the next email that is due, so that no other process sends it as well. Not to receivers that are being sent to. */
  async #claim(busy: readonly string[]): Promise<typeof queuedEmails.$inferSelect | undefined> {
    const { database } = this.options;
    const now = new Date(this.#now());
    // Later than any wait: the clock was set back since.
    const isDue = or(lte(queuedEmails.nextTryAt, now), gt(queuedEmails.nextTryAt, new Date(now.getTime() + longestWaitMs)));
    const due = database.select({ id: queuedEmails.id }).from(queuedEmails)
      .where(and(isDue, lt(queuedEmails.tries, maxTries), this.#isOwn(), ...busy.map(startsOtherwise)))
      .orderBy(asc(queuedEmails.nextTryAt)).limit(1).for('update', { skipLocked: true });
    const [email] = await database.update(queuedEmails)
      .set({ tries: sql`${queuedEmails.tries} + 1`, nextTryAt: new Date(now.getTime() + leaseMs) })
      .where(eq(queuedEmails.id, due)).returning();
    return email;
  }

  /**
   * Emails are personal: those that were given up a month ago are thrown away. Where submissions are kept for a number of
   * days, so are emails, waiting ones and those in the outbox.
   */
  async sweep({ keptDays }: { keptDays?: number } = {}): Promise<void> {
    const { database, outbox } = this.options;
    const daysAgo = (days: number) => new Date(this.#now() - days * dayMs);
    await database.delete(queuedEmails).where(and(gte(queuedEmails.tries, maxTries), lt(queuedEmails.createdAt, daysAgo(30))));
    if (keptDays !== undefined) {
      await database.delete(queuedEmails).where(lt(queuedEmails.createdAt, daysAgo(keptDays)));
      await outbox.sweep?.(daysAgo(keptDays));
    }
    this.flush();
  }
}
