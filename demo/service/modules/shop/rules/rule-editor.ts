import type { Context } from 'hono';
import type { Html } from '../../../kernel/html.js';
import type { ListPage } from '../../../kernel/owner/list-page.js';
import type { RuleText } from './texts/en.js';
import { ownerText, type OwnerText } from '../texts.js';

/** A rule of the store as the owner types it: the texts of its fields, several of those that are chosen more than once. */
export type RuleDraft = ReadonlyMap<string, readonly string[]>;

/** A rule that is stored, as the list of rules shows it. */
export interface ListedRule {
  readonly id: string;
  readonly title: string;
  /** One for each column. */
  readonly cells: readonly string[];
}

/** What the pages of one kind of rule say of it. */
export interface RuleWords {
  /** The heading above the list: "Coupons". */
  readonly title: OwnerText;
  readonly add: RuleText;
  /** Over a new one, and over one that is stored. */
  readonly fresh: RuleText;
  readonly change: RuleText;
  /** If no record has this id. */
  readonly missing: RuleText;
  /** What is done to one that shall no longer count. */
  readonly end: RuleText;
  /** What an empty list says: what they are for. */
  readonly none: RuleText;
}

/** One kind of rule: coupons, shipping methods, taxes. Its pages are the same as those of every other kind. */
export interface RuleEditor {
  readonly path: string;
  readonly words: RuleWords;
  readonly columns: readonly OwnerText[];
  /** A second button, which shows the form again with what was typed, without storing it. */
  readonly again?: RuleText;
  /** Label of the field that finds rules; without one the list has no search. */
  readonly search?: RuleText;
  /** What a new one starts with. */
  empty(): RuleDraft;
  /** A page of all of them, or of those that the words find. */
  list(context: Context, search: string): Promise<ListPage<ListedRule>>;
  /** A stored one as its owner typed it; null if it does not exist. */
  find(id: string): Promise<RuleDraft | null>;
  fields(draft: RuleDraft, isNew: boolean): Html | Promise<Html>;
  /** What is wrong with what was typed, one sentence each. */
  faultsOf(draft: RuleDraft): string[] | Promise<string[]>;
  /** Stores a draft without faults, under its id or a new one. Resolves to what is in its way. */
  save(draft: RuleDraft, id: string | null): Promise<string | null>;
  /** Resolves to what is in the way, if anything is. */
  end(id: string): Promise<string | null>;
}

/** A list that is short enough for one page. */
export const onePage = (rows: readonly ListedRule[]): ListPage<ListedRule> => ({ rows, previous: null, next: null });

export const getDraftText = (draft: RuleDraft, name: string): string => draft.get(name)?.[0]?.trim() ?? '';
export const draftFrom = (texts: Readonly<Record<string, string | readonly string[]>>): RuleDraft =>
  new Map(Object.entries(texts).map(([name, text]) => [name, typeof text === 'string' ? [text] : text]));

/** Sentences about what is not right. */
export interface FaultList {
  readonly faults: string[];
  ask(isRight: boolean, fault: OwnerText, values?: Record<string, string | number>): void;
}

/** Gathers sentences about what is not right. */
export function faultList(): FaultList {
  const faults: string[] = [];
  return { faults, ask: (isRight, fault, values) => { if (!isRight) faults.push(ownerText(fault, values)); } };
}
