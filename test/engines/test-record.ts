/** One result, in the form that every runner writes: one JSON object a line, and `end` when the run is complete. */
export type TestRecord =
  | { kind: 'test'; file: string; name: string; hasPassed: boolean; error?: string; ms?: number }
  /** How long a test file took, from its page or process to its last result. */
  | { kind: 'file'; file: string; ms: number }
  /** What a test has measured, for whoever reads the run: `context.diagnostic('figures: …')`. */
  | { kind: 'figures'; text: string }
  | { kind: 'end' };
