/** A record that contains a text, as the owner's pages list it. */
export interface Mention {
  readonly title: string;
  /** The owner's page for it, if there is one. */
  readonly path?: string;
}

/** Finds records of a module that contain a text. At most `limit` of them. */
export type FindMentions = (text: string, limit: number) => Promise<readonly Mention[]>;
