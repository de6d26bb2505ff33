import type { Map } from 'maplibre-gl';
import { shared } from '../../../../core/registry/registry.js';

// MapLibre is an optional peer dependency: `loadMapLibre` loads it, and it may not be used before.

export let VectorMap: typeof Map;

/** Rejects without a network, or where the package is not installed. */
export async function loadMapLibre(): Promise<void> {
  const { Map, getWorkerUrl, setWorkerUrl } = await import('maplibre-gl'); // and nothing else of it
  await prepareWorker({ getWorkerUrl, setWorkerUrl });
  VectorMap = Map;
}

interface Policy { createScriptURL(address: string): string }
type View = Window & typeof globalThis & {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
};

type WorkerSettings = Pick<typeof import('maplibre-gl'), 'getWorkerUrl' | 'setWorkerUrl'>;

/**
 * Sets the address of MapLibre's worker: a file beside this one. A site that has set it already (`setWorkerUrl`, as bundlers
 * of MapLibre need it) is left alone. Under trusted types the address of a worker must come from a policy; MapLibre calls
 * two methods of strings on it, so the address gets them.
 */
async function prepareWorker({ getWorkerUrl, setWorkerUrl }: WorkerSettings): Promise<void> {
  if (getWorkerUrl()) return;
  const { workerAddress } = await import('./worker.js');
  if (!/^https?:/.test(workerAddress))
    throw new Error(
      `the worker of MapLibre is at "${workerAddress}"; expected a web address, or setWorkerUrl() of maplibre-gl called before`,
    );
  const { trustedTypes } = window as View;
  if (!trustedTypes) return setWorkerUrl(workerAddress);
  const rules: Policy = {
    createScriptURL(address) {
      if (address !== workerAddress) throw new TypeError(`site-elements: "${address}" is not the worker of maps.`);
      return address;
    },
  };
  const address = shared('worker-policy@1', null, () => trustedTypes.createPolicy('site-elements-workers', rules)).createScriptURL(workerAddress);
  const asText = { endsWith: (end: string) => workerAddress.endsWith(end), split: (at: RegExp) => workerAddress.split(at) };
  setWorkerUrl(Object.assign(address, asText));
}
