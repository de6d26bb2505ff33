export const generics = ['sans-serif', 'serif', 'monospace'] as const;
export type Generic = typeof generics[number];

/** A face that nearly every computer has, under the names that systems give it. */
export interface LocalFace {
  readonly names: readonly string[];
  /** How wide the sample is, in widths of an em. */
  readonly sampleEm: number;
}

/** Letters about as often as they stand in a text. The widths below are those of this one. */
export const sample = 'The harbour walk starts at the old pump and ends at the lighthouse, and there is always one more bowl to see.';

const face = (sampleEm: number, ...names: string[]): LocalFace => ({ sampleEm, names });

/** By kind, then regular, bold, italic, bold italic. The Liberation fonts are as wide as Arial, Times New Roman and Courier New. */
export const localFaces: Readonly<Record<Generic, readonly [LocalFace, LocalFace, LocalFace, LocalFace]>> = {
  'sans-serif': [
    face(48.8618, 'Arial', 'ArialMT', 'Liberation Sans'),
    face(52.4541, 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'),
    face(48.8618, 'Arial Italic', 'Arial-ItalicMT', 'Liberation Sans Italic'),
    face(52.4541, 'Arial Bold Italic', 'Arial-BoldItalicMT', 'Liberation Sans Bold Italic'),
  ],
  'serif': [
    face(43.7944, 'Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'),
    face(46.7725, 'Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'),
    face(44.0625, 'Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'),
    face(45.145, 'Times New Roman Bold Italic', 'TimesNewRomanPS-BoldItalicMT', 'Liberation Serif Bold Italic'),
  ],
  'monospace': [
    face(65.4106, 'Courier New', 'CourierNewPSMT', 'Liberation Mono'),
    face(65.4106, 'Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold'),
    face(65.4106, 'Courier New Italic', 'CourierNewPS-ItalicMT', 'Liberation Mono Italic'),
    face(65.4106, 'Courier New Bold Italic', 'CourierNewPS-BoldItalicMT', 'Liberation Mono Bold Italic'),
  ],
};
