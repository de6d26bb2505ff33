import type { Map } from 'maplibre-gl';
import { prepareWorker } from './start-worker.js';

// MapLibre is an optional peer dependency: `loadMapLibre` loads it, and it may not be used before.

export let VectorMap: typeof Map;

/** Rejects without a network, or where the package is not installed. */
export async function loadMapLibre(): Promise<void> {
  const { Map, getWorkerUrl, setWorkerUrl } = await import('maplibre-gl'); // and nothing else of it
  await prepareWorker({ getWorkerUrl, setWorkerUrl });
  VectorMap = Map;
}
