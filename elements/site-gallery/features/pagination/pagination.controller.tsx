import type { ComponentType } from 'react';
import type { AttachFeature } from '../../gallery-context.js';
import { Dots } from './Dots.js';
import { Fraction } from './Fraction.js';
import { getPaginationKind, type PaginationKind, type PaginationProps } from './pagination-kind.js';
import { paginationStyles } from './pagination.styles.js';
import { Progress } from './Progress.js';

const components: Readonly<Record<Exclude<PaginationKind, 'none'>, ComponentType<PaginationProps>>> = {
  dots: Dots, fraction: Fraction, progress: Progress,
};

/** Draws the position over the lower edge of the slides, until the signal ends. */
export const attachPagination: AttachFeature = (gallery, signal) => {
  const { host, state } = gallery;
  const kind = getPaginationKind(host.values);
  if (kind === 'none') return;
  const Pagination = components[kind];
  const sheets = host.element!.shadowRoot!.adoptedStyleSheets;
  if (!sheets.includes(paginationStyles.styleSheet)) sheets.push(paginationStyles.styleSheet);
  gallery.setView('pagination', () => <Pagination state={state} host={host} />);
  // Focus goes with the current dot, as long as it is on one.
  const unsubscribe = state.$state.listen(() => queueMicrotask(() => {
    const root = host.element!.shadowRoot!;
    if (root.activeElement?.matches('.indicator:not([aria-current])'))
      root.querySelector<HTMLElement>('.indicator[aria-current]')?.focus({ preventScroll: true });
  }));
  signal.addEventListener('abort', () => {
    unsubscribe();
    gallery.setView('pagination', undefined);
  }, { once: true });
};
