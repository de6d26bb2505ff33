import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { limitBodyTime } from './kernel/http/body-time.js';

const portsToTry = 20;
const patienceMs = 10_000;
const thisMachine = '127.0.0.1';
/**
 * How long a connection without a request stays open. Longer than proxies keep theirs (nginx and load balancers 60 seconds, Caddy two
 * minutes): with Node's 5 seconds, one of them may send a request while the connection is being closed, and answers 502.
 */
export const keepAliveMs = 125_000;

export interface RunningServer {
  port: number;
  address: string;
  /** Accepts no new request, waits for the running ones, then resolves; after ten seconds it aborts them. */
  stop(): Promise<void>;
}

export interface ListenOptions {
  /** Only this machine by default. */
  host?: string;
  /** Told when the wanted port is taken and another is used. */
  onTaken?(message: string): void;
}

/** Serves an app on a port, or on the next free one after it; port 0 takes any. */
export async function listen(app: Pick<Hono, 'fetch'>, port: number, options: ListenOptions = {}): Promise<RunningServer> {
  const { host = thisMachine, onTaken = message => console.warn(message) } = options;
  const handle = getRequestListener(app.fetch);
  let isStopping = false;
  const server = createServer((request, response) => {
    response.on('close', () => {
      // A connection kept alive by its browser would hold the stop back.
      if (isStopping) setImmediate(() => server.closeIdleConnections());
    });
    limitBodyTime(request);
    void handle(request, response);
  });
  server.requestTimeout = 0; // see limitBodyTime
  server.keepAliveTimeout = keepAliveMs;
  const used = await bind(server, port, host);
  if (port !== 0 && used !== port) onTaken(`Port ${port} is taken; using ${used} instead.`);
  return {
    port: used,
    address: `http://${host === thisMachine || host === '0.0.0.0' ? 'localhost' : host}:${used}`,
    stop() {
      isStopping = true;
      return new Promise(resolve => {
        const cutOff = setTimeout(() => server.closeAllConnections(), patienceMs);
        server.close(() => {
          clearTimeout(cutOff);
          resolve();
        });
        server.closeIdleConnections();
      });
    },
  };
}

async function bind(server: Server, first: number, host: string): Promise<number> {
  const last = first === 0 ? 0 : Math.min(65_535, first + portsToTry);
  for (let port = first; port <= last; port += 1) {
    if (port !== 0 && host === thisMachine && (await isAnsweredOnIpv6(port))) continue;
    if (await tryPort(server, port, host)) return (server.address() as AddressInfo).port;
  }
  throw new Error(`Ports ${first} to ${last} are all taken. Set PORT to a free one.`);
}

function tryPort(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else if (error.code === 'EACCES') reject(new Error(`Port ${port} needs more rights. Set PORT to one above 1023.`));
      else reject(error);
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve(true);
    });
  });
}

/** The printed address says `localhost`, and browsers try [::1] first: another server that listens there would be shown instead. */
function isAnsweredOnIpv6(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '::1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
