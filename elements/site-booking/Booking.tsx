import { useLayoutEffect, useRef } from 'react';
import { withPurpose } from '../../core/embed/purpose-note.js';
import type { ViewProps } from '../../core/element/definition.js';
import type { bookingSettings } from './booking.settings.js';
import type { BookingState } from './booking.state.js';

type Rows = typeof bookingSettings;
type Props = ViewProps<Rows['settings'], Rows['events'], Rows['texts'], BookingState>;

/** A field shows the selection, made by the guest or by default: the first available day. */
function useChosen<E extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<E>(null);
  useLayoutEffect(() => { if (field.current!.value !== value) field.current!.value = value; });
  return field;
}

function Fields({ values, state, host }: Props) {
  const { choice: { date, time, guests }, today, page } = state;
  const counts = [...Array(values.maxGuests).keys()].map(index => index + 1);
  const [guestField, dateField, timeField] = [
    useChosen<HTMLSelectElement>(String(guests)),
    useChosen<HTMLInputElement>(date),
    useChosen<HTMLInputElement>(time),
  ];
  return (
    <div className="fields" part="fields" role="group" aria-label={host.text('find')}>
      <label>
        <span>{host.text('guests')}</span>
        <select ref={guestField} name="guests" data-action="choose" defaultValue={guests}>
          {counts.map(count => (
            <option key={count} value={count}>
              {host.text('guestCount', { count })}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{host.text('date')}</span>
        <input ref={dateField} type="date" name="date" data-action="choose" min={today || undefined} defaultValue={date} />
      </label>
      <label>
        <span>{host.text('time')}</span>
        <input ref={timeField} type="time" name="time" step="900" data-action="choose" defaultValue={time} />
      </label>
      <a className="find" part="find" data-action="go" href={page} target="_blank" rel="noopener" aria-describedby="opens">
        {host.text('find')}
      </a>
    </div>
  );
}

/** The service's own widget, or the button that shows it. */
function Widget({ state, host }: Props) {
  const { name } = state.booking!.provider;
  if (!state.isFramed) {
    return (
      <p className="widget">
        <button type="button" className="quiet" part="here" data-action="show" aria-describedby="notice">{host.text('here')}</button>
        {' '}<span id="notice">{withPurpose(host, host.text('notice', { name }))}</span>
      </p>
    );
  }
  const { address, heightPx } = state.frame!;
  return (
    <>
      <iframe part="frame" title={name} src={address} height={heightPx} referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin" />
      <p><button type="button" className="quiet" part="hide" data-action="hide">{host.text('hide', { name })}</button></p>
    </>
  );
}

/** The author's words, and below them what a guest chooses. */
export function Booking(props: Props) {
  const { state, host } = props;
  const { booking, link, isFramed, isPreviewTold } = state;
  return (
    <div className="booking" part="booking">
      <slot />
      {booking && !isFramed && <Fields {...props} />}
      {booking && <p className="opens" id="opens">{host.text('opens', { name: booking.provider.name })}</p>}
      {booking && state.frame && <Widget {...props} />}
      {link && !booking && <p><a className="find" part="find" data-action="go" href={link} target="_blank" rel="noopener">{host.text('book')}</a></p>}
      <p role="status" className="message" part="message">{isPreviewTold && <span>{host.text('preview')}</span>}</p>
    </div>
  );
}
