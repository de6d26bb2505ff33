import { siteFileLimits, siteFilePaths } from 'site-elements/contract/site-files';
import type { ArchiveContent } from '../../kernel/archive/archive-part.js';
import type { PublicQueries, ServiceModule } from '../../kernel/module.js';
import { FileLibrary } from './file-library.js';
import { filesArchive } from './files-archive.js';
import * as schema from './files.schema.js';
import { usesIn } from './find-uses.js';
import { addLibrary } from './library-routes.js';
import { addPublicFiles } from './public-file.js';
import { ownerText } from './texts.js';
import { SiteUploads } from './uploads/site-uploads.js';

declare module '../../kernel/module.js' {
  interface PublicQueries {
    files: {
      /** For moving to another server. */
      readonly archive: ArchiveContent;
      /** The content of a file by its public address; null for an address that is not one. */
      readonly read: (address: string) => Promise<File | null>;
    };
  }
}

export interface FilesOptions {
  /** Folder of the built elements on the same host: the owner's page of files then has `<site-file-manager>`. */
  readonly elementsPath?: string;
}

/** The site's own files: uploaded by its owner, shown to everyone. */
export const filesModule: ServiceModule<FilesOptions, 'accounts'> = {
  name: 'files',
  schema,
  uses: ['accounts'],
  ownerPages: [{ path: siteFilePaths.list, group: 'site', title: () => ownerText('siteFiles') }],
  writeRules: [[
    { name: 'owner', network: 20, site: Infinity, priority: 'order', bodyBytes: siteFileLimits.partBytes },
    `POST ${siteFilePaths.upload}`, `POST ${siteFilePaths.part}`,
  ]],
  mount({ app, database, files, mentions, onError }, { elementsPath }, { accounts }) {
    const uploads = new SiteUploads(database, files);
    const library = new FileLibrary(database, files);
    mentions.push(async text => (await accounts.isInDocuments(text) ? [{ title: ownerText('headerFooter') }] : []));
    addLibrary(app, { library, uploads, findUses: usesIn(mentions), elementsPath });
    addPublicFiles(app, { database, store: files });
    const queries: PublicQueries['files'] = { archive: filesArchive(database, files), read: address => library.read(address) };
    return { queries, sweep: () => uploads.sweep().catch(onError('files')) };
  },
};
