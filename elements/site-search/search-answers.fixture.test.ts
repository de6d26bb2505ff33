import type { SearchAnswer, SearchHit, SearchQuestion } from './indexes/search-index.js';

/** What is found, by its title. */
export const hit = (title: string): SearchHit => ({ title: [{ text: title, isMatch: false }], url: `/${title}`, excerpt: [], section: '', kind: '' });
export const answer = (...titles: string[]): SearchAnswer => ({ hits: titles.map(hit), total: titles.length, facets: [] });

/** An index whose answers a test gives, in any order. */
export function asked() {
  const questions: { question: SearchQuestion; signal: AbortSignal; answer(given: SearchAnswer | null): Promise<void> }[] = [];
  const give = (question: SearchQuestion, ended: AbortSignal) => new Promise<SearchAnswer>((resolve, reject) => {
    questions.push({
      question,
      signal: ended,
      answer: async given => {
        if (given) resolve(given);
        else reject(new Error('none'));
        await new Promise(setImmediate);
      },
    });
  });
  return { questions, ask: give };
}
