import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An email in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Whom an answer goes to, where it is not whom the email comes from. */
  readonly replyTo?: string;
  /** The same for an email that is sent again: programs show it once. */
  readonly id?: string;
  readonly date?: Date;
}

/** Thrown for an email that no retry can deliver, such as one to an address that does not exist. */
export class EmailRejection extends Error {
  override name = 'EmailRejection';
}

/** Where emails go. */
export interface Outbox {
  send(mail: Mail): Promise<void>;
  /** Deletes what it keeps of emails that were written before: they hold what visitors have written. */
  sweep?(before: Date): Promise<void>;
}

const usualSender = 'Saltmarsh Pottery <hello@saltmarsh.example>';

/** No line break of a visitor's may begin a header of its own. */
const oneLine = (text: string): string => text.replace(/[\r\n\0]+/g, ' ').trim();

/** Text of a header as RFC 2047 has it, where it is not plain ASCII. */
function headerText(text: string): string {
  const line = oneLine(text);
  if (/^[\x20-\x7e]*$/.test(line)) return line;
  // An encoded word has 75 characters at most: 45 bytes of text.
  const words: string[] = [];
  let word = '';
  for (const character of line) {
    if (Buffer.byteLength(word + character) > 45) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map(part => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
}

/** Lines of 76 characters, as MIME has them. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (let at = 0; at < text.length; at += 76) lines.push(text.slice(at, at + 76));
  return lines;
}

/** An email as a mail program opens it. */
export function mailFile({ to, subject, text, replyTo, date = new Date(), id = randomUUID() }: Mail, { from = usualSender }: { from?: string } = {}): string {
  const body = Buffer.from(text.replace(/\r?\n/g, '\r\n')).toString('base64');
  return [
    `From: ${oneLine(from)}`,
    `To: ${oneLine(to)}`,
    ...(replyTo ? [`Reply-To: ${oneLine(replyTo)}`] : []),
    `Subject: ${headerText(subject)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@saltmarsh.example>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...linesOf(body),
    '',
  ].join('\r\n');
}

/** Names of emails begin with the moment in which they were written. A file of the owner's own is called otherwise, and stays. */
const emailFileName = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3})Z-[\da-f]{8}\.eml(?:\.part)?$/;

function writtenAt(name: string): number {
  const [, hour, minute, second, millisecond] = emailFileName.exec(name) ?? [];
  return hour ? Date.parse(`${hour}:${minute}:${second}.${millisecond}Z`) : NaN;
}

/** Writes emails into a folder, where a mail program opens them or another one fetches them to be sent. */
export function folderOutbox(folder: string, options: { from?: string } = {}): Outbox {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      // The time of the change that it reports, not of its delivery: it is stored no longer than its submission.
      const name = `${(mail.date ?? new Date()).toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, `${name}.part`), mailFile(mail, options), { mode: 0o600 });
      await rename(join(folder, `${name}.part`), join(folder, name));
    },
    async sweep(before) {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      // One that another process, or who fetches emails, has taken meanwhile is gone as well.
      for (const name of names) if (writtenAt(name) < before.getTime()) await rm(join(folder, name), { force: true });
    },
  };
}

/** For tests, and for a service that keeps nothing on a disk. */
export function memoryOutbox(): Outbox & { readonly mails: Mail[] } {
  const mails: Mail[] = [];
  return { mails, async send(mail) { mails.push(mail); } };
}
