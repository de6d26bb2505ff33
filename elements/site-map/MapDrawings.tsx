/** The pin, its point at the middle of the lower edge. Colors come from `--_pin` and `--_pin-eye`. */
export const pin = (
  <svg className="pin-drawing" viewBox="0 0 48 64" width="48" height="64" aria-hidden="true" focusable="false">
    <ellipse className="pin-shade" cx="24" cy="60.5" rx="9" ry="2.6" />
    <path className="pin-body" d="M24 3C12.4 3 4 11.7 4 22.6 4 36.4 17.6 44.8 22.6 59.6c.5 1.4 2.3 1.4 2.8 0C30.4 44.8 44 36.4 44 22.6 44 11.7 35.6 3 24 3Z" />
    <circle className="pin-eye" cx="24" cy="22.5" r="7.5" />
  </svg>
);

const icon = (path: string) => <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d={path} /></svg>;

export const icons = {
  leave: icon('M5 3h8v8M13 3 3 13'),
  plus: icon('M8 2.5v11M2.5 8h11'),
  minus: icon('M2.5 8h11'),
  close: icon('m4 4 8 8M12 4l-8 8'),
  full: icon('M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10'),
  position: icon('M8 1v3M8 12v3M1 8h3M12 8h3M8 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z'),
};
