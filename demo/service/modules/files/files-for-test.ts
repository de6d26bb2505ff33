import { randomUUID } from 'node:crypto';
import { type SiteFile, siteFileLimits, siteFilePaths, type SiteFilesAnswer, type SiteFileUploadAnswer } from 'site-elements/contract/site-files';
import type { OwnerVisitor } from '../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../start-for-test.js';

export interface Answer<Body = SiteFileUploadAnswer> { readonly status: number; readonly body: Body & { readonly error: string } }

/** The owner's editor, as a program: it sends nothing again. */
export function filesVisitor({ address }: Pick<TestService, 'address'>, { cookie, csrf }: OwnerVisitor) {
  const headers = { cookie, 'x-csrf-token': csrf };
  const read = async <Body>(response: Response): Promise<Answer<Body>> => {
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as Answer<Body>['body'] };
  };
  const post = async <Body = SiteFileUploadAnswer>(path: string, body: unknown = {}): Promise<Answer<Body>> =>
    read(await fetch(address + path, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }));
  const send = async (path: string, bytes: Uint8Array): Promise<Answer> =>
    read(await fetch(address + path, { method: 'POST', headers: { ...headers, 'content-type': 'application/octet-stream' }, body: bytes as BodyInit }));
  const uploadPath = (id: string) => siteFilePaths.upload.replace(':id', id);
  return {
    post, send, uploadPath,
    path: (id: string, path: string = siteFilePaths.file) => path.replace(':id', id),
    list: async (query: Record<string, string> = {}) =>
      (await read<SiteFilesAnswer>(await fetch(`${address}${siteFilePaths.list}?${new URLSearchParams(query)}`, { headers }))).body,
    /** A small file, in one request. */
    put: (name: string, bytes: Uint8Array, { id = randomUUID(), ...more }: { id?: string; folder?: string; replaces?: string } = {}) =>
      send(`${uploadPath(id)}?${new URLSearchParams({ name, size: String(bytes.length), ...more })}`, bytes),
    /** One of its parts, from 1. */
    putPart(id: string, number: number, bytes: Uint8Array) {
      const part = bytes.subarray((number - 1) * siteFileLimits.partBytes, number * siteFileLimits.partBytes);
      return send(siteFilePaths.part.replace(':id', id).replace(':number', String(number)), part);
    },
    open: (file: SiteFile, more: Record<string, string> = {}) => fetch(address + file.url, { headers: more }),
  };
}

/** The smallest PNG, of one pixel. */
export const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
