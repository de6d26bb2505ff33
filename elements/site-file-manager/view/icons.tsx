/** Paths of 24 by 24, drawn as lines. */
const icons = {
  upload: 'M12 16V4m0 0L7 9m5-5 5 5M4 16v3a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3',
  camera: 'M4 8h3l2-3h6l2 3h3a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1M12 10a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  list: 'M4 6h16M4 12h16M4 18h16',
  folder: 'M3 6a1 1 0 0 1 1-1h5l2 3h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1z',
  close: 'M6 6l12 12M18 6 6 18',
  video: 'M4 6a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM10 9v6l5-3z',
  audio: 'M9 18V6l10-2v12M9 18a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0M19 16a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0',
  font: 'M5 19 11 5h2l6 14M8 14h8',
  document: 'M7 3h7l5 5v12a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M14 3v5h5',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M9 9h.010',
} as const;

export type IconName = keyof typeof icons;

/** An icon without a name of its own: its button or its text has one. */
export const Icon = ({ name }: { readonly name: IconName }) => <svg className="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={icons[name]} /></svg>;
