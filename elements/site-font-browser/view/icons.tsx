/** Paths of 24 by 24, drawn as lines. */
const icons = {
  font: 'M2.500 18 7.500 6l5 12M4.250 14h6.500M21 11.500V18m0-3.250a2.750 3.250 0 1 1-5.500 0 2.750 3.250 0 0 1 5.500 0',
  upload: 'M12 16V4m0 0L7 9m5-5 5 5M4 16v3a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3',
  close: 'M6 6l12 12M18 6 6 18',
} as const;

/** An icon without a name of its own: its button or its text has one. */
export const Icon = ({ name }: { readonly name: keyof typeof icons }) =>
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={icons[name]} /></svg>;
