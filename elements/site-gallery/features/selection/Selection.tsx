import type { ReadableAtom } from 'nanostores';
import { useStore } from '../../../../core/element/use-store.js';
import type { GalleryHost } from '../../gallery-context.js';

export interface SelectionSnapshot {
  readonly tags: readonly string[];
  /** Empty: all slides. */
  readonly tag: string;
  readonly hasMore: boolean;
}

interface Props { readonly $selection: ReadableAtom<SelectionSnapshot>; readonly host: GalleryHost }

/** A button for each tag, and one for all slides. */
export function FilterBar({ $selection, host }: Props) {
  const { tags, tag } = useStore($selection);
  return ['', ...tags].map(one => (
    <button key={one} type="button" className="tag" part="tag" data-action="filter" value={one} aria-pressed={one === tag}>
      {one || host.text('all')}
    </button>
  ));
}

/** Shows more slides, as long as there are any. */
export function LoadMore({ $selection, host }: Props) {
  const { hasMore } = useStore($selection);
  return hasMore && <button type="button" className="more" part="more" data-action="more">{host.text('more')}</button>;
}
