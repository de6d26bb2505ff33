import { css } from '../../styles/css.js';

/** <site-booking>: the room of the fields and of what is between them and the author's words, until React has loaded. */
export const bookingLightStyles = css`
  :where(site-booking):is([src*="opentable."], [src*="exploretock."], :has([href*="opentable."], [href*="exploretock."])) {
    --_column-room: 312px;
    --_row-room: 96px;
    --_room-gap: 16px;
  }
  :where(site-booking)[restaurant-id]:is([src*="opentable."], :has([href*="opentable."])) { --_column-room: 396px; --_row-room: 136px; }
  :where(site-booking):is([src*="/resy.com/"], :has([href*="/resy.com/"])) { --_column-room: 232px; --_row-room: 96px; --_room-gap: 16px; }
  :where(site-booking):is([src*="thefork.c"], :has([href*="thefork.c"])) { --_column-room: 72px; --_row-room: 72px; --_room-gap: 16px; }
  :where(site-booking):is(
    [src*="sevenrooms."], [src*="widget.thefork."], [src*="/cal.com/"], [src*="/calendly."],
    :has([href*="sevenrooms."], [href*="widget.thefork."], [href*="/cal.com/"], [href*="/calendly."])
  ) { --_column-room: 156px; --_row-room: 112px; --_room-gap: 16px; }
`;
