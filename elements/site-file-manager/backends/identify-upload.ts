import { writeJson } from '../../../core/registry/write-json.js';
import { stringifyUuid } from '../../../core/text/uuid.js';
import { type FileUpload, getFileId } from './file-backend.js';

const sampleBytes = 65_536;

/**
 * An id for a large upload that is the same when the same file is chosen again, such as after a reload: the upload continues. Made from
 * its name, size, date, both ends of its content and its place. On a page without HTTPS, the id of this upload.
 */
export async function identifyUpload({ id, file, folder, replaces }: FileUpload): Promise<string> {
  if (!globalThis.crypto?.subtle) return id;
  const facts = writeJson([file.name, file.size, file.lastModified, folder, replaces && getFileId(replaces)]);
  const sample = new Blob([facts, file.slice(0, sampleBytes), file.slice(-sampleBytes)]);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await sample.arrayBuffer()));
  return stringifyUuid(hash.subarray(0, 16));
}
