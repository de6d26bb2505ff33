import { createService } from './create-service.js';
import { listen } from './listen.js';
import { optionsFromEnvironment } from './options-from-environment.js';
import { demandPassword } from './owner/access/owner-access.js';
import { stopOnSignal } from './stop-on-signal.js';

// The service alone, without pages and pictures: npx tsx demo/service/serve.ts
try {
  const options = optionsFromEnvironment(process.env);
  if (!options.siteUrl) console.warn('SITE_URL is not set: links in letters lead to the host that a request names, which strangers can choose. Set it to the address of your site, such as https://pots.example.');
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
