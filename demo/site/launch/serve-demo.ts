import { createService, type ServiceOptions } from '../../service/create-service.js';
import { listen } from '../../service/listen.js';
import { optionsFromEnvironment } from '../../service/options-from-environment.js';
import { pictures } from '../../pictures/catalogue.js';
import { mountSite } from '../mount-site.js';

export interface DemoOptions {
  /** 0 takes any free port. */
  port?: number;
  /** Only this machine by default. */
  host?: string;
  /** Folder for the database and for drawn pictures; `DATA_DIR` or `.data` by default. */
  dataDir?: string;
  /** One entry a request; false for silence. */
  log?: ServiceOptions['log'];
  /** Tests only: the service obeys the request header `x-fault`. */
  faults?: boolean;
}

export interface Demo {
  url: string;
  port: number;
  close(): Promise<void>;
}

/** Service, pages and the built elements on one port. It does not build. */
export async function serveDemo({ port = 4173, host, dataDir, log, faults }: DemoOptions): Promise<Demo> {
  const environment = optionsFromEnvironment(dataDir ? { ...process.env, DATA_DIR: dataDir } : process.env);
  const service = await createService({ ...environment, log: log ?? environment.log, faults, pictures });
  mountSite(service.app, { products: () => service.products() });
  try {
    const server = await listen(service.app, port, { host });
    return {
      url: server.address,
      port: server.port,
      async close() {
        await server.stop();
        await service.close();
      },
    };
  } catch (error) {
    await service.close();
    throw error;
  }
}
