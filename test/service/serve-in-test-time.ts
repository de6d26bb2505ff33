import { readFileSync } from 'node:fs';
import { createService, type Service } from '../../demo/service/create-service.js';
import { listen } from '../../demo/service/listen.js';
import { optionsFromEnvironment } from '../../demo/service/options-from-environment.js';
import { stopOnSignal } from '../../demo/service/stop-on-signal.js';
import { remoteChargingProvider } from './charging-host.js';

// Started by ServiceProcess. The service without a public option for its time: CLOCK_FILE has it in milliseconds, and a request for
// /test/sweep does what the service does each hour. With CHARGE_URL, payments are taken by the host of a test.
const { CLOCK_FILE = '', CHARGE_URL } = process.env;

let service: Service | null = null;
service = await createService({
  ...optionsFromEnvironment(process.env),
  clock: () => Number(readFileSync(CLOCK_FILE, 'utf8')),
  ...CHARGE_URL && { providers: [remoteChargingProvider(CHARGE_URL)] },
  routes: app => void app.get('/test/sweep', async context => {
    await service!.sweep();
    return context.text('swept');
  }),
});
const server = await listen(service.app, Number(process.env.PORT));
stopOnSignal(async () => {
  await server.stop();
  await service!.close();
});
