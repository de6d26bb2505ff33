import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { MarkedText, SearchAnswer, SearchResult } from 'site-elements/contract/search';
import type { Database } from '../../kernel/database/database.js';
import { searchEntries } from './search.schema.js';

export type SearchEntry = Omit<typeof searchEntries.$inferSelect, 'words' | 'productId'> & { readonly productId?: string | null };

/** What changes what can be found. */
export interface SearchChange {
  readonly transaction: Database;
  /** Adds entries, and replaces those with the same address. */
  put(entries: readonly SearchEntry[]): Promise<void>;
  /** Removes all but these addresses. */
  keepOnly(urls: readonly string[]): Promise<void>;
  /** Removes what was stored for products, but for these addresses. */
  removeProducts(ids: readonly string[], kept: readonly string[]): Promise<void>;
}

export interface SearchRequest {
  readonly q: string;
  readonly section: readonly string[];
  readonly kind: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

/** The answer of the database, with marks in its texts. */
interface FoundEntries {
  readonly total: number;
  readonly sections: SearchAnswer['facets']['section'];
  readonly kinds: SearchAnswer['facets']['kind'];
  readonly results: readonly (Pick<SearchResult, 'url' | 'section' | 'kind'> & { readonly title: string; readonly excerpt: string })[];
}

/** Any number, the same in every process. */
const indexLock = 7_235_412;
/** Characters that do not occur in texts: they mark the found words. */
const [opening, closing] = ['\u0001', '\u0002'];
const marks = `StartSel="${opening}", StopSel="${closing}"`;

/** The database's marked text, split at its marks. */
export function markedText(text: string): MarkedText {
  return text.split(opening).flatMap((piece, at) => {
    if (at === 0) return piece ? [[piece, false] as const] : [];
    const [word = '', ...rest] = piece.split(closing);
    return [...word ? [[word, true] as const] : [], ...rest.join('') ? [[rest.join(''), false] as const] : []];
  });
}

/** A question that says itself how its words are meant. */
const isExact = (query: string): boolean => /"|(?:^|\s)-|\sor\s/i.test(query);

/** The last word of a query may be incomplete: words that begin with it are found too. Only letters and digits, so that it is not an operator. */
export function getPrefix(query: string): string | null {
  if (isExact(query)) return null;
  const words = query.match(/[\p{L}\p{N}]{1,60}/gu) ?? [];
  const last = words.at(-1);
  return last && last.length > 1 ? `'${last}':*` : null;
}

/** Letters of a text in which words are marked: an excerpt of a longer one is taken from its beginning. */
const mostMarked = 20_000;

/** Words and operators of one question; the database gives up on more. */
const mostTerms = 40;

/**
 * A question as the database can read it. A dash without a word after it is not an operator: each would be one more
 * "not" of a "not", and some thirty of them are an error there.
 */
export const readable = (query: string): string => query.replace(/-(?![\p{L}\p{N}"])/gu, ' ').split(/\s+/).filter(Boolean).slice(0, mostTerms).join(' ');

/** Finds pages and products by their words. */
export class SearchStore {
  readonly #database: Database;

  constructor(database: Database) { this.#database = database; }

  /**
   * Changes what can be found; what is the same stays untouched. Processes take turns: what is read by the last of them is what is
   * in the end. What `make` resolves to is called once the change is stored.
   */
  async change(make: (change: SearchChange) => Promise<() => void>): Promise<void> {
    const settle = await this.#database.transaction(async transaction => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${indexLock})`);
      return make({
        transaction,
        put: entries => put(transaction, entries),
        async keepOnly(urls) {
          await transaction.delete(searchEntries).where(sql`${searchEntries.url} <> all(${textArray(urls)})`);
        },
        async removeProducts(ids, kept) {
          await transaction.delete(searchEntries)
            .where(and(sql`${searchEntries.productId} = any(${textArray(ids)})`, sql`${searchEntries.url} <> all(${textArray(kept)})`));
        },
      });
    });
    settle();
  }

  /** The most fitting first. `"two words"`, `or` and `-word` mean what they do elsewhere (`websearch_to_tsquery`). */
  async find({ q: query, section, kind, offset, limit }: SearchRequest): Promise<SearchAnswer> {
    const q = readable(query);
    const beginning = getPrefix(q);
    const asked = sql`(websearch_to_tsquery('simple', ${q}) || websearch_to_tsquery('english', ${q})${
      beginning === null ? sql`` : sql` || ${this.#withBeginning(q, beginning)}`})`;
    const { title, text, url, words } = searchEntries;
    const isOneOf = (column: AnyPgColumn, values: readonly string[]) =>
      values.length === 0
        ? sql`true`
        : sql`${column} in (${sql.join(
          values.map(value => sql`${value}`),
          sql`, `,
        )})`;
    const [inSection, ofKind] = [isOneOf(searchEntries.section, section), isOneOf(searchEntries.kind, kind)];
    const facet = (column: AnyPgColumn, others: SQL) => {
      const name = sql.identifier(column.name);
      return sql`(select coalesce(json_agg(facet), '[]') from (select ${name} as value, count(*)::int as count from hits ${searchEntries}
        where ${others} and ${name} <> '' group by 1 order by 2 desc, 1 limit 50) facet)`;
    };
    // What fits is found once; `hits` has the columns of the table under its name. To mark words costs more than to find them: it is done for what is
    // shown, and not for what is skipped.
    const { rows: [answer] } = await this.#database.execute(sql`
      with hits as materialized (
        select ${url} as url, ${searchEntries.section} as section, ${searchEntries.kind} as kind, ts_rank(${words}, ${asked}, 1) as rank
        from ${searchEntries} where ${words} @@ ${asked}
      ), page as materialized (
        select url, rank from hits ${searchEntries} where ${inSection} and ${ofKind} order by rank desc, url limit ${limit} offset ${offset}
      )
      select (select count(*)::int from hits ${searchEntries} where ${inSection} and ${ofKind}) as total,
        ${facet(searchEntries.section, ofKind)} as sections, ${facet(searchEntries.kind, inSection)} as kinds,
        (select coalesce(json_agg(result), '[]') from (
          select ${url} as url, ${searchEntries.section} as section, ${searchEntries.kind} as kind,
            ts_headline('english', ${title}, ${asked}, ${`${marks}, HighlightAll=true`}) as title,
            ts_headline('english', left(${text}, ${mostMarked}), ${asked}, ${`${marks}, MaxWords=30, MinWords=15, MaxFragments=1`}) as excerpt
          from page join ${searchEntries} on ${url} = page.url order by page.rank desc, page.url
        ) result) as results`) as unknown as { rows: [FoundEntries] };
    const results = answer.results.map((row): SearchResult => ({ ...row, title: markedText(row.title), excerpt: markedText(row.excerpt) }));
    return { results, total: answer.total, facets: { section: answer.sections, kind: answer.kinds } };
  }

  /** All words but the last one as they are, and what begins with that one. */
  #withBeginning(q: string, beginning: string): SQL {
    const before = q.slice(0, q.lastIndexOf(beginning.slice(1, -3)));
    const last = sql`to_tsquery('simple', ${beginning})`;
    return /[\p{L}\p{N}]/u.test(before) ? sql`(websearch_to_tsquery('english', ${before}) && ${last})` : last;
  }
}

/** Entries that are stored by one statement. */
const batch = 200;
const columns = ['title', 'text', 'keywords', 'section', 'kind', 'productId'] as const;

async function put(transaction: Database, entries: readonly SearchEntry[]): Promise<void> {
  const byUrl = [...new Map(entries.map(entry => [entry.url, withoutMarks(entry)])).values()];
  for (let at = 0; at < byUrl.length; at += batch) {
    const excluded = (column: AnyPgColumn) => sql`excluded.${sql.identifier(column.name)}`;
    await transaction.insert(searchEntries).values(byUrl.slice(at, at + batch)).onConflictDoUpdate({
      target: searchEntries.url,
      set: Object.fromEntries(columns.map(name => [name, excluded(searchEntries[name])])),
      setWhere: sql.join(columns.map(name => sql`${searchEntries[name]} is distinct from ${excluded(searchEntries[name])}`), sql` or `),
    });
  }
}

/** One parameter for any number of texts. */
const textArray = (texts: readonly string[]): SQL => sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** Texts without the characters that mark words. */
const withoutMarks = (entry: SearchEntry): SearchEntry =>
  // eslint-disable-next-line no-control-regex -- the two that mark words, and the one that no database takes
  Object.fromEntries(Object.entries(entry).map(([name, text]) => [name, text?.replace(/[\u0000-\u0002]/g, '')])) as unknown as SearchEntry;
