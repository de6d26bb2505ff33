import { either, jsonOf, listOf, oneOf, recordOf, text } from '../../registry/decode.js';
import { writeJson } from '../../registry/write-json.js';
import { type Draft, draftShape } from '../drafts/draft.js';
import type { StepsPosition } from '../steps/steps.state.js';

/** What is in a saved draft, before it is encrypted. */
export interface SavedContents {
  readonly draft: Draft;
  /** Where the visitor is in a form with steps; null for a form of one page. */
  readonly steps: StepsPosition | null;
}

const position = recordOf<StepsPosition>({ current: text({ most: 100 }), completed: listOf(text({ most: 100 }), 200) });
const shape = jsonOf(recordOf<SavedContents>({ draft: draftShape, steps: either<SavedContents['steps']>('a position or null', oneOf(null), position) }));

export const writeContents = (contents: SavedContents): string => writeJson(contents);

/** Null for anything else. */
export const readContents = (json: string): SavedContents | null => shape(json) ?? null;

/** The address of a page without its fragment and without values that fill in fields: those are in the encrypted draft. */
export function withoutPrefill(address: string, names: ReadonlySet<string>): string {
  const url = new URL(address);
  url.hash = '';
  const filled = [...url.searchParams.keys()].filter(name => name.startsWith('field.') || names.has(name));
  for (const name of filled) url.searchParams.delete(name);
  return url.href;
}
