// MapLibre's own part for workers: it acts when it is loaded, and exports nothing.
declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs';
