/**
 * Phrases that documentation no longer uses, with the standard term. `plain-words.node.test.ts` applies the list to docs files,
 * settings tables, captions of examples and English texts. The lint rule `retired-phrases` applies it to comments.
 */
const retired: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\b(saying|says|said) no\b/i, 'cancelable: after `preventDefault()`, …; of a site: rejected'],
  [/\bthose who hear\b/i, 'accessible name'],
  [/\bresolves to whether\b/i, 'Resolves to `true` if …'],
  [/\bfilms?\b/i, 'video'],
  [/\bthe console quiet\b/i, '`preventDefault()` suppresses the console message'],
  [/\btaken down\b|\btakes? down\b/i, 'removed, unmounted'],
  [/\btrouble\b/i, 'error, problem'],
  [/^Whether\b(?! a visitor)/, 'the verb: “Shows …”, “Allows …”, “Plays …”'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\b(is|are|was|were) told\b|\btells?\b/i, 'notify, announce, show, report'],
  [/\b(some|any|no)body\b|\bwhoever\b|\bwhatever (it|they)\b/i, 'the visitor, the site owner'],
  [/\bcomes? (near|in|back|over|by|first|no more)\b|\bhas come\b|\bhave come\b/i, 'load, open, be near the viewport; take precedence'],
  [/\bstands? (in|at|on|by|there|here|beside|below|above|where|behind)\b/i, 'is, is shown, is stored'],
  [/\b(ways?) to (send|pay|ship)\b/i, 'shipping method, payment plan'],
  [/\bletters? (from which|that)\b/i, 'email, character'],
  [/\bpieces?\b/i, 'units, items'],
  [
    /\bcolours?\b|\blabelled\b|\bcancell(ed|ing)\b|\bcentre\b|\bgrey\b|\blicence\b|\bcatalogue\b/i,
    'American spelling: color, labeled, canceled, center, gray, license, catalog',
  ],
  [/(?<!there )\bis no (?!longer\b)\w+/i, 'is not a …, is not …'],
  [/\bso many\b|\bat most so\b/i, 'the maximum number'],
  [/\ba (yes|no)\b/i, 'consent; when the visitor declines'],
  [/\ba press\b|\bpresses of\b|\bpressing\b/i, 'click'],
  [/\bis asked for\b|\bare asked for\b|\basks nobody\b|\bis being asked\b/i, 'is requested, is loading'],
  [/\bon (its|their) way\b/i, 'is loading, is being sent'],
  [/\b(could|can) not be had\b|\bto be had\b/i, 'could not be loaded; available'],
  [/\bof (yours|ours|one's own)\b/i, 'your own …, the default …'],
  [/\bless motion\b/i, 'reduced motion'],
  [/(?<!comments )\bat once\b/i, 'immediately'],
  [/\bdrawn where\b|\bis drawn for\b/i, 'rendered if'],
  [/\bgo(es)? on\b/i, 'continue'],
  [/\bnot un\w+\b(?! until)/i, 'no double negation'],
  [/\banew\b/i, 'again; rendered again, restyled, restarted'],
  [/\bheed(s|ed)?\b/i, 'respects, follows'],
  [/\b(is|are|was|were)\s+none\b/i, 'does not exist, is missing, is invalid, is not one; “without …”'],
  [/\b(says?|said|saying)\s+so\b/i, 'reports it, logs it, shows a message, requests it'],
  [/\b(is|are)\s+said\b/i, 'is shown, is announced, is logged, is documented'],
  [
    /(?:^|[.:;]\s+)(?:never |not )?(?:saved|stored|counted|listed|shown|sent|kept|deleted|ignored|refused|allowed|left out)\s+(?:are|is)\b/im,
    'the subject first: “Answers are saved”',
  ],
  [/\btakes no (?!(more|less|time|room|focus)\b)\w+/i, 'accepts no …, ignores …, refuses …'],
];

export interface RetiredPhrase { readonly phrase: string; readonly instead: string }

/** Retired phrases in a text, each with the standard term. Code in the text is ignored. */
export function retiredPhrasesIn(text: string): RetiredPhrase[] {
  const prose = text.replace(/```[^]*?```|`[^`]*`/g, 'code');
  return retired.flatMap(([pattern, instead]) => {
    const [phrase] = pattern.exec(prose) ?? [];
    return phrase ? [{ phrase, instead }] : [];
  });
}
