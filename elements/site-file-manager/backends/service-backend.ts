import { type SiteFile, siteFilePaths, type SiteFilesAnswer, type SiteFileUploadAnswer, type SiteFileUsesAnswer } from '../../../core/contract/site-files.js';
import { pageDocument } from '../../../core/platform/page-document.js';
import { writeJson } from '../../../core/registry/write-json.js';
import { FileBackendError, type FileBackend, type FileUpload, type ManagedFile } from './file-backend.js';
import { identifyUpload } from './identify-upload.js';
import { type Call, sendCall } from './send-call.js';

export interface ServiceBackendOptions {
  /** Address of the service's list of files; by default `/owner/site-files` of the page's origin. */
  readonly endpoint?: string;
  /** Headers of each request, such as a token for a service on another origin. */
  readonly headers?: () => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  /** Whether cookies are sent to another origin; default false. */
  readonly withCookies?: boolean;
}

const bytesType = 'application/octet-stream';
type Values = Readonly<Record<string, string>>;

/** Files of the reference service, behind its owner's login. Uploads continue where they were interrupted. */
export function serviceBackend({ endpoint = siteFilePaths.list, headers, withCookies = false }: ServiceBackendOptions = {}): FileBackend {
  const base = new URL(endpoint, pageDocument.baseURI);
  let csrf = '';
  /** Parts of the service; a first list says how large they are. */
  let partBytes = 5_000_000;

  const addressOf = (path: string, values: Values = {}, query: Values = {}): string => {
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name]!));
    const url = new URL(base);
    url.pathname = base.pathname.replace(/\/$/, '') + filled.slice(siteFilePaths.list.length);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  };
  const call = async <Answer>(address: string, options: Call = {}): Promise<Answer> => {
    const own = await headers?.() ?? {};
    const all = { Accept: 'application/json', 'X-CSRF-Token': csrf, ...options.headers, ...own };
    const { text } = await sendCall(address, { ...options, withCookies, headers: all });
    return (text ? JSON.parse(text) : null) as Answer;
  };
  const post = <Answer>(address: string, body: object = {}, signal?: AbortSignal): Promise<Answer> =>
    call<Answer>(address, { method: 'POST', body: writeJson(body), headers: { 'Content-Type': 'application/json' }, signal });
  const demandToken = async (signal?: AbortSignal): Promise<void> => {
    if (!csrf) ({ csrf } = await call<SiteFilesAnswer>(addressOf(siteFilePaths.list), { signal }));
  };
  /** Addresses of the page's own origin are written without it. */
  const toManaged = (file: SiteFile): ManagedFile => {
    const url = new URL(file.url, base);
    return { ...file, url: url.origin === new URL(pageDocument.baseURI).origin ? url.pathname : url.href };
  };
  const idOf = ({ id }: ManagedFile): Values => ({ id: id! });

  /** In one request. */
  async function sendWhole({ file, folder, replaces, signal, onProgress }: FileUpload, id: string): Promise<SiteFileUploadAnswer> {
    const query = { name: file.name, size: String(file.size), folder, ...replaces && { replaces: replaces.id! } };
    return call(addressOf(siteFilePaths.upload, { id }, query), { method: 'POST', body: file, headers: { 'Content-Type': bytesType }, signal, onProgress });
  }

  /** In parts: those that the service has are not sent again. */
  async function sendParts({ file, folder, replaces, signal, onProgress }: FileUpload, id: string): Promise<SiteFileUploadAnswer> {
    const begun = await post<SiteFileUploadAnswer>(
      addressOf(siteFilePaths.uploads), { id, name: file.name, size: file.size, folder, ...replaces && { replaces: replaces.id } }, signal,
    );
    if (begun.file) return begun;
    const size = begun.partBytes;
    for (let start = 0, number = 1; start < file.size; start += size, number += 1) {
      const part = file.slice(start, start + size);
      if (!begun.received.includes(number))
        await call(addressOf(siteFilePaths.part, { id, number: String(number) }), {
          method: 'POST', body: part, headers: { 'Content-Type': bytesType }, signal, onProgress: share => onProgress((start + share * part.size) / file.size),
        });
      onProgress(Math.min(1, (start + size) / file.size));
    }
    return post<SiteFileUploadAnswer>(addressOf(siteFilePaths.completion, { id }), {}, signal);
  }

  async function put(upload: FileUpload): Promise<ManagedFile> {
    await demandToken(upload.signal);
    const isWhole = upload.file.size <= partBytes;
    const send = isWhole ? sendWhole : sendParts;
    let id = isWhole ? upload.id : await identifyUpload(upload);
    // The service takes the rest back when an editor cancels; what it has stored by then stays.
    const cancel = () => { void post(addressOf(siteFilePaths.cancellation, { id })).catch(() => {}); };
    upload.signal.addEventListener('abort', cancel, { once: true });
    try {
      const { file } = await send(upload, id).catch((error: unknown) => {
        // The same file was uploaded and deleted before.
        if (id === upload.id || upload.replaces || !(error instanceof FileBackendError) || error.fault !== 'gone') throw error;
        id = upload.id;
        return send(upload, id);
      });
      if (!file) throw new FileBackendError('incomplete');
      return toManaged(file);
    } finally {
      upload.signal.removeEventListener('abort', cancel);
    }
  }

  const change = async (file: ManagedFile, body: object): Promise<ManagedFile> => {
    await demandToken();
    return toManaged(await post<SiteFile>(addressOf(siteFilePaths.file, idOf(file)), body));
  };
  return {
    async list({ folder, search, sort, after }, signal) {
      const query = { folder, search, sort, ...after !== null && { after } };
      const answer = await call<SiteFilesAnswer>(addressOf(siteFilePaths.list, {}, query), { signal });
      ({ csrf, limits: { partBytes } } = answer);
      return { files: answer.files.map(toManaged), folders: answer.folders, after: answer.after, limits: answer.limits };
    },
    put,
    replace: put,
    rename: (file, name) => change(file, { name }),
    describe: change,
    async remove(file) {
      await demandToken();
      await post(addressOf(siteFilePaths.removal, idOf(file)));
    },
    findUses: async file => (await call<SiteFileUsesAnswer>(addressOf(siteFilePaths.uses, idOf(file)))).uses,
  };
}
