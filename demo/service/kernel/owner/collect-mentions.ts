import type { FindMentions, Mention } from '../mentions.js';

const most = 50;

/** The records of several modules that contain a text. */
export async function collectMentions(
  sources: readonly FindMentions[], text: string,
): Promise<{ readonly uses: readonly Mention[]; readonly hasMore: boolean }> {
  const uses: Mention[] = [];
  for (const find of sources) uses.push(...await find(text, most + 1));
  return { uses: uses.slice(0, most), hasMore: uses.length > most };
}
