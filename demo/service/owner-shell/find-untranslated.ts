/** What is not read as text: code to paste, styles, typed values. */
const unread = new Set(['style', 'script', 'code', 'pre', 'textarea']);
/** Of the navigation, which all pages have: the same in Polish. */
const international = new Set(['Menu']);
const named = [' aria-label=', ' title=', ' placeholder=', ' alt='];

/** What a person reads of a page: its texts, and attributes that stand for texts. */
function wordsOf(page: string): Set<string> {
  const words: string[] = [];
  let within = '';
  for (const piece of page.split('<')) {
    const [tag = '', text = ''] = piece.split('>');
    const name = tag.split(' ')[0]!;
    if (within !== '') within = name === `/${within}` ? '' : within;
    else if (unread.has(name) || tag.includes(' translate="no"')) within = name;
    if (within !== '') continue;
    const quoted = tag.split('"');
    words.push(text, ...quoted.filter((_, at) => at % 2 === 1 && named.some(one => quoted[at - 1]!.endsWith(one))));
  }
  return new Set(words.map(one => one.trim()).filter(one => /\p{L}{2}/u.test(one)));
}

/** Tests only: what two pages in two languages both say, of which one is English. Names that the owner wrote are for the test to leave out. */
export function findUntranslated(english: string, other: string): string[] {
  const said = wordsOf(english);
  return [...wordsOf(other)].filter(words => said.has(words) && !international.has(words));
}
