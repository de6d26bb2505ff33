import { safeUrl } from '../../../core/links/safe-url.js';
import type { SearchHit } from '../indexes/search-index.js';
import { Segments } from '../matching/Segments.js';

interface OptionsProps {
  /** Id of the list; those of its options begin with it. */
  readonly id: string;
  readonly hits: readonly SearchHit[];
  /** Which option the keyboard is on; -1: none. */
  readonly active: number;
  /** What the last option says. */
  readonly all: string;
  /** Where on the site a hit is, and what it is. */
  placeOf(hit: SearchHit): string;
}

export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

/** What is suggested. Links, so that a click with a modifier or the middle button does what visitors expect of one. */
export const Options = ({ id, hits, active, all, placeOf }: OptionsProps) => (
  <>
    {hits.map((hit, at) => (
      <a
        key={`${at} ${hit.url}`}
        id={optionId(id, at)}
        role="option"
        aria-selected={at === active}
        tabIndex={-1}
        href={safeUrl(hit.url) ?? undefined}
        data-at={at}
      >
        <span>
          <bdi>
            <Segments segments={hit.title} />
          </bdi>
        </span>
        {placeOf(hit) && (
          <>
            {' '}
            <span>
              <bdi>{placeOf(hit)}</bdi>
            </span>
          </>
        )}
      </a>
    ))}
    <div id={optionId(id, hits.length)} role="option" aria-selected={hits.length === active} data-at={hits.length} data-all="">
      <span>
        <bdi>{all}</bdi>
      </span>
    </div>
  </>
);
