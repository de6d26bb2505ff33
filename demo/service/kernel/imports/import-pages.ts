import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { formatOwnerNumber } from '../language/format-values.js';
import type { Html } from '../html.js';
import { page } from '../http/page.js';
import { parseBody } from '../http/parse-body.js';
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

/** A kind of file that the owner imports. Nothing is stored before the owner has confirmed the preview. */
export interface FileImport<Content> {
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
  /** Throws a RangeError with a sentence for the owner if the file cannot be read at all. */
  read(file: ImportFile): Content | Promise<Content>;
  preview(content: Content): Promise<ImportSummary>;
  /** Controls below the preview. */
  controls?(sent: SentValues, problems: ReadonlyMap<string, string>): Html;
  /** Problems of these controls, by name. */
  check?(sent: SentValues): ReadonlyMap<string, string>;
  /** Stores all or nothing. A second import of the same file changes nothing. */
  store(content: Content, sent: SentValues): Promise<ImportSummary>;
}

const summaryIn = ({ counts, notes }: ImportSummary): Html => html`<ul>${counts.filter(([, count]) => count > 0).map(([label, count]) => html`
<li>${label}: ${formatOwnerNumber(count)}</li>`)}</ul>${notes.length === 0 ? '' : html`
<ul>${notes.map(note => html`
<li>${note}</li>`)}</ul>`}`;

/** Adds the pages of an import: the file, its preview, and the result. */
export function addImportPages<Content>(app: Hono, pending: PendingImports, kind: FileImport<Content>): void {
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

  const showPreview = async (
    context: Context,
    id: string,
    content: Content,
    { sent = new Map(), problems = new Map() }: { sent?: SentValues; problems?: ReadonlyMap<string, string> } = {},
  ) => {
    const summary = await kind.preview(content);
    return page(context, kind.title(), html`${ownerNav(context)}<h1>${kind.title()}</h1>
<p role="status">${importText(summary.hasNews ? 'importPreview' : 'importNothingNew')}</p>
${summaryIn(summary)}${summary.hasNews ? html`
<form method="post" action="${path}/store">${csrfInput(context)}<input type="hidden" name="file" value="${id}">
${kind.controls?.(sent, problems) ?? ''}
<p><button class="button">${importText('importNow')}</button></p></form>` : ''}
<p><a href="${path}">${kind.title()}</a></p>`, problems.size > 0 ? 400 : 200);
  };

  app.get(path, context => showForm(context));

  app.post(path, async context => {
    const body = await parseBody(context.req.raw, { takesFiles: true });
    const [file] = body.kind === 'form' ? body.files.get('file') ?? [] : [];
    if (!file) return showForm(context, importText('importFileMissing'));
    const uploaded = { bytes: new Uint8Array(await file.arrayBuffer()), type: file.type };
    return orProblem(context, async () => {
      const content = await kind.read(uploaded);
      return showPreview(context, await pending.add(kind.kind, uploaded), content);
    });
  });

  app.post(`${path}/store`, async context => {
    const body = await parseBody(context.req.raw, { takesFiles: true });
    const sent = new Map(body.kind === 'form' ? [...body.values].map(([name, [value = '']]) => [name, value] as const) : []);
    const id = sent.get('file') ?? '';
    const file = await pending.read(kind.kind, id);
    if (!file) return showForm(context, importText('importExpired'));
    return orProblem(context, async () => {
      const content = await kind.read(file);
      const problems = kind.check?.(sent) ?? new Map<string, string>();
      if (problems.size > 0) return showPreview(context, id, content, { sent, problems });
      const summary = await kind.store(content, sent);
      await pending.remove(id);
      return page(context, kind.title(), html`${ownerNav(context)}<h1>${kind.title()}</h1>
<p role="status">${importText('importDone')}</p>
${summaryIn(summary)}${backLink()}`);
    });
  });

  async function orProblem(context: Context, answer: () => Promise<Response>): Promise<Response> {
    try {
      return await answer();
    } catch (error) {
      if (error instanceof RangeError) return showForm(context, error.message);
      throw error;
    }
  }
}
