import { shared } from '../../../../core/registry/registry.js';

interface Policy { createScriptURL(address: string): string }
type View = Window & typeof globalThis & {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
};

type WorkerSettings = Pick<typeof import('maplibre-gl'), 'getWorkerUrl' | 'setWorkerUrl'>;

/**
 * Tells MapLibre where its worker is: a file beside this one. A site that has told it already (`setWorkerUrl`, as bundlers
 * of MapLibre need it) is left alone. Under trusted types the address of a worker must come from a policy; MapLibre asks
 * such an address two things that only texts answer, so it gets them.
 */
export async function prepareWorker({ getWorkerUrl, setWorkerUrl }: WorkerSettings): Promise<void> {
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
