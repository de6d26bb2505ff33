import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { readTables, visitorTables } from '../describe/tables.js';
import { wordpressPlugin } from './plugin-files.js';

// The rules of WordPress's Plugin Check that need no WordPress: headers, readme, texts, escaping, names and kinds of files.
// https://wordpress.org/plugins/plugin-check/

const slug = 'site-elements';
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const folder = path.join(import.meta.dirname, 'plugin');
const sources = Object.fromEntries(readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  .map(({ parentPath, name }) => path.join(parentPath, name)).map(file => [path.relative(folder, file), readFileSync(file, 'utf8')]));
const files = wordpressPlugin(sources, visitorTables(await readTables()), version);

const php = Object.entries(files).filter(([name]) => name.endsWith('.php'));
/** What a file does: without its comments, and with empty texts. */
const codeOf = (text: string): string =>
  text.replace(/\/\*[^]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, found => (/^['"]/.test(found) ? "''" : ''));

describe('the plugin\'s header', () => {
  const main = files['site-elements.php']!;
  const header = Object.fromEntries([...main.slice(0, main.indexOf('*/')).matchAll(/^ \* ([A-Z][\w ]+?): +(.+)$/gm)].map(([, name, value]) => [name!, value!]));

  test('names the plugin, its version and what it needs', () => {
    assert.equal(header['Plugin Name'], 'Site Elements');
    assert.equal(header.Version, version);
    assert.match(header.Version, /^\d+(\.\d+)+$/);
    assert.match(header['Requires at least']!, /^\d+\.\d+(\.\d+)?$/);
    assert.match(header['Requires PHP']!, /^\d+\.\d+(\.\d+)?$/);
    assert.match(header['Plugin URI']!, /^https:\/\//);
    assert.ok(header.Author);
    assert.ok(header.Description!.length > 0 && header.Description!.length <= 150, header.Description);
  });

  test('names a licence that goes with WordPress, and the folder of its translations', () => {
    assert.equal(header.License, 'MIT');
    assert.match(header['License URI']!, /^https:\/\//);
    assert.equal(header['Text Domain'], slug);
    assert.equal(header['Domain Path'], '/languages');
    assert.ok(files['languages/site-elements.pot']);
  });

  test('asks for no updates from elsewhere, and for no network alone', () => {
    assert.equal(header['Update URI'], undefined);
    assert.equal(header.Network, undefined);
  });

  test('has no words of others in its name', () => {
    assert.doesNotMatch(slug, /wordpress|^wp-|-wp$|plugin|gutenberg|woocommerce/);
  });
});

describe('readme.txt', () => {
  const readme = files['readme.txt']!;
  const [head, ...sections] = readme.split(/^== (.+) ==$/m);
  const rows = Object.fromEntries([...head!.matchAll(/^([A-Z][\w ]+): (.+)$/gm)].map(([, name, value]) => [name!, value!]));
  const section = (title: string) => sections[sections.indexOf(title) + 1] ?? '';

  test('says the same as the header', () => {
    const main = files['site-elements.php']!;
    assert.match(readme, /^=== Site Elements ===\n/);
    assert.equal(rows['Stable tag'], version);
    for (const name of ['Requires at least', 'Requires PHP', 'License', 'License URI'])
      assert.match(main, new RegExp(`\\* ${name}: +${rows[name]!.replaceAll('.', '\\.')}\n`), name);
  });

  test('names a tested version without its last number, at most five tags and whom it is of', () => {
    assert.match(rows['Tested up to']!, /^\d+\.\d+$/);
    const tags = rows.Tags!.split(', ');
    assert.ok(tags.length <= 5);
    for (const tag of tags) assert.doesNotMatch(tag, /^(plugin|wordpress|wp)$/i);
    assert.match(rows.Contributors!, /^[a-z\d-]+(, [a-z\d-]+)*$/);
    assert.doesNotMatch(rows.Contributors!, /wordpressdotorg|\badmin\b|yourname/);
  });

  test('has a short description of one line and every section, none too long', () => {
    const short = head!.trim().split('\n').at(-1)!;
    assert.ok(short.length > 20 && short.length <= 150, `${short.length} characters`);
    assert.doesNotMatch(short, /[<>*`[\]]/);
    for (const title of ['Description', 'Installation', 'Frequently Asked Questions', 'Changelog']) assert.ok(section(title).trim().length > 0, title);
    assert.ok(section('Description').split(/\s+/).length <= 2500);
    assert.match(section('Changelog'), new RegExp(`= ${version.replaceAll('.', '\\.')} =`));
    assert.doesNotMatch(readme, /%[A-Z]+%|Here is a short description/);
  });

  test('tells of every element', async () => {
    for (const { tag } of visitorTables(await readTables())) assert.match(files['includes/elements.php']!, new RegExp(`'${tag}' => `));
    assert.equal([...section('Description').matchAll(/^\* \*\*/gm)].length, visitorTables(await readTables()).length);
  });
});

describe('each PHP file of the plugin', () => {
  for (const [name, text] of php) {
    const code = codeOf(text);

    test(`${name} cannot be opened by itself and begins with PHP alone`, () => {
      assert.match(text, /^<\?php\n/);
      assert.doesNotMatch(code.slice(5), /<\?|\?>/);
      if (code.replace('<?php', '').trim() !== '') assert.match(text, /defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/);
    });

    test(`${name} prints nothing itself but escaped texts, takes nothing of a request and runs no text`, () => {
      const [printed] = /\tprintf\([^;]*\);/.exec(code) ?? [];
      for (const line of printed?.split('\n').slice(1, -1) ?? []) assert.match(line, /^\t\t(?:''|\t\. ''|(?:esc_html|esc_attr|esc_url|wp_nonce_field)\()/, line);
      assert.doesNotMatch(code.replace(printed ?? '', ''), /\b(echo|print|printf|vprintf|print_r|var_dump|var_export|_e|_ex|error_log)\b/);
      assert.doesNotMatch(code, /\$_(GET|POST|REQUEST|COOKIE|SERVER|FILES)\b|\$HTTP_RAW/);
      assert.doesNotMatch(code, /\b(eval|assert|create_function|goto|extract|unserialize|base64_decode|str_rot13|passthru|proc_open|shell_exec|system|popen|exec|move_uploaded_file|curl_\w+|file_get_contents|file_put_contents|fopen|set_time_limit|ini_set|error_reporting|query_posts)\b|`|<<<|\$\$/);
      assert.doesNotMatch(code, /\$wpdb|\bwp_remote_\w+|\bregister_setting\b|ALLOW_UNFILTERED_UPLOADS/);
      assert.doesNotMatch(code, /\bload_plugin_textdomain\b/); // WordPress loads them itself since 4.6
      assert.doesNotMatch(code, /\b(?:json_encode|strip_tags|parse_url|rand|date)\s*\(/); // WordPress has its own
    });

    test(`${name} keeps to its own names`, () => {
      for (const [, own] of code.matchAll(/^\s*function (\w+)/gm)) assert.match(own!, /^site_elements_/);
      for (const [, own] of text.matchAll(/\bdefine\( '(\w+)'/g)) assert.match(own!, /^SITE_ELEMENTS_/);
      assert.doesNotMatch(code, /^\s*(?:class|interface|trait) /m);
    });

    test(`${name} names its texts and their domain as they are, so that translators find them`, () => {
      const told = [...text.matchAll(/\b__\( '(?:\\.|[^'\\])+', 'site-elements' \)/g)];
      assert.equal(told.length, [...code.matchAll(/\b(?:__|_x|_n|_nx|esc_html__|esc_attr__)\(/g)].length);
      for (const [, words] of text.matchAll(/__\( '((?:\\.|[^'\\])*)'/g)) assert.doesNotMatch(words!, /%(?:\d+\$)?[sd]|^\s|\s$|^https?:/, words);
    });
  }

  test('escapes each attribute that it writes', () => {
    for (const [, attributes] of files['includes/markup.php']!.matchAll(/sprintf\( ' %s="%s"', (.+) \);/g))
      assert.equal(attributes, 'esc_attr( $name ), esc_attr( $text )');
    assert.match(files['includes/markup.php']!, /sprintf\( ' %s="%s"'/);
    assert.match(files['includes/shortcodes.php']!, /wp_kses\( \$inner, /);
    assert.match(files['includes/assets.php']!, /data-base="%s"[^]*esc_url\(/);
  });

  test('gives each script and style a version, and puts scripts at the end of the page', () => {
    const calls = php.flatMap(([, text]) => [...text.matchAll(/\bwp_(?:enqueue|register)_(script|style)\(([^;]+)\);/g)]);
    assert.ok(calls.length >= 4);
    for (const [call, kind] of calls) assert.match(call, kind === 'script' ? /SITE_ELEMENTS_VERSION,\s*true\s*\);$/ : /SITE_ELEMENTS_VERSION\s*\);$/);
  });

  test(`is PHP${existsSync('/usr/bin/php') ? '' : ' (not parsed: php-cli is not installed)'}`, () => {
    if (!existsSync('/usr/bin/php')) return;
    for (const [, text] of php)
      execFileSync('/usr/bin/php', ['-r', 'token_get_all( stream_get_contents( STDIN ), TOKEN_PARSE );'], {
        input: text,
        stdio: ['pipe', 'pipe', 'inherit'],
      });
  });
});

test('the plugin is whole: each file of code is loaded once, each folder is closed to listings, and it can be deleted', () => {
  const loaded = [...files['site-elements.php']!.matchAll(/^require_once __DIR__ \. '\/(.+)';$/gm)].map(([, name]) => name!);
  assert.deepEqual([...loaded].sort(), Object.keys(files).filter(name => /^includes\/(?!index\.php$).+\.php$/.test(name)).sort());
  for (const name of ['index.php', 'includes/index.php', 'editor/index.php', 'uninstall.php', 'readme.txt']) assert.ok(name in files, name);
  assert.match(files['uninstall.php']!, /delete_option\(/);
});

test('the plugin asks nobody else for files, and names no machine of a developer', () => {
  const own = Object.entries(files).filter(([name]) => /\.(php|js|css)$/.test(name) && name !== 'includes/elements.php');
  for (const [name, text] of own) {
    assert.doesNotMatch(text.replace(/^ \* .*$/gm, ''), /\b(?:https?:)?\/\/[a-z\d-]+\.[a-z]/i, name);
    assert.doesNotMatch(text, /localhost|127\.0\.0\.1/, name);
  }
});

test('the plugin\'s scripts for the editor share one name, strict, and take their texts from the domain', () => {
  const scripts = Object.entries(files).filter(([name]) => name.startsWith('editor/') && name.endsWith('.js'));
  assert.deepEqual(scripts.map(([name]) => name.slice('editor/'.length)).sort(), [
    'blocks.js', 'controls.js', 'entries.js', 'preview.js', 'transforms.js', 'visual.js', 'widths.js',
  ]);
  for (const [name, text] of scripts) {
    assert.match(text, /^(?:\/\/.*\n)*\(function \(wp, own\) \{\n {2}'use strict';[^]*\}\(wp, siteElements(?:Editor|Visual)\)\);(?: \/\/.*)?\n$/, name);
    for (const [call] of text.matchAll(/(?<![\w.])__\([^)]*\)/g)) assert.match(call, /^__\('[^']+', 'site-elements'\)$/);
    assert.doesNotMatch(text, /\beval\(|new Function|innerHTML|document\.write|jQuery/, name);
    assert.ok(php.some(([, code]) => code.includes(`'${name.slice('editor/'.length, -'.js'.length)}'`) || code.includes(`'${name}'`)), name);
  }
});

test('files have plain names of kinds that a plugin may bring', () => {
  for (const name of Object.keys(files)) assert.match(name, /^(?:[a-z\d-]+\/)*[a-z\d-]+\.(?:php|js|css|txt|pot)$/, name);
  const names = Object.keys(files).map(name => name.toLowerCase());
  assert.equal(new Set(names).size, names.length);
});
