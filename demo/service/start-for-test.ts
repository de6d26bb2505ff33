import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { createService, type Service, type ServiceOptions } from './create-service.js';
import { newDatabase } from './kernel/database/new-database.js';
import { submissions } from './modules/forms/forms.schema.js';
import { listen } from './listen.js';

export interface TestService {
  service: Service;
  address: string;
  /** How many submissions are stored. */
  stored(): Promise<number>;
  /** A fresh submission key. */
  key(formId?: string): Promise<string>;
  /** Posts JSON. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

/** All that a test file sends comes from one address immediately. */
const unlimited = { max: Infinity, windowMs: 60_000 };

/** The real service on a free port, over an embedded database of its own or the empty one that TEST_DATABASE_URL names. */
export async function startForTest(options: ServiceOptions = {}): Promise<TestService> {
  const url = process.env.TEST_DATABASE_URL;
  const place = await mkdtemp(join(tmpdir(), 'site-elements-test-'));
  const folder = join(place, 'database');
  if (!url && !options.database) await newDatabase(folder);
  const service = await createService({ database: url ? { url } : { folder }, rate: unlimited, owner: { isOpenHere: true }, ...options });
  const server = await listen(service.app, 0);
  const address = `http://127.0.0.1:${server.port}`;
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    service,
    address,
    post,
    async stored() {
      const [row] = await service.database.select({ rows: count() }).from(submissions);
      return row.rows;
    },
    async key(formId) {
      const answer = await post('/api/form/FormSubmissionKey', formId ? { formId } : {});
      return (await answer.json()).key;
    },
    async stop() {
      await server.stop();
      await service.close();
      await rm(place, { recursive: true });
    },
  };
}
