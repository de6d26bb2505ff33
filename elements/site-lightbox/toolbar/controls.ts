import type { MakeControl } from './control.js';
import { download } from './download/download.js';
import { fullscreen } from './fullscreen.js';
import { share } from './share/share.js';
import { slideshow } from './slideshow/slideshow.js';
import { thumbnails } from './thumbnails/thumbnails.js';

/** Every control that an author can name. */
export const controls = { slideshow, download, share, fullscreen, thumbnails } as const satisfies Record<string, MakeControl>;

export type ControlName = keyof typeof controls;
