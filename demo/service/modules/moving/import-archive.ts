import { paths } from 'site-elements/contract/paths';
import { maxUploadBytes } from 'site-elements/contract/uploads';
import type { ArchiveContent, ArchivePart } from '../../kernel/archive/archive-part.js';
import type { FileImport, ImportSummary } from '../../kernel/imports/import-pages.js';
import { importText } from '../../kernel/imports/import-text.js';
import { type Archive, readArchive } from './archive-file.js';
import { ownerText } from './texts.js';

type Count = readonly [label: string, count: number];
type Read = (part: ArchivePart, bytes: Uint8Array) => Promise<ImportSummary>;

/** The files of one part. */
function addUp(sums: readonly ImportSummary[]): ImportSummary {
  const counts = new Map<string, number>();
  for (const [label, count] of sums.flatMap(sum => sum.counts)) counts.set(label, (counts.get(label) ?? 0) + count);
  return { counts: [...counts], notes: [...new Set(sums.flatMap(({ notes }) => notes))], hasNews: sums.some(({ hasNews }) => hasNews) };
}

/** An archive of another server. Each file is stored as a whole or not at all, and a second import continues where one was interrupted. */
export function archiveImport(contents: readonly ArchiveContent[]): FileImport<Archive> {
  const each = async (archive: Archive, read: Read, takesFiles: boolean): Promise<ImportSummary> => {
    const { pictures } = archive;
    const counts: Count[] = [];
    const notes: string[] = [];
    let hasNews = false;
    for (const content of contents) {
      const { parts, within = (_, run) => run() } = content;
      const add = (title: string, summary: ImportSummary) => {
        counts.push(...summary.counts.map(([label, count]): Count => [`${title}, ${label}`, count]));
        notes.push(...summary.notes);
        hasNews ||= summary.hasNews;
      };
      const known = content.files ? await content.files.findNew(pictures) : [];
      if (content.files) {
        let stored = known.length;
        if (takesFiles) {
          stored = 0;
          for (const id of known) if (await content.files.store(id, await archive.readPicture(id))) stored += 1;
        }
        add(ownerText('movingPictures'), {
          counts: [[importText('importNew'), stored], [importText('importPresent'), pictures.length - known.length]], notes: [], hasNews: stored > 0,
        });
      }
      const readFirst = async (file: string) => {
        const [name] = archive.filesOf(file);
        return name === undefined ? null : archive.read(name);
      };
      await within(readFirst, async () => {
        for (const part of parts) {
          const sums: ImportSummary[] = [];
          for (const name of archive.filesOf(part.file)) sums.push(await read(part, await archive.read(name)));
          if (sums.length > 0) add(part.title(), addUp(sums));
        }
      });
    }
    return { counts, notes, hasNews };
  };
  return {
    path: `${paths.ownerMoving}/import`,
    kind: 'archive',
    accept: '.zip,application/zip',
    title: () => ownerText('movingImport'),
    explanations: () => [ownerText('movingImportNote', { size: Math.floor(maxUploadBytes / 1024 / 1024) })],
    back: () => ({ path: paths.ownerMoving, title: ownerText('navMoving') }),
    read: ({ bytes }) => readArchive(bytes, contents),
    preview: archive => each(archive, (part, bytes) => part.preview(bytes), false),
    store: archive => each(archive, (part, bytes) => part.store(bytes), true),
  };
}
