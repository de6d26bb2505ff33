import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { tagsWithSheet } from '../sheets/style-sheets.js';
import { readTables, visitorTables } from '../describe/tables.js';
import { wordpressPlugin } from './plugin-files.js';

// The plugin's own PHP, with the functions of WordPress that it calls here replaced by small ones of the same kind.

const source = path.join(import.meta.dirname, 'plugin/includes');
const wordpress = `<?php
define( 'ABSPATH', __DIR__ );
define( 'SITE_ELEMENTS_FILE', __DIR__ . '/site-elements.php' );
define( 'SITE_ELEMENTS_VERSION', '1' );
$enqueued = array();
function add_action() {}
function add_filter() {}
function add_shortcode() {}
function __( $text ) { return $text; }
function plugin_dir_path( $file ) { return dirname( $file ) . '/'; }
function plugins_url( $file ) { return $file; }
function wp_style_is( $handle ) { global $enqueued; return in_array( $handle, $enqueued, true ); }
function wp_enqueue_style( $handle ) { global $enqueued; $enqueued[] = $handle; }
function wp_list_pluck( $posts, $name ) { return array_column( $posts, $name ); }
function wp_kses_post( $text ) { return $text; }
function esc_url_raw( $text ) { return $text; }
function esc_attr( $text ) { return htmlspecialchars( $text ); }
function tag_escape( $tag ) { return $tag; }
function shortcode_parse_atts( $text ) {
  $found = array();
  preg_match_all( '/([\\w-]+)\\s*=\\s*"([^"]*)"|([\\w-]+)\\s*=\\s*\\'([^\\']*)\\'|([\\w-]+)\\s*=\\s*([^\\s\\'"]+)|(\\S+)/', $text, $matches, PREG_SET_ORDER );
  foreach ( $matches as $match ) {
    if ( isset( $match[7] ) ) $found[] = $match[7];
    elseif ( isset( $match[5] ) && '' !== $match[5] ) $found[ strtolower( $match[5] ) ] = $match[6];
    elseif ( isset( $match[3] ) && '' !== $match[3] ) $found[ strtolower( $match[3] ) ] = $match[4];
    else $found[ strtolower( $match[1] ) ] = $match[2];
  }
  return $found;
}
foreach ( array( 'elements', 'assets', 'sheets', 'markup', 'shortcodes' ) as $name ) require __DIR__ . "/includes/$name.php";
`;

const tables = visitorTables(await readTables());
const galleryTable = tables.find(({ tag }) => tag === 'site-gallery')!;
const { sheets: gallerySheets, smallSheets } = galleryTable.docs;
const designs = galleryTable.settings.design!.choices!;

const phpCommand = '/usr/bin/php';
const [plain, all] = [['site-gallery-grid'], ['site-gallery-grid-settings']];

