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

function GuestsField({ values, state, host }: Props) {
  const { choice: { guests } } = state;
  const counts = [...Array(values.maxGuests).keys()].map(index => index + 1);
  const field = useChosen<HTMLSelectElement>(String(guests));
  return (
    <label>
      <span>{host.text('guests')}</span>
      <select ref={field} name="guests" data-action="choose" defaultValue={guests}>
        {counts.map(count => (
          <option key={count} value={count}>
            {host.text('guestCount', { count })}
          </option>
        ))}
      </select>
    </label>
  );
}

function DateField({ state: { choice: { date }, today }, host }: Props) {
  const field = useChosen<HTMLInputElement>(date);
  return (
    <label>
      <span>{host.text('date')}</span>
      <input ref={field} type="date" name="date" data-action="choose" min={today || undefined} defaultValue={date} />
    </label>
  );
}

function TimeField({ state: { choice: { time } }, host }: Props) {
  const field = useChosen<HTMLInputElement>(time);
  return (
    <label>
      <span>{host.text('time')}</span>
      <input ref={field} type="time" name="time" step="900" data-action="choose" defaultValue={time} />
    </label>
  );
}

const fieldViews = { guests: GuestsField, date: DateField, time: TimeField };

/** What the service's address can have, and the link that leads there. */
function Fields(props: Props) {
  const { state: { fields, page, booking }, host } = props;
  const text = host.text(fields.length > 0 ? 'find' : booking!.provider.isForAppointments ? 'appointment' : 'book');
  return (
    <div className={`fields with-${fields.length}`} part="fields" {...fields.length > 0 && { 'role': 'group', 'aria-label': text }}>
      {fields.map(name => {
        const Field = fieldViews[name];
        return <Field key={name} {...props} />;
      })}
      <a className="find" part="find" data-action="go" href={page} target="_blank" rel="noopener" aria-describedby="opens">
        {text}
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
