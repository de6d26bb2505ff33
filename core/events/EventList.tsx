import { useStore } from '../element/use-store.js';
import { EventRows, LoadFailure, PlaceholderRows } from './EventRow.js';
import type { ListHost, EventsHost } from './events.settings.js';
import type { EventsState } from './events.state.js';

interface ListProps {
  readonly state: EventsState;
  readonly host: ListHost;
  /** Accessible name of the list. */
  readonly label: string;
}

/** The choice between what is to come and what is over. */
function Filter({ host }: { readonly host: ListHost }) {
  const { show } = host.values;
  return (
    <div className="filter" part="filter" role="group" aria-label={host.text('which')}>
      {(['upcoming', 'past'] as const).map(each => (
        <button key={each} type="button" data-action="show" data-show={each} aria-pressed={show === each}>{host.text(each)}</button>
      ))}
    </div>
  );
}

/** A list of events: what is to come or what is over, this many at a time. Until the page is read, the author's markup as it is. */
export function EventList({ state, host, label }: ListProps) {
  const { nowMs, slots, phase, count, announced, events } = useStore(state.$state);
  const { show, maxRepeats, pageSize, hideFilter } = host.values;
  const isWaiting = nowMs !== null && state.isWaiting;
  const all = nowMs === null || isWaiting ? [] : state.list(show, maxRepeats);
  const shown = all.slice(0, Math.max(count, pageSize));
  const isListed = nowMs !== null && (events.length > 0 || phase !== 'ready');
  return (
    <>
      {!hideFilter && <Filter host={host} />}
      <slot className={nowMs === null ? undefined : 'read'} />
      {shown.length > 0 && <EventRows occurrences={shown} slots={slots} host={host as unknown as EventsHost} label={label} />}
      {isWaiting && <PlaceholderRows slots={slots} host={host as unknown as EventsHost} />}
      {isListed && !isWaiting && shown.length === 0 && phase === 'ready' && (
        <p className="none" part="none">
          <span>{host.text(show === 'past' ? 'nonePast' : 'none')}</span>
        </p>
      )}
      {phase === 'failed' && <LoadFailure host={host as unknown as EventsHost} />}
      {all.length > shown.length && (
        <button type="button" className="more" part="more" data-action="more">
          {host.text('more')}
        </button>
      )}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </>
  );
}
