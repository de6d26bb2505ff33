import { type FileBackend, FileBackendError, type FileLimits, type FileUpload, type ManagedFile } from './file-backend.js';
import { sendCall } from './send-call.js';

/** A request to the bucket that the host signs. */
export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Name of the object, such as `uploads/recipes/vase.png`; empty for the bucket. */
  readonly key: string;
  /** Parameters to be signed, such as `{ partNumber: '2', uploadId: '…' }`. */
  readonly query: Readonly<Record<string, string>>;
  /** Media type of the object, for the first request of an upload. Sign it as the header `Content-Type`. */
  readonly contentType?: string;
}

export interface S3BackendOptions extends FileLimits {
  /** Returns a presigned address for a request. It runs on the host, which has the keys of the bucket; the page never has them. */
  sign(request: S3Request): Promise<string>;
  /** The public address of an object. */
  publicUrl(key: string): string;
  /** Start of all names, such as `uploads/`. */
  readonly prefix?: string;
  /** Size of the parts of a larger file, in bytes; 8 MiB by default. The smallest size that S3 accepts is 5 MiB. */
  readonly partBytes?: number;
}

interface Multipart { readonly uploadId: string; readonly tags: Map<number, string> }

const shown = '100';
/** Before the name of an uploaded file: two files of the same name do not overwrite each other. */
const mark = /^[\da-f]{8}-/;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: '\'' };
const decodeXml = (text: string): string => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name]!);
/** The texts of an element of a response. Names are URL-encoded, as the request wants them. */
const textsOf = (xml: string, name: string): string[] => xml.split(`<${name}>`).slice(1).map(part => decodeXml(part.split(`</${name}>`)[0]!));
const decodeKey = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));
const safeName = (name: string): string => name.replace(/[\p{Cc}\p{Cf}/\\]/gu, '').slice(-150) || 'file';

/**
 * Files in a bucket of Amazon S3 or of a compatible host, by presigned addresses. The bucket's CORS rules must allow the page's origin, and
 * expose the header `ETag`. Objects cannot be renamed or described: those buttons are hidden.
 */
export function s3Backend({ sign, publicUrl, prefix = '', partBytes = 8 * 1024 * 1024, ...limits }: S3BackendOptions): FileBackend {
  /** Uploads that were interrupted, by their id. */
  const open = new Map<string, Multipart>();
  const call = async (request: S3Request, options: Parameters<typeof sendCall>[1] = {}) =>
    sendCall(await sign(request), { ...options, method: request.method, ...request.contentType && { headers: { 'Content-Type': request.contentType } } });

  async function sendParts({ id, file, signal, onProgress }: FileUpload, key: string, contentType: string): Promise<void> {
    let multipart = open.get(id);
    if (!multipart) {
      const { text } = await call({ method: 'POST', key, query: { uploads: '' }, contentType }, { signal });
      const [uploadId] = textsOf(text, 'UploadId');
      if (!uploadId) throw new FileBackendError('failed', 'The bucket has started no upload.');
      open.set(id, multipart = { uploadId, tags: new Map() });
    }
    const { uploadId, tags } = multipart;
    const cancel = () => {
      open.delete(id);
      void call({ method: 'DELETE', key, query: { uploadId } }).catch(() => {});
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      for (let start = 0, number = 1; start < file.size; start += partBytes, number += 1) {
        const part = file.slice(start, start + partBytes);
        if (!tags.has(number)) {
          const query = { partNumber: String(number), uploadId };
          const report = (share: number) => onProgress((start + share * part.size) / file.size);
          const { header } = await call({ method: 'PUT', key, query }, { body: part, signal, onProgress: report });
          const tag = header('ETag');
          if (!tag) throw new FileBackendError('failed', 'The bucket does not expose the header ETag.');
          tags.set(number, tag);
        }
        onProgress(Math.min(1, (start + partBytes) / file.size));
      }
      const parts = [...tags].sort(([one], [other]) => one - other)
        .map(([number, tag]) => `<Part><PartNumber>${number}</PartNumber><ETag>${tag.replaceAll('"', '&quot;')}</ETag></Part>`);
      await call({ method: 'POST', key, query: { uploadId } }, { body: `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`, signal })
        // A repeated completion of an upload that is complete: only its response was lost.
        .catch((error: unknown) => { if (!(error instanceof FileBackendError) || error.fault !== 'gone') throw error; });
      open.delete(id);
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }

  const toManaged = (key: string, more: Partial<ManagedFile> = {}): ManagedFile => {
    const path = key.slice(prefix.length).split('/');
    return { id: key, url: publicUrl(key), name: path.at(-1)!.replace(mark, ''), folder: path.slice(0, -1).join('/'), ...more };
  };
  async function put(upload: FileUpload): Promise<ManagedFile> {
    const { id, file, folder, replaces, signal, onProgress } = upload;
    const key = replaces?.id ?? `${prefix}${folder && `${folder}/`}${id.slice(0, 8)}-${safeName(file.name)}`;
    const contentType = file.type || 'application/octet-stream';
    if (file.size > partBytes) await sendParts(upload, key, contentType);
    else await call({ method: 'PUT', key, query: {}, contentType }, { body: file, signal, onProgress });
    return toManaged(key, { size: file.size, type: contentType, changed: new Date().toISOString() });
  }

  return {
    sorts: ['name'],
    async list({ folder, search, after }, signal) {
      const start = `${prefix}${folder && `${folder}/`}`;
      const query = {
        'list-type': '2', 'encoding-type': 'url', 'max-keys': shown, prefix: start, ...!search && { delimiter: '/' },
        ...after !== null && { 'continuation-token': after },
      };
      const { text } = await call({ method: 'GET', key: '', query }, { signal });
      const words = search.toLowerCase().split(/\s+/).filter(Boolean);
      const files = textsOf(text, 'Contents').flatMap(entry => {
        const key = decodeKey(textsOf(entry, 'Key')[0] ?? '');
        if (key === '' || key.endsWith('/')) return [];
        const [size, changed] = [Number(textsOf(entry, 'Size')[0]), textsOf(entry, 'LastModified')[0]];
        return [toManaged(key, { ...Number.isFinite(size) && { size }, ...changed && { changed } })];
      });
      const folders = textsOf(text, 'CommonPrefixes').map(entry => decodeKey(textsOf(entry, 'Prefix')[0] ?? '').slice(prefix.length).replace(/\/$/, ''));
      return {
        files: files.filter(({ name }) => words.every(word => name.toLowerCase().includes(word))), folders, limits,
        after: textsOf(text, 'NextContinuationToken')[0] ?? null,
      };
    },
    put,
    replace: put,
    async remove({ id }) { await call({ method: 'DELETE', key: id!, query: {} }); },
  };
}
