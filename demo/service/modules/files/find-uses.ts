import { siteFilePaths, type SiteFileUsesAnswer } from 'site-elements/contract/site-files';
import type { FindMentions } from '../../kernel/mentions.js';
import { collectMentions } from '../../kernel/owner/collect-mentions.js';

export type FindUses = (fileId: string) => Promise<SiteFileUsesAnswer>;

/** Where a file is used in the records of these modules: its address is found by its id, so that earlier names count as well. */
export const usesIn = (sources: readonly FindMentions[]): FindUses => fileId =>
  collectMentions(sources, siteFilePaths.public.split(':name')[0]!.replace(':id', fileId));
