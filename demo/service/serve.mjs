// The service alone, without pages and pictures: node demo/service/serve.mjs
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

// tsx looks for tsconfig.json, which resolves `site-elements/contract/*`, in the working directory. This one is found from any.
register({ tsconfig: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)) });
await import('./serve.ts');
