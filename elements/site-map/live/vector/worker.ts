/**
 * The worker of vector maps. A page imports this module to learn its address only; a browser that starts it as a worker
 * gets MapLibre's part for workers. So it is a file of this site like any other: no `blob:` and no markup of scripts,
 * which strict policies forbid.
 */
export const workerAddress = import.meta.url;

const workerScope = (globalThis as { WorkerGlobalScope?: new () => EventTarget }).WorkerGlobalScope;

if (workerScope && globalThis instanceof workerScope) {
  // The page writes as soon as it has started the worker: what comes before MapLibre listens is handed on to it.
  const early: MessageEvent[] = [];
  const keep = (event: MessageEvent) => {
    event.stopImmediatePropagation();
    early.push(event);
  };
  addEventListener('message', keep);
  await import('maplibre-gl/dist/maplibre-gl-worker.mjs');
  removeEventListener('message', keep);
  for (const { data, origin, ports } of early) dispatchEvent(new MessageEvent('message', { data, origin, ports: [...ports] }));
}