if (!existsSync(phpCommand)) {
  test('style sheets of a page in WordPress: not run, php-cli is not installed', () => {});
} else {
  describe('style sheets of a page in WordPress', () => {
    let folder: string;

    before(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'site-elements-sheets-'));
      const sources = Object.fromEntries(readdirSync(source).map(name => [`includes/${name}`, readFileSync(path.join(source, name), 'utf8')]));
      const files = wordpressPlugin(sources, tables, '1');
      execFileSync('mkdir', [path.join(folder, 'includes'), path.join(folder, 'cdn')]);
      for (const [name, text] of Object.entries(files)) if (name.startsWith('includes/')) writeFileSync(path.join(folder, name), text);
      writeFileSync(path.join(folder, 'wordpress.php'), wordpress);
      for (const name of [...tagsWithSheet.map(tag => `${tag}.css`), ...Object.keys(gallerySheets!())]) writeFileSync(path.join(folder, 'cdn', name), '');
    });
    after(() => rmSync(folder, { recursive: true, force: true }));

    /** What is enqueued for the posts of a page, and then for elements of its templates. */
    const enqueuedFor = (contents: readonly string[], later: readonly (readonly [tag: string, values: object])[] = []): string[] => JSON.parse(execFileSync(phpCommand, ['-r', `
      require '${folder}/wordpress.php';
      [ $contents, $later ] = json_decode( stream_get_contents( STDIN ), true );
      $wp_query = (object) array( 'posts' => array_map( function ( $content ) { return array( 'post_content' => $content ); }, $contents ) );
      site_elements_enqueue_sheets();
      foreach ( $later as [ $tag, $values ] ) site_elements_markup( $tag, $values, '' );
      echo json_encode( $enqueued );`], { input: JSON.stringify([contents, later]) }).toString()) as string[];

    const rows: [content: string, sheets: readonly string[]][] = [
      ['<p>Words about site-gallery</p>', []],
      ['<!-- wp:site-elements/gallery /-->', ['site-gallery-slideshow']],
      ['<!-- wp:site-elements/gallery {"design":"grid","pictureIds":[1,2]} --><p>a</p><!-- /wp:site-elements/gallery -->', plain],
      ['<!-- wp:site-elements/gallery {"design":"grid","counter":true,"lightbox":true} /-->', plain],
      ['<!-- wp:site-elements/gallery {"design":"grid","gutter":4} /-->', all],
      ['<!-- wp:site-elements/gallery {"design":"grid","show-meta":false} /-->', all],
      ['<!-- wp:site-elements/gallery {"design":"grid","thumbnails":false} /-->', plain],
      ['[site-gallery design="grid" pictures="12,13"]', plain],
      ['[site-gallery design=grid slides-per-row=3]words[/site-gallery]', all],
      ['[site-gallery thumbnails]', ['site-gallery-slideshow-settings']],
      ['<site-gallery><img></site-gallery>', ['site-gallery-slideshow']],
      ['<site-gallery design="Stacked"><img></site-gallery>', ['site-gallery-slideshow']],
      ['<site-gallery\n  label="a > b" design="grid"><img></site-gallery>', plain],
      ["<site-gallery design='grid' gutter='4'><img></site-gallery>", all],
      ['<div data-site-gallery data-design="grid"><img></div>', all],
      ['<div class="a" data-site-gallery><img></div>', ['site-gallery-slideshow-settings']],
      ['<site-gallery design="gird"></site-gallery>', ['site-gallery']],
      ['<site-gallery data-design="grid"></site-gallery>', ['site-gallery']],
      ['<site-gallery design="grid"></site-gallery><site-gallery design="grid" gutter="4"></site-gallery>', all],
      ['<site-gallery design="grid"></site-gallery><site-gallery design="list" gutter="4"></site-gallery>', ['site-gallery-list-settings', 'site-gallery-grid']],
      ['<site-gallery design="grid" gutter="4"></site-gallery><site-gallery design="gird"></site-gallery>', ['site-gallery']],
      ['<site-cart-badge></site-cart-badge>', ['site-cart-badge']],
      ['<!-- wp:site-elements/tabs --><div></div><!-- /wp:site-elements/tabs -->', ['site-tabs']],
      ['<!-- wp:site-elements/analytics /-->', []],
    ];
    for (const [content, sheets] of rows) test(`${content.replaceAll('\n', ' ')} has ${sheets.join(', ') || 'none'}`, () => assert.deepEqual(enqueuedFor([content]), sheets));

    test('those of an element in a template or widget follow, and never undo a larger one', () => {
      const grid = ['site-gallery', { design: 'grid' }] as const;
      const spaced = ['site-gallery', { design: 'grid', gutter: 4 }] as const;
      assert.deepEqual(enqueuedFor([], [grid, spaced, grid]), [...plain, ...all]);
      assert.deepEqual(enqueuedFor(['[site-gallery design="grid" gutter="4"]'], [grid]), all);
      assert.deepEqual(enqueuedFor(['<site-gallery design="gird">'], [grid, spaced]), ['site-gallery']);
    });

    test('are those of several posts together', () => assert.deepEqual(enqueuedFor(['<site-gallery design="grid">', '[site-tabs]']), ['site-gallery-grid', 'site-tabs']));

    test('are the same that other code has for a tag without settings, of each design', () => {
      assert.ok(designs.length >= 9, 'the designs were found');
      for (const design of designs) {
        const markup = `<site-gallery design="${design}"></site-gallery>`;
        assert.deepEqual(enqueuedFor([markup]).map(name => `${name}.css`), smallSheets!(markup));
      }
    });
  });
}
