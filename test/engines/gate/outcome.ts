/** What a step of the gate counted. A failure's text names its place and says what was wrong. */
export interface Outcome {
  passed: number;
  failures: string[];
}

export interface Step {
  readonly name: string;
  /** How much it has to do, for the line that says that it starts: `34 files`. */
  readonly extent?: string;
  /** How many of its files have ended so far. */
  filesDone?(): number;
  run(): Promise<Outcome>;
}
