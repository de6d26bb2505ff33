import { siteFontLimits, siteFontPaths } from 'site-elements/contract/site-fonts';
import type { ArchiveContent } from '../../kernel/archive/archive-part.js';
import type { ServiceModule } from '../../kernel/module.js';
import { collectMentions } from '../../kernel/owner/collect-mentions.js';
import { FontLibrary } from './font-library.js';
import { addFontRoutes } from './font-routes.js';
import { packageReader } from './font-source.js';
import { fontsArchive } from './fonts-archive.js';
import * as schema from './fonts.schema.js';
import { addPublicFonts } from './public-fonts.js';
import { ownerText } from './texts.js';

declare module '../../kernel/module.js' {
  interface PublicQueries {
    fonts: {
      /** For moving to another server. */
      readonly archive: ArchiveContent;
    };
  }
}

export interface OwnFontsOptions {
  /** Address under which a host has npm packages by file, or the full path of a `node_modules` folder. Without it, fonts are only uploaded. */
  readonly fontSource?: string;
  /** Folder of the built elements on the same host: the owner's page of fonts then has `<site-font-browser>`. */
  readonly elementsPath?: string;
}

/** The site's own fonts: uploaded by its owner, or loaded from the packages of Fontsource when the owner chooses one. */
export const fontsModule: ServiceModule<OwnFontsOptions> = {
  name: 'fonts',
  schema,
  ownerPages: [{ path: siteFontPaths.list, group: 'site', title: () => ownerText('navFonts') }],
  writeRules: [
    [{ name: 'owner', network: 20, site: Infinity, priority: 'order', bodyBytes: siteFontLimits.maxBytes }, `POST ${siteFontPaths.upload}`],
    [{ name: 'owner', network: 20, site: Infinity, priority: 'order', takesFiles: true }, `POST ${siteFontPaths.plainUpload}`],
  ],
  mount({ app, database, files, mentions, onError }, { fontSource, elementsPath }) {
    const library = new FontLibrary(database, files);
    const readPackageFile = fontSource ? packageReader(fontSource) : undefined;
    addFontRoutes(app, { library, elementsPath, findUses: family => collectMentions(mentions, family), ...readPackageFile && { readPackageFile } });
    addPublicFonts(app, { library, store: files });
    return { queries: { archive: fontsArchive(database, files, library) }, sweep: () => library.sweep().catch(onError('fonts')) };
  },
};
