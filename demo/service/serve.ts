import { createService } from './create-service.js';
import { listen } from './listen.js';
import { optionsFromEnvironment } from './options-from-environment.js';
import { demandPassword } from './owner-shell/owner-access.js';
import { siteUrlWarning } from './site-url-warning.js';
import { stopOnSignal } from './stop-on-signal.js';

// Started by serve.mjs.
try {
  const options = optionsFromEnvironment(process.env);
  const warning = siteUrlWarning(options);
  if (warning) console.warn(warning);
  const service = await createService({ ...options, owner: demandPassword(options.owner ?? {}) });
  const server = await listen(service.app, Number(process.env.PORT || 4173), { host: process.env.HOST || undefined });
  stopOnSignal(async () => {
    await server.stop();
    await service.close();
  });
  console.log(`Service ready at ${server.address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
