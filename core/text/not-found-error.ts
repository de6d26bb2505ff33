import { writeJson } from '../registry/write-json.js';

/** What was asked for is not there; `path` says where it was looked for. Source: page-runtime-platform §8. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';

  constructor(readonly path: string, options?: ErrorOptions) {
    super(`Nothing was found at ${writeJson(path.slice(0, 300))}.`, options);
  }
}
