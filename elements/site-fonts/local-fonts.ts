export const generics = ['sans-serif', 'serif', 'monospace'] as const;
export type Generic = typeof generics[number];

/** A face that nearly every computer has, under the names that systems give it. */
export interface LocalFace {
  readonly names: readonly string[];
  /** How wide the sample is, in widths of an em. */
  readonly sampleEm: number;
}

/** Letters, capitals and figures about as often as they are in texts and their titles. The widths below are those of this one. */
export const sampleText =
  'The Harbour Walk: it starts at the Old Pump on Sundays, 10 to 4, and ends at the Lighthouse. Bring a friend; there is always one more bowl to see.';

const face = (sampleEm: number, ...names: string[]): LocalFace => ({ sampleEm, names });

/** By kind, then regular, bold, italic, bold italic. The Liberation fonts are as wide as Arial, Times New Roman and Courier New. */
export const localFaces: Readonly<Record<Generic, readonly [LocalFace, LocalFace, LocalFace, LocalFace]>> = {
  'sans-serif': [
    face(64.9429, 'Arial', 'ArialMT', 'Liberation Sans'),
    face(69.4746, 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'),
    face(64.9619, 'Arial Italic', 'Arial-ItalicMT', 'Liberation Sans Italic'),
    face(69.4936, 'Arial Bold Italic', 'Arial-BoldItalicMT', 'Liberation Sans Bold Italic'),
  ],
  'serif': [
    face(58.7134, 'Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'),
    face(62.6616, 'Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'),
    face(58.9692, 'Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'),
    face(60.5718, 'Times New Roman Bold Italic', 'TimesNewRomanPS-BoldItalicMT', 'Liberation Serif Bold Italic'),
  ],
  'monospace': [
    face(87.6143, 'Courier New', 'CourierNewPSMT', 'Liberation Mono'),
    face(87.6143, 'Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold'),
    face(87.6143, 'Courier New Italic', 'CourierNewPS-ItalicMT', 'Liberation Mono Italic'),
    face(87.6143, 'Courier New Bold Italic', 'CourierNewPS-BoldItalicMT', 'Liberation Mono Bold Italic'),
  ],
};
