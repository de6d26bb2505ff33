/** Where a command reads and writes; tests give their own. */
export interface Terminal {
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** The text of a file, or of the standard input for `-`. Throws an error with a message for the reader. */
  readonly readText: (path: string) => Promise<string>;
  /** Writes a file, with the folders around it. */
  readonly writeText: (path: string, text: string) => Promise<void>;
  /** The bytes of the standard input as they arrive. */
  readonly readInput: () => AsyncIterable<Uint8Array>;
  /** The HTML files that a path names: itself, or all in a folder. */
  readonly findPages: (path: string) => Promise<readonly string[]>;
}

/** One of the commands behind `npx site-elements`. */
export interface Subcommand {
  readonly name: string;
  /** Its arguments, for the help. */
  readonly usage: string;
  /** One plain sentence. */
  readonly summary: string;
  /** Returns the exit code: 0 for success, 1 for problems in what was read, 2 for arguments that cannot be used. */
  readonly run: (args: readonly string[], terminal: Terminal) => Promise<number>;
}
