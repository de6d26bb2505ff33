import assert from 'node:assert/strict';
import { BlobReader, TextReader, TextWriter, Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from '@zip.js/zip.js';
import type { OwnerVisitor } from '../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../start-for-test.js';

export interface Instance { readonly run: TestService; readonly owner: OwnerVisitor }

export async function downloadArchive({ owner }: Instance): Promise<Uint8Array> {
  const answer = await owner.post('/owner/moving/archive');
  assert.deepEqual([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')], [200, 'application/zip', 'no-store']);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Uploads an archive: the page with its preview, and the ID of the file. */
export async function sendArchive({ run, owner }: Instance, bytes: Uint8Array): Promise<{ status: number; text: string; file: string }> {
  const body = new FormData();
  body.append('csrf', owner.csrf);
  body.append('file', new Blob([new Uint8Array(bytes)]), 'site.zip');
  const answer = await fetch(`${run.address}/owner/moving/import`, { method: 'POST', headers: { cookie: owner.cookie, accept: 'text/html' }, body });
  const text = await answer.text();
  return { status: answer.status, text, file: /name="file" value="([^"]+)"/.exec(text)?.[1] ?? '' };
}

/** Texts of an archive by their names; files that are not texts are empty. */
export async function unzipTexts(bytes: Uint8Array): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const entry of await new ZipReader(new BlobReader(new Blob([new Uint8Array(bytes)]))).getEntries())
    if (!entry.directory) files.set(entry.filename, entry.filename.includes('/') ? '' : await entry.getData(new TextWriter()));
  return files;
}

export async function zipFiles(files: Iterable<readonly [name: string, content: string | Uint8Array]>): Promise<Uint8Array> {
  const writer = new ZipWriter(new Uint8ArrayWriter());
  for (const [name, content] of files) await writer.add(name, typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content));
  return writer.close();
}

export const emptyManifest = JSON.stringify({ format: 'site-elements-archive', version: 1, pictures: 0 });
