import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { newDatabase } from '../../../demo/service/kernel/database/new-database.js';
import { type Mail, memoryOutbox } from '../../../demo/service/kernel/mail/outbox.js';
import { startDemo } from '../../../demo/start.js';
import { launch } from '../chromium.js';
import { visit, type Visit, type VisitOptions } from './visit.js';

/** Pictures are drawn once for all files and runs: their names hold a hash of what is drawn. */
const drawnFolder = path.resolve('.cache/e2e');

export interface OpenDemo {
  readonly url: string;
  readonly browser: Browser;
  /** Where the embedded database is kept; it may be opened once the demo has stopped. */
  readonly databaseFolder: string;
  /** What the service has sent by mail. */
  readonly emails: readonly Mail[];
  visit(address: string, options?: VisitOptions): Promise<Visit>;
  /** Stops the service; what it stored can still be looked at. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** The running demo on a fresh database, and one browser for it. `ownerPassword`: asked for at the owner's pages, which without it can only be read. */
export async function openDemo({ ownerPassword }: { ownerPassword?: string } = {}): Promise<OpenDemo> {
  // What a developer has set for a demo of their own is not for this one.
  for (const name of ['DATABASE_URL', 'OWNER_PASSWORD']) delete process.env[name];
  if (ownerPassword) process.env.OWNER_PASSWORD = ownerPassword;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-elements-e2e-'));
  for (const name of ['images', 'tiles']) {
    await mkdir(path.join(drawnFolder, name), { recursive: true });
    await symlink(path.join(drawnFolder, name), path.join(dataDir, name));
  }
  const databaseFolder = path.join(dataDir, 'database');
  await newDatabase(databaseFolder);
  const browser = await launch();
  const outbox = memoryOutbox();
  const demo = await startDemo({ port: 0, dataDir, faults: true, outbox }).catch(async (error: unknown) => {
    await browser.close(); // it would keep the process alive
    throw error;
  });
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= browser.close().then(() => demo.close()));
  return {
    url: demo.url,
    browser,
    databaseFolder,
    emails: outbox.mails,
    visit: (address, options) => visit(browser, new URL(address, demo.url).href, options),
    stop,
    async close() {
      await stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }); // an image may still be written there
    },
  };
}
