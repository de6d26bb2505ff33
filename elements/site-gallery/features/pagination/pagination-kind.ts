import type { GalleryHost } from '../../gallery-context.js';
import type { GalleryValues } from '../../gallery.settings.js';
import type { GalleryState } from '../../gallery.state.js';

export type PaginationKind = GalleryValues['pagination'];

/** What each way to show the position draws from. */
export interface PaginationProps { readonly state: GalleryState; readonly host: GalleryHost }

/** How a gallery shows where it is: `indicators` is an older name for dots. */
export const getPaginationKind = ({ pagination, indicators }: Pick<GalleryValues, 'pagination' | 'indicators'>): PaginationKind =>
  (pagination === 'none' && indicators ? 'dots' : pagination);
