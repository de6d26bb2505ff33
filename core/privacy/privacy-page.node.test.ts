import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { pagePaths } from '../contract/paths-of-pages.js';
import { cookieDays, type CookieName } from '../platform/cookie-names.js';
import { storedKeys, type StoredKey, type TabChannel } from '../platform/stored-keys.js';
import { withPrivacyTables } from './privacy-page.js';
import { isComplete, otherHostDocs, sentDocs } from './sent-docs.js';
import { serviceCookieDocs } from './stored-docs.js';

const page = readFileSync('docs/privacy.md', 'utf8');
const sources = (...roots: string[]) => roots.flatMap(root => readdirSync(root, { recursive: true, withFileTypes: true }))
  .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|docs|d)\.tsx?$/.test(entry.name))
  .map(entry => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'));
/** Source text without comments, which name what they do not do. */
const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
const usersOf = (pattern: RegExp, ...roots: string[]) => sources(...roots).filter(file => pattern.test(codeOf(file)));

describe('docs/privacy.md', () => {
  it('says what the code stores and sends (npm run readme)', () => assert.equal(page, withPrivacyTables(page)));

  it('names every cookie, every key of the browser\'s storage and every address', () => {
    for (const name of [...Object.keys(cookieDays), ...Object.values(storedKeys).map(key => key.replace(/:$/, ':…')), ...Object.values(pagePaths)]) {
      assert.ok(page.includes(`\`${name}\``), name);
    }
  });

  it('says of every address once what is sent there', () => {
    const named = sentDocs.flatMap(({ paths }): readonly string[] => paths);
    assert.deepEqual([...new Set(named)].sort(), [...named].sort());
    assert.deepEqual(Object.keys(pagePaths).filter(name => !named.includes(name)), []);
    assert.ok(isComplete, 'and code does not compile otherwise');
  });
});

describe('code', () => {
  it('reaches the browser\'s storage, its cookies, databases and caches in core/platform alone', () => {
    const reaching = usersOf(
      /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|caches)\b\s*[.[)]|\bdocument\.cookie\b|\bpageDocument\.cookie\b|navigator\.serviceWorker/i,
      'core',
      'elements',
    );
    assert.deepEqual(reaching.filter(file => !file.startsWith('core/platform/')), []);
    const files = ['core/platform/cookies.ts', 'core/platform/network.ts', 'core/platform/storage-area.ts'];
    assert.deepEqual(reaching.filter(file => !files.includes(file)), []);
  });

  it('that stores under a key of its own does not compile', () => {
    // @ts-expect-error -- it is in no table
    const key: StoredKey = 'site:other';
    // @ts-expect-error -- a beginning alone is a key of the table, another beginning is not
    const beginning: StoredKey = 'site-other:1';
    // @ts-expect-error -- it is in no table
    const cookie: CookieName = 'ss_other';
    // @ts-expect-error -- it is in no table
    const channel: TabChannel = 'site:other';
    const popup: StoredKey = 'site-popup:letters';
    assert.ok([key, beginning, cookie, channel, popup].every(name => name.includes('other') !== (name === popup)));
  });

  it('takes keys, cookies and addresses from the tables', () => {
    const table = 'core/platform/stored-keys.ts';
    const keys = new RegExp(`['"\`](?:${Object.values(storedKeys).join('|')})(?!(?:defined|not|is|state)\\b)`); // a selector begins with a tag, too
    assert.deepEqual(usersOf(keys, 'core', 'elements').filter(file => file !== table), []);
    const cookies = new RegExp(`['"\`](?:${Object.keys(cookieDays).join('|')})['"\`]`);
    assert.deepEqual(usersOf(cookies, 'core', 'elements').filter(file => !/core\/(platform\/cookie-names|privacy\/)/.test(file)), []);
    // Settings name addresses to readers: they send nothing.
    assert.deepEqual(usersOf(/['"`]\/api\//, 'core', 'elements').filter(file => !/^core\/contract\/|\.settings\.ts$/.test(file)), []);
  });

  it('asks other hosts in the folders that the page names, and in no other', () => {
    const asking = usersOf(
      /\b(?:loadScript|getFromOtherHost|postToOtherHost|releaseScripts|holdScripts|readSheet|loadKit)\b|<iframe\b|createElement\('iframe'\)/,
      'core',
      'elements',
    )
      .filter(file => !/^core\/(?:platform|request|tracking|privacy|manifest)\//.test(file))
      .map(file => file.split('/').slice(0, 2).join('/'));
    assert.deepEqual([...new Set(asking)].sort(), Object.keys(otherHostDocs).sort());
  });

  it('of the service sets the cookies that the page names', () => {
    const names = sources('demo/service').flatMap(file => {
      const code = codeOf(file);
      // The name of a cookie is a constant of its file, else an imported one.
      const valueOf = (name: string) => [code, sources('demo/service').map(codeOf).join('\n')]
        .map(text => new RegExp(`\\b${name} = '([^']+)'`).exec(text)?.[1]).find(value => value !== undefined) ?? name;
      return [...code.matchAll(/\bsetCookie\(\s*\w+,\s*(\w+|'[^']+')/g)].map(([, name]) => (name!.startsWith("'") ? name!.slice(1, -1) : valueOf(name!)));
    });
    assert.deepEqual([...new Set(names)].sort(), Object.keys(serviceCookieDocs).sort());
  });
});
