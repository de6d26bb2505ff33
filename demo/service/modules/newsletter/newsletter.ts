import { createHmac } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { paths } from 'site-elements/contract/paths';
import type { FormField } from 'site-elements/contract/form-field';
import { emailAsShown } from 'site-elements/contract/fields/email-as-shown';
import type { FieldValue } from 'site-elements/contract/submission';
import type { Database } from '../../kernel/database/database.js';
import type { Events } from '../../kernel/events.js';
import { subscribers, unsubscribed } from './newsletter.schema.js';
import { hashEmail, lockSubscribers } from './unsubscribed.js';
import { currentLanguage } from '../../kernel/language/speech.js';
import type { MailQueue } from '../../kernel/mail/mail-queue.js';
import type { Mail } from '../../kernel/mail/outbox.js';
import { isSameText } from '../../kernel/access/same-text.js';
import { t } from './texts.js';

/** Who does not confirm is forgotten: the link of the email is good for as long. */
export const confirmWithinDays = 14;
/** Who asks again gets another email, but not sooner. */
const emailAgainMs = 10 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** What a link is good for. The one that ends a subscription never expires. */
type Purpose = 'confirm' | 'unsubscribe';

/** An address of the newsletter, in small letters. */
export interface SubscriberEvent { readonly transaction: Database; readonly email: string }

declare module '../../kernel/events.js' {
  interface ServiceEvents {
    /** A visitor has asked for the newsletter, and receives an email to confirm it. */
    'subscriber.requested': SubscriberEvent;
    'subscriber.confirmed': SubscriberEvent;
    'subscriber.removed': SubscriberEvent;
  }
}

export interface NewsletterOptions {
  readonly database: Database;
  readonly events: Events;
  /** Signs the links. */
  readonly secret: string;
  readonly mailQueue: MailQueue;
}

interface Subscription {
  form: { readonly id: string; readonly fields: readonly FormField[] };
  values: Readonly<Record<string, FieldValue>>;
  submissionId: string;
  /** Where the link of the email leads, such as `https://pots.example`. */
  origin: string;
}

/** Subscribers: confirmed by email, removed by a link. A link names its address and is signed, so that it cannot be made for another one. */
export class Newsletter {
  readonly #options: NewsletterOptions;

  constructor(options: NewsletterOptions) {
    this.#options = options;
  }

  tokenFor(purpose: Purpose, email: string, now = Date.now()): string {
    const named = `${Buffer.from(email).toString('base64url')}.${Math.floor(now / dayMs)}`;
    return `${named}.${this.#sign(purpose, named)}`;
  }

  /** The address that a link was signed for; null for a link that is not ours, or too old. */
  emailOf(purpose: Purpose, token: string, now = Date.now()): string | null {
    const [email = '', day = '', signature = ''] = token.slice(0, 1000).split('.');
    if (!isSameText(signature, this.#sign(purpose, `${email}.${day}`))) return null;
    const isFresh = purpose === 'unsubscribe' || now / dayMs - Number(day) < confirmWithinDays + 1;
    return isFresh ? Buffer.from(email, 'base64url').toString('utf8') : null;
  }

  unsubscribeUrl = (origin: string, email: string): string => `${origin}${paths.newsletterUnsubscribe}?token=${this.tokenFor('unsubscribe', email)}`;

  /** False where the address is no longer on the list. */
  async confirm(email: string): Promise<boolean> {
    const { database, events, mailQueue } = this.#options;
    const isConfirmed = await database.transaction(async transaction => {
      const confirmed = await transaction.update(subscribers).set({ confirmedAt: new Date() })
        .where(and(eq(subscribers.email, email), isNull(subscribers.confirmedAt))).returning({ email: subscribers.email });
      if (confirmed.length > 0) await events.emit('subscriber.confirmed', { transaction, email });
      const isListed = (await transaction.select({ email: subscribers.email }).from(subscribers).where(eq(subscribers.email, email))).length > 0;
      // Their own confirmation counts more than that they have unsubscribed before.
      if (isListed) await transaction.delete(unsubscribed).where(eq(unsubscribed.emailHash, hashEmail(email)));
      return isListed;
    });
    mailQueue.flush();
    return isConfirmed;
  }

  /** Which of these addresses have confirmed. */
  async findSubscribed(emails: readonly string[]): Promise<ReadonlySet<string>> {
    if (emails.length === 0) return new Set();
    const rows = await this.#options.database.select({ email: subscribers.email }).from(subscribers)
      .where(and(inArray(subscribers.email, [...emails]), isNotNull(subscribers.confirmedAt)));
    return new Set(rows.map(({ email }) => email));
  }

  /** Deletes the address. Only its hash remains, so that no import adds it again. */
  async unsubscribe(email: string): Promise<void> {
    const { database, events, mailQueue } = this.#options;
    await database.transaction(async transaction => {
      await lockSubscribers(transaction);
      await transaction.delete(subscribers).where(eq(subscribers.email, email));
      const added = await transaction.insert(unsubscribed).values({ emailHash: hashEmail(email) }).onConflictDoNothing().returning();
      if (added.length > 0) await events.emit('subscriber.removed', { transaction, email });
    });
    mailQueue.flush();
  }

  /**
   * Sends a confirmation email to the address of a newsletter form, in the language of the request, within the transaction of the
   * submission; `emails.kick` afterwards. Confirmed subscribers stay as they are, and the number of emails per address is limited.
   */
  async subscribe(transaction: Database, { form, values, submissionId, origin }: Subscription): Promise<void> {
    const field = form.fields.find(({ type }) => type === 'email');
    const sent = field && values[field.id];
    if (typeof sent !== 'string') return;
    // A field may take several addresses, for a family: each is asked by an email of its own.
    for (const email of new Set(emailAsShown(sent).toLowerCase().split(', ')))
      await this.#requestConfirmation(transaction, email, { form, submissionId, origin });
  }

  async #requestConfirmation(transaction: Database, email: string, { form, submissionId, origin }: Omit<Subscription, 'values'>): Promise<void> {
    const [asked] = await transaction
      .insert(subscribers)
      .values({ email, formId: form.id, submissionId, language: currentLanguage(), emailedAt: new Date() })
      .onConflictDoUpdate({
        target: subscribers.email,
        set: { emailedAt: new Date(), language: currentLanguage() },
        // A moment to come is one of a clock that was set back since.
        setWhere: and(
          isNull(subscribers.confirmedAt),
          or(lt(subscribers.emailedAt, new Date(Date.now() - emailAgainMs)), gt(subscribers.emailedAt, new Date())),
        ),
      })
      .returning();
    if (!asked) return;
    await this.#options.mailQueue.add(transaction, this.#email(origin, email));
    await this.#options.events.emit('subscriber.requested', { transaction, email });
  }

  /** Forgets those who never confirmed. */
  async sweep(now = Date.now()): Promise<void> {
    await this.#options.database.delete(subscribers)
      .where(and(isNull(subscribers.confirmedAt), lt(subscribers.emailedAt, new Date(now - confirmWithinDays * dayMs))));
  }

  #email(origin: string, email: string): Mail {
    const url = `${origin}${paths.newsletterConfirm}?token=${this.tokenFor('confirm', email)}`;
    return { to: email, subject: t('newsletterSubject'), text: `${t('newsletterEmail')}\n\n${url}\n\n${t('newsletterIgnore')}\n` };
  }

  #sign(purpose: Purpose, named: string): string {
    return createHmac('sha256', this.#options.secret).update(`${purpose}\n${named}`).digest('base64url');
  }
}
