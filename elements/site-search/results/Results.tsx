import type { ViewProps } from '../../../core/element/definition.js';
import { useStore } from '../../../core/element/use-store.js';
import { safeUrl } from '../../../core/links/safe-url.js';
import { numberFormat } from '../../../core/text/intl.js';
import type { Facet, FacetName, SearchHit } from '../indexes/search-index.js';
import { kindLabel, getHitLocation } from '../kind-label.js';
import type { ResultsSnapshot } from './results.state.js';
import type { SearchHost, searchSettings } from '../search.settings.js';
import type { SearchState } from '../search.state.js';
import { Segments } from '../matching/Segments.js';

type Rows = typeof searchSettings;

function Result({ hit, host }: { readonly hit: SearchHit; readonly host: SearchHost }) {
  const place = getHitLocation(hit, host);
  return (
    <li className="result" part="result">
      <a className="title" part="title" href={safeUrl(hit.url) ?? undefined} data-action="select"><bdi><Segments segments={hit.title} /></bdi></a>
      {place && <p className="place" part="place"><bdi>{place}</bdi></p>}
      {hit.excerpt.length > 0 && <p className="excerpt" part="excerpt"><bdi><Segments segments={hit.excerpt} /></bdi></p>}
    </li>
  );
}

function FacetGroup({ facet: { name, values }, chosen, host }: { readonly facet: Facet; readonly chosen: readonly string[]; readonly host: SearchHost }) {
  const label = (value: string) => (name === 'kind' ? kindLabel(value, host) : value);
  return (
    <div className="facet" role="group" aria-labelledby={`facet-${name}`}>
      <span className="facet-name" id={`facet-${name}`}>{host.text(name)}</span>
      {values.map(({ value, count }) => (
        <button key={value} type="button" part="filter" data-action="filter" data-facet={name} data-value={value} aria-pressed={chosen.includes(value)}>
          <bdi>{label(value)}</bdi> <span className="count">{numberFormat(host.language).format(count)}</span>
        </button>
      ))}
    </div>
  );
}

/** Facets in which results differ, and those by which something is chosen. */
const usefulOf = ({ facets, chosen }: ResultsSnapshot) => facets.filter(({ name, values }) => values.length > 1 || chosen[name].length > 0);

const sentenceOf = ({ status, query, total, hasMoreFailed }: ResultsSnapshot, host: SearchHost): string =>
  hasMoreFailed
    ? host.text('failed')
    : status === 'loading'
      ? host.text('loading')
      : status === 'ready'
        ? host.text(total > 0 ? 'found' : 'none', { query, count: total })
        : '';

/** What was found, or what is in the way. Until there is anything, the results that the page itself came with. */
export function Results({ values, state, host }: ViewProps<Rows['settings'], Rows['events'], Rows['texts'], SearchState>) {
  const snapshot = useStore(state.results.$snapshot);
  const { status, hits, total, chosen, isAsking, hasMoreFailed, round } = snapshot;
  const facets = values.filters ? usefulOf(snapshot) : [];
  const isNarrowed = (Object.keys(chosen) as FacetName[]).some(name => chosen[name].length > 0);
  return (
    <section className="results" part="results" aria-label={host.text('label')} aria-busy={isAsking || undefined}>
      <p className="sentence" part="status" role="status">
        <span key={round}>{sentenceOf(snapshot, host)}</span>
      </p>
      {status === 'failed' && (
        <div className="problem" part="error" role="alert">
          <p>{host.text('failed')}</p>
          <button type="button" part="again" data-action="again">
            {host.text('again')}
          </button>
        </div>
      )}
      {status === 'ready' && total === 0 && <p className="hint">{host.text('hint')}</p>}
      {facets.length > 0 && (
        <div className="facets" part="filters">
          {facets.map(facet => (
            <FacetGroup key={facet.name} facet={facet} chosen={chosen[facet.name]} host={host} />
          ))}
          {isNarrowed && (
            <button type="button" className="clear" part="clear" data-action="clear">
              {host.text('clear')}
            </button>
          )}
        </div>
      )}
      {status === 'ready' ? (
        hits.length > 0 && (
          <ol part="list">
            {hits.map((hit, at) => (
              <Result key={`${at} ${hit.url}`} hit={hit} host={host} />
            ))}
          </ol>
        )
      ) : (
        <slot name="results" />
      )}
      {status === 'ready' && hits.length < total && (
        <p className="foot">
          <span className="place">{hasMoreFailed ? host.text('failed') : host.text('shown', { shown: hits.length, count: total })}</span>
          <button type="button" part="more" data-action="more" aria-disabled={isAsking || undefined}>
            {host.text(hasMoreFailed ? 'again' : 'more')}
          </button>
        </p>
      )}
    </section>
  );
}
