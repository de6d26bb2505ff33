import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server as far as an email needs one; keeps what it was given. */
export interface SmtpServer {
  readonly url: string;
  readonly emails: { readonly from: string; readonly to: readonly string[]; readonly data: string }[];
  /** Refuses every email while it is true. */
  isFull: boolean;
  stop(): Promise<void>;
}

export async function smtpServer(): Promise<SmtpServer> {
  const emails: SmtpServer['emails'] = [];
  const open = new Set<Socket>();
  const server = createServer(socket => {
    open.add(socket.on('close', () => open.delete(socket)));
    let [text, from, to, isData] = ['', '', [] as string[], false];
    const answer = (line: string) => socket.write(`${line}\r\n`);
    const command = (line: string) => {
      if (/^(EHLO|HELO)/i.test(line)) answer('250 test');
      else if (/^MAIL FROM:/i.test(line)) {
        [from, to] = [line.slice(10), []];
        answer(run.isFull ? '452 no room' : '250 ok');
      } else if (/^RCPT TO:/i.test(line)) {
        to.push(line.slice(8));
        answer('250 ok');
      } else if (/^DATA/i.test(line)) {
        isData = true;
        answer('354 go on');
      } else if (/^QUIT/i.test(line)) {
        answer('221 bye');
        socket.end();
      } else answer('250 ok');
    };
    socket.setEncoding('utf8').on('error', () => {}).on('data', part => {
      text += part;
      for (;;) {
        const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const piece = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (!isData) { command(piece); continue; }
        isData = false;
        emails.push({ from, to, data: piece });
        answer('250 taken');
      }
    });
    answer('220 test');
  });
  await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
  const run: SmtpServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, emails, isFull: false,
    stop: () => new Promise(resolve => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    }),
  };
  return run;
}
