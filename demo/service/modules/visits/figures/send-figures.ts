import { and, sql } from 'drizzle-orm';
import type { Language } from 'site-elements/contract/language';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../kernel/database/database.js';
import type { MailQueue } from '../../../kernel/mail/mail-queue.js';
import { figureSettings } from '../figures.schema.js';
import { localTime } from '../site-days.js';
import { readFigureSettings } from './figure-settings.js';
import { createFiguresEmail, findEmailRange } from './figures-email.js';
import { FigureReader } from './read-figures.js';

/** In the morning, so that no phone rings at midnight. */
const firstHour = 7;

export interface FigureEmails {
  readonly database: Database;
  readonly mailQueue: MailQueue;
  /** Address of the owner; empty for none. */
  readonly to: string;
  readonly siteUrl: string;
  /** Ends the emails without a login. */
  readonly token: string;
  ownerLanguage(transaction: Database): Promise<Language>;
  timeZone(transaction: Database): Promise<string>;
  now(): Date;
}

/** Sends the figures of the week or month that is over, once over all processes. Of several that were missed, the last. */
export async function sendFigures({ database, mailQueue, to, siteUrl, token, ownerLanguage, timeZone, now }: FigureEmails): Promise<void> {
  const { isOn, emails } = await readFigureSettings(database);
  if (!isOn || emails === 'off' || to === '') return;
  const { day, hour } = localTime(now(), await timeZone(database));
  if (hour < firstHour) return;
  const range = findEmailRange(emails, day);
  const isSent = await database.transaction(async transaction => {
    const claimed = await transaction.update(figureSettings)
      .set({ value: sql`${figureSettings.value} || ${JSON.stringify({ emailedUntil: range.until })}::jsonb` })
      .where(and(sql`${figureSettings.value} ->> 'emails' = ${emails}`, sql`coalesce(${figureSettings.value} ->> 'emailedUntil', '') < ${range.until}`))
      .returning({ id: figureSettings.id });
    if (claimed.length === 0) return false; // another process has sent it
    await mailQueue.add(transaction, await createFiguresEmail({
      reader: new FigureReader(transaction), range, to, siteUrl, language: await ownerLanguage(transaction),
      unsubscribe: `${paths.figuresUnsubscribe}?token=${token}`,
    }));
    return true;
  });
  if (isSent) mailQueue.flush();
}
