import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { textLines, trackedFiles } from './tracked-files.js';

// Patterns are assembled from parts where their own source would match them.
const join = (...pieces: string[]) => pieces.join('');

const rules: { what: string; pattern: RegExp; except?: RegExp; bad: string[]; good: string[] }[] = [
  {
    what: 'a path of one machine',
    pattern: /(^|[^\w.:/})-])\/(work|farm|root|tmp|Users)\/[\w.]|[A-Z]:\\Users\\/,
    bad: [join('open /', 'tmp/a.png'), join("'/", "root/.cache'"), join('"/', 'Users/me"')],
    good: ['./work/a', 'src="/images/mug"', 'https://example.com/work/1', '`${folder}/tmp/x`'],
  },
  {
    what: 'the host of a package registry',
    pattern: /\bregistry\.[a-z0-9-]+\.(com|dev|io|net|org)\b|\bnpm\.pkg\.[a-z]+|^\s*"resolved": "https?:/,
    bad: [join('https://registry.', 'npmjs.org/lit'), join('  "resolved": "', 'https://a.example/lit.tgz"')],
    good: ['registry.versions.add(version)', 'registry.ts'],
  },
  {
    what: 'a word that does not belong here',
    pattern: new RegExp(join(
      '\\b(anth', 'ropic|cla', 'ude|chat', 'gpt|open', 'ai|copi', 'lot|gpt-\\d|ll', 'ms?|co-authored', '-by)\\b',
      '|\\ba', 'i[ -](agent|assistant|generated|model)', '|\\b(coding|sub)-?', 'agents?\\b|language ', 'model',
    ), 'i'),
    // Names of packages we do not choose are there.
    except: /^package-lock\.json$/,
    bad: [join('made with Chat', 'GPT'), join('an A', 'I agent wrote this')],
    good: ['the user agent', 'a session store', 'aide'],
  },
  {
    what: 'an unfinished note',
    // The last one is a currency code as well: it counts in comments only.
    pattern: new RegExp(join('\\b(TO', 'DO|FIX', 'ME)\\b|(//|\\*|#).*\\bXX', 'X\\b')),
    except: /^package-lock\.json$/,
    bad: [join('// TO', 'DO: later'), join(' * XX', 'X')],
    good: ['todo: true', "currency: 'XXX'"],
  },
  {
    what: 'a muted check without a reason',
    pattern: new RegExp(join('@ts-', 'ignore|@ts-', 'nocheck|eslint-', 'disable(?!.* -- )')),
    bad: [join('// eslint-', 'disable-next-line no-console')],
    good: [join('// eslint-', 'disable-next-line no-console -- the reason')],
  },
];

/** The project's own, and what tools and forges look for. */
const topLevel = [
  '.ci', '.github', '.gitignore', '.npmrc', 'CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md', 'SECURITY.md', 'core', 'demo', 'docs', 'elements',
  'eslint.config.mjs', 'package-lock.json', 'package.json', 'rollup.config.mjs', 'styles', 'test', 'tsconfig.json', 'web-test-runner.config.mjs',
];

describe('tracked files', () => {
  const files = trackedFiles();

  it('are in known folders: what a tool or a test has left behind is not added by accident', () => {
    assert.deepEqual([...new Set(files.map(path => path.split('/')[0]!))].filter(name => !topLevel.includes(name)), []);
  });

  for (const { what, pattern, except, bad, good } of rules) {
    it(`do not contain ${what}`, () => {
      const found = files.filter(path => !except?.test(path)).flatMap(path => textLines(path)
        .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [])));
      assert.deepEqual(found, []);
    });

    it(`are searched well for ${what}`, () => {
      assert.deepEqual(bad.filter(line => !pattern.test(line)), []);
      assert.deepEqual(good.filter(line => pattern.test(line)), []);
    });
  }
});
