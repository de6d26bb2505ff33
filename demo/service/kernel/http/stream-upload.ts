import { HttpError } from './http-error.js';
import { getBoundary } from './multipart.js';
import { decode } from './read-body.js';
import { rejectKey, refuseUnstorable } from './refuse-unstorable.js';
import { t } from '../language/common-texts.js';

/** Heads and fields are small; only the file is not. */
const mostHeadBytes = 8 * 1024;
const mostFieldBytes = 64 * 1024;
/** A sender that is silent for so long has gone. */
const silentMs = 60_000;

/** A file of a form, as it arrives. */
export interface StreamedFile {
  readonly type: string;
  /** Throws where the body ends before the file does. */
  chunks(): AsyncIterable<Uint8Array>;
}

/** A form with one large file. Fields that follow the file are not read. */
export interface StreamedForm {
  readonly values: Map<string, string[]>;
  /** Null if no file was chosen. */
  readonly file: StreamedFile | null;
}

const forms = new WeakMap<Request, { form?: Promise<StreamedForm> }>();

/** Lets the body of a request be read as a stream: nothing but its fields is ever in memory. */
export const allowStreaming = (request: Request): void => { forms.set(request, {}); };

/** The form of a request whose route streams; undefined for others. All callers share one reading. */
export function readStreamedForm(request: Request): Promise<StreamedForm> | undefined {
  const known = forms.get(request);
  const contentType = request.headers.get('content-type') ?? '';
  if (!known || !/^multipart\/form-data\b/i.test(contentType)) return undefined;
  return known.form ??= readForm(request, contentType);
}

const broken = () => new HttpError(400, { error: 'The multipart body cannot be read.' });

/** For a body that ends before the file does, or a connection that breaks. */
function cutOff(cause?: unknown): never {
  throw new HttpError(400, { error: t('uploadCutOff') }, {}, { cause });
}

/** The bytes of a body with what was read too far. */
class BodyReader {
  #held: Buffer = Buffer.alloc(0);
  #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;

  constructor(body: ReadableStream<Uint8Array> | null, start: string) {
    this.#reader = body?.getReader();
    this.#held = Buffer.from(start);
  }

  get held(): Buffer { return this.#held; }

  /** Removes bytes from the front. */
  take(count: number): Buffer {
    const taken = this.#held.subarray(0, count);
    this.#held = this.#held.subarray(count);
    return taken;
  }

  /** False at the end of the body. */
  async more(): Promise<boolean> {
    if (!this.#reader) return false;
    let timer: NodeJS.Timeout | undefined;
    const silent = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new HttpError(408, { error: t('tooSlow') }, { Connection: 'close' })), silentMs);
    });
    try {
      const { done, value } = await Promise.race([this.#reader.read().catch(cutOff), silent]);
      if (!done) this.#held = this.#held.length === 0 ? Buffer.from(value) : Buffer.concat([this.#held, value]);
      return !done;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Everything before a mark, which is removed as well. Throws for more bytes than that. */
  async until(mark: Buffer, most: number): Promise<Buffer> {
    for (let from = 0; ;) {
      const at = this.#held.indexOf(mark, from);
      if (at > most || (at < 0 && this.#held.length > most + mark.length)) throw broken();
      if (at >= 0) {
        const bytes = this.take(at);
        this.take(mark.length);
        return bytes;
      }
      from = Math.max(0, this.#held.length - mark.length + 1);
      if (!await this.more()) throw broken();
    }
  }
}

async function* readFile(body: BodyReader, delimiter: Buffer): AsyncIterable<Uint8Array> {
  for (;;) {
    const at = body.held.indexOf(delimiter);
    if (at >= 0) {
      if (at > 0) yield body.take(at);
      return;
    }
    const sure = body.held.length - delimiter.length + 1;
    if (sure > 0) yield body.take(sure);
    if (!await body.more()) cutOff();
  }
}

async function readForm(request: Request, contentType: string): Promise<StreamedForm> {
  const boundary = getBoundary(contentType);
  if (boundary === undefined) throw broken();
  // A line break before the first boundary makes it one like all others.
  const body = new BodyReader(request.body, '\r\n');
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const [lineEnd, headEnd] = [Buffer.from('\r\n'), Buffer.from('\r\n\r\n')];
  const values = new Map<string, string[]>();
  let bytes = 0;
  await body.until(delimiter, mostHeadBytes);
  for (;;) {
    while (body.held.length < 2 && await body.more());
    if (body.held.subarray(0, 2).toString('latin1') === '--') return { values, file: null };
    // The line break after the boundary stays: a part without a head has nothing but two of them.
    if (!body.held.subarray(0, 2).equals(lineEnd)) throw broken();
    const head = decode(await body.until(headEnd, mostHeadBytes));
    const [, name] = /;\s{0,10}name="([^"\r\n]{0,500})"/i.exec(head) ?? [];
    if (name === undefined) throw broken();
    rejectKey(name);
    const [, fileName] = /;\s{0,10}filename\*?="?([^"\r\n]{0,1000})/i.exec(head) ?? [];
    if (fileName !== undefined && fileName !== '') {
      const [, type = ''] = /\r\ncontent-type:[\t ]{0,10}([^\r\n]{0,200})/i.exec(head) ?? [];
      return { values, file: { type, chunks: () => readFile(body, delimiter) } };
    }
    const content = await body.until(delimiter, mostFieldBytes - bytes);
    bytes += content.length;
    if (fileName !== undefined) continue; // what a browser posts for a file input left empty
    const value = decode(content);
    refuseUnstorable(value, name);
    values.set(name, [...values.get(name) ?? [], value]);
  }
}
