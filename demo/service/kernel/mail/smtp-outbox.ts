import type { Transporter } from 'nodemailer';
import { canParseUrl } from 'site-elements/contract/can-parse-url';
import { cleanPastedText } from 'site-elements/contract/reading';
import { validateField } from 'site-elements/contract/fields/validate-field';
import { folderOutbox, EmailRejection, type Outbox } from './outbox.js';

export interface MailSettings {
  /** `smtps://name:password@mail.example:465`; without it emails are written into a folder. */
  smtpUrl?: string;
  /** Whom emails come from: `Pots <hello@pots.example>`. */
  from?: string;
}

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An address, or a name and an address in brackets. */
function isSender(from: string): boolean {
  const at = from.indexOf('<');
  if (from.length > 300 || /[\r\n]/.test(from) || (at >= 0 && !from.endsWith('>'))) return false;
  return validateField({ id: 'from', type: 'email', title: '' }, at < 0 ? from : from.slice(at + 1, -1)).kind === 'good';
}

/** SMTP_URL and MAIL_FROM. Throws a message for people where they cannot be used; the password is in none. */
export function mailFromEnvironment({ SMTP_URL: smtpUrl, MAIL_FROM }: NodeJS.ProcessEnv): MailSettings {
  const from = MAIL_FROM && cleanPastedText(MAIL_FROM).trim();
  if (from && !isSender(from)) throw new Error('MAIL_FROM is not an address. Write it as: Pots <hello@pots.example>');
  if (!smtpUrl) return { ...from && { from } };
  if (!canParseUrl(smtpUrl) || !['smtp:', 'smtps:'].includes(new URL(smtpUrl).protocol)) {
    throw new Error('SMTP_URL is not the address of a mail server. Write it as: smtps://name:password@mail.example:465');
  }
  if (!from) throw new Error('SMTP_URL is set and MAIL_FROM is not. Say whom emails come from: MAIL_FROM=\'Pots <hello@pots.example>\'');
  return { smtpUrl, from };
}

/** What nodemailer says of a server's answer. */
interface SmtpError extends Error { readonly code?: string; readonly responseCode?: number }

/** Whether a server has refused this email for good: its sender, its reader or its content. A wrong password is refused until it is corrected. */
const isFinal = ({ code, responseCode = 0 }: SmtpError): boolean => (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 550 && responseCode < 560;

/** Hands emails to a mail server. Over the network a password is only told to one that speaks TLS. */
export function smtpOutbox({ smtpUrl, from }: { smtpUrl: string; from: string }): Outbox {
  const { username, hostname } = new URL(smtpUrl);
  let transport: Promise<Transporter> | undefined;
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl, requireTLS: username !== '' && !localHosts.has(hostname), connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000,
      disableFileAccess: true, disableUrlAccess: true,
    });
  };
  return {
    async send({ to, subject, text, replyTo, id, date }) {
      transport ??= connect();
      const domain = from.replace(/>$/, '').split('@').at(-1)!;
      const email = { from, to, subject, text, ...replyTo && { replyTo }, ...id && { messageId: `<${id}@${domain}>` }, ...date && { date } };
      await (await transport).sendMail(email).catch((error: SmtpError) => {
        throw isFinal(error) ? new EmailRejection(error.message) : error;
      });
    },
  };
}

/** Where the service's emails go: to a mail server where one is named, else into the folder. What was written there before is swept either way. */
export function usualOutbox({ smtpUrl, from }: MailSettings, folder: string): Outbox {
  const inFolder = folderOutbox(folder, { from });
  return smtpUrl && from ? { ...inFolder, ...smtpOutbox({ smtpUrl, from }) } : inFolder;
}
