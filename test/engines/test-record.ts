/** One result, in the form that every runner writes: one JSON object a line, and `end` when the run is complete. */
export type TestRecord =
  | { kind: 'test'; file: string; name: string; hasPassed: boolean; error?: string; ms?: number }
  /** How long a test file took, from its page or process to its last result. */
  | { kind: 'file'; file: string; ms: number }
  /** Figures that a test has measured, for the reader of the run: `context.diagnostic('figures: …')`. */
  | { kind: 'figures'; text: string }
  | { kind: 'end' };
