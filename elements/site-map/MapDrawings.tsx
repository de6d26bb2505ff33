/** The drawing that is shown instead of a map: a coast, a creek, fields and lanes of nowhere in particular. */
export const landscape = (
  <svg className="landscape" viewBox="0 0 1200 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <path className="water" d="M1200 0v600H792c28-42 74-62 96-108 20-42-8-78 22-120 26-38 82-42 104-86 20-40-6-82 18-124 24-44 84-52 100-96 8-22 6-44 4-66Z" />
    <path className="sand" d="M792 600c28-42 74-62 96-108 20-42-8-78 22-120 26-38 82-42 104-86 20-40-6-82 18-124 24-44 84-52 100-96 8-22 6-44 4-66" />
    <path className="creek" d="M905 398c-64 22-96-14-150 6-46 18-50 66-102 82-44 14-78-8-122 16-34 18-46 56-70 98M753 404c-26 30-14 58-40 96-16 24-44 42-54 100M1026 214c-50 4-74-28-118-18-38 10-46 44-86 52" />
    <path className="park" d="M96 84c64-30 138-22 196 10 40 22 46 74 10 104-52 42-150 40-206 8-44-26-52-98 0-122ZM420 470c44-26 96-10 112 28 14 36-10 70-52 84-44 14-104 8-118-34-8-28 20-58 58-78Z" />
    <path className="field" d="M0 300 210 262 330 330 180 420 0 396ZM330 330 470 270 560 340 430 430ZM470 270 520 120 660 96 690 220 560 340ZM0 470 150 440 220 540 120 600M690 220 820 150 800 40 660 96" />
    <path className="lane" d="M-20 214C120 240 236 214 330 330s140 96 200 270M180 420C120 470 96 520 84 620M520 120C470 80 420 40 410-20M330 330 470 270 520 120 660 96 800 40 830-20M560 340 430 430 330 520M690 220 780 280 850 300" />
    <path className="road" d="M-20 140C150 150 300 190 420 210s190-10 270-80S820-10 840-30M420 210C470 320 560 360 600 460S640 600 650 640" />
    <path className="road-core" d="M-20 140C150 150 300 190 420 210s190-10 270-80S820-10 840-30M420 210C470 320 560 360 600 460S640 600 650 640" />
  </svg>
);

/** The pin, its point at the middle of the lower edge. Colours come from `--_pin` and `--_pin-eye`. */
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
};
