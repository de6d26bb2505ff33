/** Fields of an email link, in the order of the specification. Source: page-runtime-platform §8. */
export interface EmailFields {
  /** Addresses, separated by commas. */
  readonly to: string;
  readonly cc: string;
  readonly bcc: string;
  readonly subject: string;
  readonly body: string;
  /** Other parameters as they were written. Not shown, not lost. */
  readonly more: string;
}

const parameters = ['to', 'cc', 'bcc', 'subject', 'body'] as const;
const lists: readonly string[] = ['to', 'cc', 'bcc'];

/** A percent sign that begins no character stays. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads what follows `mailto:`. A plus sign is not a blank there (RFC 6068). */
export function parseMailto(address: string): EmailFields {
  const at = `${address}?`.indexOf('?');
  const found: Record<string, string[]> = { to: [address.slice(0, at)].filter(Boolean).map(decode) };
  const more: string[] = [];
  for (const part of address.slice(at + 1).split('&').filter(Boolean)) {
    const [name, ...rest] = part.split('=');
    const key = name!.toLowerCase();
    if ((parameters as readonly string[]).includes(key)) (found[key] ??= []).push(decode(rest.join('=')));
    else more.push(part);
  }
  const join = (name: (typeof parameters)[number]): string => (lists.includes(name)
    ? (found[name] ?? []).flatMap(splitAddresses).join(', ')
    : (found[name] ?? []).join('\n').replace(/\r\n?/g, '\n'));
  return { to: join('to'), cc: join('cc'), bcc: join('bcc'), subject: join('subject'), body: join('body'), more: more.join('&') };
}

/** The addresses of a field, which people separate by commas, semicolons or lines. */
export const splitAddresses = (text: string): string[] => text.split(/[,;\n]/).map(one => one.trim()).filter(Boolean);

const encodeList = (text: string): string => splitAddresses(text).map(one => encodeURIComponent(one).replaceAll('%40', '@')).join(',');
const encode = (text: string): string => encodeURIComponent(text.replace(/\r\n?|\n/g, '\r\n'));

/** The link of an email; empty without any field. */
export function writeMailto({ more, to, ...fields }: EmailFields): string {
  const query = [
    ...parameters.flatMap(name => {
      const text = name === 'to' ? '' : lists.includes(name) ? encodeList(fields[name]) : encode(fields[name].trim() && fields[name]);
      return text ? [`${name}=${text}`] : [];
    }),
    ...more ? [more] : [],
  ].join('&');
  const address = `${encodeList(to)}${query && `?${query}`}`;
  return address && `mailto:${address}`;
}
