/** What a step of the gate counted. A failure's text names its place and says what was wrong. */
export interface Outcome {
  passed: number;
  failures: string[];
  /** Only where something failed that can be asked a second time. */
  again?: SecondRun;
}

/** The files of a step that failed, to be run once more with nothing beside them. */
export interface SecondRun {
  readonly files: readonly string[];
  /** Resolves to the outcome of the whole step: what held at first, and what the second run says of the rest. */
  run(): Promise<Outcome>;
}

export interface Step {
  readonly name: string;
  /** How much it has to do, for the line that says that it starts: `34 files`. */
  readonly extent?: string;
  /** How many of its files have ended so far. */
  filesDone?(): number;
  run(): Promise<Outcome>;
}
