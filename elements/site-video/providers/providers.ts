import { animoto } from './animoto.js';
import type { Provider } from './provider.js';
import { vimeo } from './vimeo.js';
import { wistia } from './wistia.js';
import { youtube } from './youtube.js';

/** Every video service by its name. Source: media-layout §3, video embed attributes. */
export const providers = { youtube, vimeo, wistia, animoto } satisfies Record<string, Provider>;
export type ProviderName = keyof typeof providers;
