import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { captchasFromEnvironment } from './captcha/captchas.js';
import type { ServiceOptions } from './create-service.js';
import { writeLog } from './http/write-log.js';
import { ownerFromEnvironment } from './owner/access/owner-access.js';

const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));

/** DATABASE_URL, DATA_DIR, OWNER_PASSWORD or OWNER_PASSWORD_HASH, LOG, TRUST_PROXY, ALLOWED_ORIGINS and CAPTCHA_… as options of the service. */
export function optionsFromEnvironment(environment: NodeJS.ProcessEnv): ServiceOptions {
  const dataDir = environment.DATA_DIR || join(repositoryRoot, '.data');
  return {
    dataDir,
    database: { url: environment.DATABASE_URL || undefined, folder: join(dataDir, 'database') },
    owner: ownerFromEnvironment(environment),
    captchas: captchasFromEnvironment(environment),
    allowedOrigins: (environment.ALLOWED_ORIGINS ?? '').split(',').map(origin => origin.trim().replace(/\/$/, '')).filter(Boolean),
    trustProxy: environment.TRUST_PROXY === '1',
    log: environment.LOG === 'off' ? false : writeLog,
  };
}
