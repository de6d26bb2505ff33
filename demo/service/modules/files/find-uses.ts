import { siteFilePaths, type SiteFileUse, type SiteFileUsesAnswer } from 'site-elements/contract/site-files';
import type { FindMentions } from '../../kernel/mentions.js';

export type FindUses = (fileId: string) => Promise<SiteFileUsesAnswer>;

const most = 50;

/** Where a file is used in the records of these modules: its address is found by its id, so that earlier names count as well. */
export const usesIn = (sources: readonly FindMentions[]): FindUses => async fileId => {
  const text = siteFilePaths.public.split(':name')[0]!.replace(':id', fileId);
  const uses: SiteFileUse[] = [];
  for (const find of sources) uses.push(...await find(text, most + 1));
  return { uses: uses.slice(0, most), hasMore: uses.length > most };
};
