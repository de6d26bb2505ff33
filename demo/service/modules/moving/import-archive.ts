import { paths } from 'site-elements/contract/paths';
import type { ArchiveContent, ArchiveFiles, ArchivePart } from '../../kernel/archive/archive-part.js';
import { PartialImport, type ImportSummary, type LargeFileImport } from '../../kernel/imports/import-pages.js';
import { importText } from '../../kernel/imports/import-text.js';
import { type Archive, openArchive } from './read-archive.js';
import { ownerText } from './texts.js';

type Count = readonly [label: string, count: number];

/** How an archive is gone through: to say what an import would do, or to import it. */
interface Pass {
  part(part: ArchivePart, bytes: Uint8Array): Promise<ImportSummary>;
  /** Calls `onStored` with how many of these files were stored, or would be. */
  files(kind: ArchiveFiles, source: { readonly archive: Archive; readonly ids: readonly string[] }, onStored: (count: number) => void): Promise<void>;
}

const previewing: Pass = {
  part: (part, bytes) => part.preview(bytes),
  files: async (_kind, { ids }, onStored) => onStored(ids.length),
};

const storing: Pass = {
  part: (part, bytes) => part.store(bytes),
  async files(kind, { archive, ids }, onStored) {
    for await (const [id, bytes] of archive.readFiles(kind.folder, new Set(ids))) if (await kind.store(id, bytes)) onStored(1);
  },
};

/** What was done so far. It is read when an import stops. */
class Progress {
  readonly #counts = new Map<string, number>();
  readonly #notes = new Set<string>();
  #hasNews = false;

  add(title: string, { counts, notes, hasNews }: ImportSummary): void {
    for (const [label, count] of counts) this.#add(`${title}, ${label}`, count);
    for (const note of notes) this.#notes.add(note);
    this.#hasNews ||= hasNews;
  }

  #add(label: string, count: number): void { this.#counts.set(label, (this.#counts.get(label) ?? 0) + count); }

  summary(): ImportSummary { return { counts: [...this.#counts].map((row): Count => row), notes: [...this.#notes], hasNews: this.#hasNews }; }
}

async function goThrough(archive: Archive, contents: readonly ArchiveContent[], { pass, progress }: { pass: Pass; progress: Progress }): Promise<void> {
  const addFiles = async (kind: ArchiveFiles) => {
    const ids = archive.idsIn(kind.folder);
    const wanted = await kind.findNew(ids);
    let stored = 0;
    await pass.files(kind, { archive, ids: wanted }, count => {
      progress.add(kind.title(), { counts: [[importText('importNew'), count]], notes: [], hasNews: count > 0 });
      stored += count;
    });
    const notes = stored < wanted.length ? [ownerText('movingFilesLeft', { count: wanted.length - stored, title: kind.title() })] : [];
    progress.add(kind.title(), { counts: [[importText('importPresent'), ids.length - wanted.length]], notes, hasNews: false });
  };
  for (const { parts, files, within } of contents) {
    if (files && !files.isLast) await addFiles(files);
    const readFirst = async (file: string) => {
      const [name] = archive.filesOf(file);
      return name === undefined ? null : archive.read(name);
    };
    const addParts = async () => {
      for (const part of parts)
        for (const name of archive.filesOf(part.file)) progress.add(part.title(), await pass.part(part, await archive.read(name)));
    };
    await (within ? within(readFirst, addParts) : addParts());
    if (files?.isLast) await addFiles(files);
  }
}

/** An archive of another server. Each file is stored as a whole or not at all, and a second import continues where one was interrupted. */
export function archiveImport(contents: readonly ArchiveContent[], mostBytes: number): LargeFileImport<Archive> {
  return {
    path: `${paths.ownerMoving}/import`,
    kind: 'archive',
    accept: '.zip,application/zip',
    mostBytes,
    title: () => ownerText('movingImport'),
    explanations: () => [ownerText('movingImportNote', { size: Math.floor(mostBytes / 1024 / 1024) })],
    back: () => ({ path: paths.ownerMoving, title: ownerText('navMoving') }),
    open: path => openArchive(path, contents),
    async preview(archive) {
      const progress = new Progress();
      await goThrough(archive, contents, { pass: previewing, progress });
      return progress.summary();
    },
    async store(archive) {
      const progress = new Progress();
      try {
        await goThrough(archive, contents, { pass: storing, progress });
      } catch (cause) {
        if (!progress.summary().hasNews) throw cause;
        throw new PartialImport(progress.summary(), { cause });
      }
      return progress.summary();
    },
  };
}
