/** What a step of the gate counted. A failure's text names its place and says what was wrong. */
export interface Outcome {
  passed: number;
  failures: string[];
}

export interface Step {
  name: string;
  /** How much it has to do, for the line that says that it starts: `34 files`. */
  extent?: string;
  run(): Promise<Outcome>;
}
