import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { formatOwnerNumber } from '../language/format-values.js';
import type { Html } from '../html.js';
import { liftBodyTime } from '../http/body-time.js';
import { page } from '../http/page.js';
import { parseBody } from '../http/parse-body.js';
import { readStreamedForm } from '../http/stream-upload.js';
import { isDiskFull } from '../limits/is-disk-full.js';
import { csrfInput, ownerNav } from '../owner/owner-frame.js';
import { importText } from './import-text.js';
import type { ImportFile, PendingImports } from './pending-imports.js';

/** What an import would do, or has done. */
export interface ImportSummary {
  /** Numbers with what they count. Those that are 0 are not shown. */
  readonly counts: readonly (readonly [label: string, count: number])[];
  /** Sentences: columns of the file, and rows that were left out with their position. */
  readonly notes: readonly string[];
  /** Whether there is anything to import. */
  readonly hasNews: boolean;
}

/** Values that the owner has sent with a button, by their names. */
export type SentValues = ReadonlyMap<string, string>;

interface ImportKind<Content> {
  /** Its page. The preview posts to `path`, the import to `path/store`. */
  readonly path: string;
  readonly kind: string;
  /** Files that the browser offers, such as `.csv,text/csv`. */
  readonly accept: string;
  title(): string;
  /** What the file may be: one paragraph for each. */
  explanations(): readonly string[];
  /** The page that the import belongs to. */
  back(): { readonly path: string; readonly title: string };
  preview(content: Content): Promise<ImportSummary>;
  /** Controls below the preview. */
  controls?(sent: SentValues, problems: ReadonlyMap<string, string>): Html;
  /** Problems of these controls, by name. */
  check?(sent: SentValues): ReadonlyMap<string, string>;
  /** Stores all or nothing, or throws `PartialImport` with what it has stored. A second import of the same file changes nothing. */
  store(content: Content, sent: SentValues): Promise<ImportSummary>;
}

/** A kind of file that the owner imports. Nothing is stored before the owner has confirmed the preview. */
export interface FileImport<Content> extends ImportKind<Content> {
  /** Throws a RangeError with a sentence for the owner if the file cannot be read at all. */
  read(file: ImportFile): Content | Promise<Content>;
}

/** A file that may be too large for memory: it is streamed to the disk, and read there. The write rule of its page has `streamsFile`. */
export interface LargeFileImport<Content extends { close(): Promise<void> }> extends ImportKind<Content> {
  readonly mostBytes: number;
  /** Throws a RangeError with a sentence for the owner if the file cannot be read at all. */
  open(path: string): Promise<Content>;
}

/** An import that has ended early. What it had stored by then stays, and the same file can be imported again. */
export class PartialImport extends Error {
  constructor(readonly summary: ImportSummary, options: ErrorOptions) {
    super('The import has stopped.', options);
    this.name = 'PartialImport';
  }
}

/** How an import receives its file, and reads it again. */
interface ImportSource<Content> {
  /** The ID of a file that was stored; null if none was sent. */
  receive(context: Context): Promise<string | null>;
  /** Null for an unknown or expired ID. */
  withContent(id: string, run: (content: Content) => Promise<Response>): Promise<Response | null>;
}

/** Why an import has failed, for the owner; null if neither the file nor the disk is the reason. */
const reasonOf = (error: unknown): string | null =>
  (error instanceof RangeError ? error.message : isDiskFull(error) ? importText('importDiskFull') : null);

const summaryIn = ({ counts, notes }: ImportSummary): Html => html`<ul>${counts.filter(([, count]) => count > 0).map(([label, count]) => html`
<li>${label}: ${formatOwnerNumber(count)}</li>`)}</ul>${notes.length === 0 ? '' : html`
<ul>${notes.map(note => html`
<li>${note}</li>`)}</ul>`}`;

/** Adds the pages of an import: the file, its preview, and the result. */
export function addImportPages<Content>(app: Hono, pending: PendingImports, kind: FileImport<Content>): void {
  addPages(app, pending, kind, {
    async receive(context) {
      const body = await parseBody(context.req.raw, { takesFiles: true });
      const [file] = body.kind === 'form' ? body.files.get('file') ?? [] : [];
      return file ? pending.add(kind.kind, { bytes: new Uint8Array(await file.arrayBuffer()), type: file.type }) : null;
    },
    async withContent(id, run) {
      const file = await pending.read(kind.kind, id);
      return file && run(await kind.read(file));
    },
  });
}

