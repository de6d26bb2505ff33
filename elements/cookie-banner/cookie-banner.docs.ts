import type { Docs } from '../../core/manifest/docs.js';
import type { cookieBannerSettings } from './cookie-banner.settings.js';

export const cookieBannerDocs: Docs<typeof cookieBannerSettings> = {
  hiddenWithoutScripts: true,
};
