import type { Occurrence } from '../calendar/event.js';
import { afterNextFrame } from '../platform/timing.js';
import type { EventsController } from './events.controller.js';
import type { ListHost } from './events.settings.js';
import type { EventsState } from './events.state.js';

interface Context {
  readonly host: ListHost;
  readonly state: EventsState;
  readonly controller: EventsController;
  readonly target: HTMLElement;
  readonly event: Event;
}

/** Adds the occurrence that a control of a row names. */
export function addOccurrence({ controller, target, event }: Pick<Context, 'controller' | 'target' | 'event'>, occurrences: readonly Occurrence[]): void {
  const occurrence = occurrences.find(({ key }) => key === target.dataset.key);
  if (occurrence) void controller.add(occurrence, target.dataset.service as 'google' | 'outlook' | 'file', event);
}

const rowAt = (host: ListHost, index: number) => host.element!.shadowRoot!.querySelectorAll<HTMLElement>('.event').item(index) as HTMLElement | null;

/** What the controls of a list of events do. */
export const listActions = {
  'click add': (context: Context) => addOccurrence(context, context.state.list(context.host.values.show, context.host.values.maxRepeats)),
  'click retry': ({ controller }: Context) => { void controller.load(); },
  'click show'({ host, state, target }: Context) {
    const show = target.dataset.show as 'upcoming' | 'past';
    if (show === host.values.show || !host.emit('site-events-show', { show })) return;
    host.set('show', show);
    const { maxRepeats, pageSize } = host.values;
    state.set({ count: 0, announced: host.text('shown', { count: Math.min(pageSize, state.list(show, maxRepeats).length) }) });
  },
  'click more'({ host, state }: Context) {
    const { show, maxRepeats, pageSize } = host.values;
    const before = Math.max(state.$state.get().count, pageSize);
    const count = Math.min(before + pageSize, state.list(show, maxRepeats).length);
    state.set({ count, announced: host.text('shown', { count }) });
    // The button may go with the last of them: the focus continues to the first new row.
    void host.viewReady.then(() => afterNextFrame(() => rowAt(host, before)?.focus()));
  },
};