/** The same for large files. */
export function addLargeImportPages<Content extends { close(): Promise<void> }>(app: Hono, pending: PendingImports, kind: LargeFileImport<Content>): void {
  addPages(app, pending, kind, {
    async receive(context) {
      liftBodyTime(context);
      const file = (await readStreamedForm(context.req.raw))?.file;
      const announcedBytes = Number(context.req.header('content-length') ?? 0) || 0;
      return file ? pending.addStream(kind.kind, file, { mostBytes: kind.mostBytes, announcedBytes }) : null;
    },
    withContent: (id, run) => pending.withFile(kind.kind, id, async path => {
      const content = await kind.open(path);
      try {
        return await run(content);
      } finally {
        await content.close();
      }
    }),
  });
}

function addPages<Content>(app: Hono, pending: PendingImports, kind: ImportKind<Content>, source: ImportSource<Content>): void {
  const { path } = kind;
  const backLink = (): Html => {
    const { path: to, title } = kind.back();
    return html`<p><a href="${to}">${title}</a></p>`;
  };
  const showForm = (context: Context, problem = '') => page(context, kind.title(), html`${ownerNav(context)}<h1>${kind.title()}</h1>
${problem === '' ? '' : html`<p role="alert">${importText('importFailed')} ${problem}</p>`}
${kind.explanations().map(text => html`<p>${text}</p>`)}
<form method="post" action="${path}" enctype="multipart/form-data">${csrfInput(context)}
<div class="field"><label for="file">${importText('importFile')}</label><input id="file" name="file" type="file" accept="${kind.accept}" required></div>
<p><button class="button">${importText('importCheck')}</button></p></form>
${backLink()}`, problem === '' ? 200 : 400);

  const storeForm = (context: Context, id: string, controls: Html | '', label: string): Html => html`
<form method="post" action="${path}/store">${csrfInput(context)}<input type="hidden" name="file" value="${id}">
${controls}
<p><button class="button">${label}</button></p></form>`;

  const showPreview = async (
    context: Context,
    id: string,
    content: Content,
    { sent = new Map(), problems = new Map() }: { sent?: SentValues; problems?: ReadonlyMap<string, string> } = {},
  ) => {
    const summary = await kind.preview(content);
    if (!summary.hasNews) await pending.remove(id);
    return page(context, kind.title(), html`${ownerNav(context)}<h1>${kind.title()}</h1>
<p role="status">${importText(summary.hasNews ? 'importPreview' : 'importNothingNew')}</p>
${summaryIn(summary)}${summary.hasNews ? storeForm(context, id, kind.controls?.(sent, problems) ?? '', importText('importNow')) : ''}
<p><a href="${path}">${kind.title()}</a></p>`, problems.size > 0 ? 400 : 200);
  };

  const showStopped = (context: Context, id: string, { summary, cause }: PartialImport) => {
    // Logged with the request, unless the file or the disk is the reason.
    const reason = reasonOf(cause);
    if (reason === null && cause instanceof Error) context.error = cause;
    return page(context, kind.title(), html`${ownerNav(context)}<h1>${kind.title()}</h1>
<p role="alert">${importText('importStopped')} ${reason ?? importText('importStoppedUnknown')}</p>
<p>${importText('importStoppedStored')}</p>
${summaryIn(summary)}<p>${importText('importStoppedAgain')}</p>${storeForm(context, id, '', importText('importContinue'))}
${backLink()}`, 503);
  };

  app.get(path, context => showForm(context));

  app.post(path, context => orProblem(context, async () => {
    const id = await source.receive(context);
    if (id === null) return showForm(context, importText('importFileMissing'));
    try {
      const answer = await source.withContent(id, content => showPreview(context, id, content));
      return answer ?? showForm(context, importText('importExpired'));
    } catch (error) {
      await pending.remove(id);
      throw error;
    }
  }));

  app.post(`${path}/store`, async context => {
    const body = await parseBody(context.req.raw, { takesFiles: true });
    const sent = new Map(body.kind === 'form' ? [...body.values].map(([name, [value = '']]) => [name, value] as const) : []);
    const id = sent.get('file') ?? '';
    return orProblem(context, async () => {
      const answer = await source.withContent(id, async content => {
        const problems = kind.check?.(sent) ?? new Map<string, string>();
        if (problems.size > 0) return showPreview(context, id, content, { sent, problems });
        try {
          const summary = await kind.store(content, sent);
          await pending.remove(id);
          return page(context, kind.title(), html`${ownerNav(context)}<h1>${kind.title()}</h1>
<p role="status">${importText('importDone')}</p>
${summaryIn(summary)}${backLink()}`);
        } catch (error) {
          if (error instanceof PartialImport) return showStopped(context, id, error);
          throw error;
        }
      });
      return answer ?? showForm(context, importText('importExpired'));
    });
  });

  async function orProblem(context: Context, answer: () => Promise<Response>): Promise<Response> {
    try {
      return await answer();
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== null) return showForm(context, reason);
      throw error;
    }
  }
}
