// Runs with npm run test:all: it installs WordPress.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launch, watch } from '../e2e/chromium.js';
import { isEverything } from '../engines/everything.js';
import { canvasOf, previewIn } from './wordpress-person.js';
import { howToInstall, missing, startWordPress, type WordPressSite } from './wordpress-site.js';

// The walk of an owner: from a zip to an element in a post, with no more presses than the chapters name.

declare const wp: any;

const isAsked = isEverything || process.env.WORDPRESS === '1';
const absent = missing();
const shots = '.shots/wordpress';

/** What a step of a chapter writes in bold is what there is to press. */
const stepsOf = (chapter: string): string[][] => [...readFileSync(`docs/install/${chapter}.md`, 'utf8').matchAll(/^\d+\. (.+)$/gm)]
  .map(([, step]) => [...step!.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, names]) => names!.split(' → ')));

const zipIn = (folder: string): string => path.resolve(folder, readdirSync(folder).find(name => name.endsWith('.zip'))!);

test('both ways into WordPress take at most four steps', () => {
  for (const chapter of ['wordpress-plugin', 'wordpress']) assert.ok(stepsOf(chapter).length <= 4, chapter);
});

if (!isAsked || absent.length > 0) {
  test(`the walk of an owner: not run. ${isAsked ? `Missing: ${absent.join(', ')}. To run it: ${howToInstall}` : 'It runs in `npm run test:all`, or with WORDPRESS=1.'}`, () => {});
} else {
  describe('the walk of an owner', { timeout: 600_000 }, () => {
    let site: WordPressSite;
    let browser: Browser;
    let page: Page;

    before(async () => {
      mkdirSync(shots, { recursive: true });
      site = await startWordPress(null);
      site.php(`
        require_once ABSPATH . 'wp-admin/includes/image.php';
        foreach ( array( 'bowls', 'kiln' ) as $name ) {
          ob_start(); imagepng( imagecreatetruecolor( 600, 400 ) );
          $upload = wp_upload_bits( "$name.png", null, ob_get_clean() );
          $id = wp_insert_attachment( array( 'post_title' => $name, 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), $upload['file'] );
          wp_update_attachment_metadata( $id, array( 'width' => 600, 'height' => 400, 'file' => _wp_relative_upload_path( $upload['file'] ), 'sizes' => array() ) );
          update_post_meta( $id, '_wp_attachment_image_alt', $name );
        }`);
      browser = await launch();
      page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
      await page.goto(`${site.url}/wp-login.php`);
      await page.locator('#user_login').fill('administrator');
      await page.locator('#user_pass').fill(site.password);
      await page.locator('#wp-submit').click();
      await page.waitForURL(/wp-admin/, { waitUntil: 'commit' }); // faces of people come from another host
    });
    after(async () => {
      await browser?.close();
      await site?.stop();
    });

    async function newPost() {
      await page.goto(`${site.url}/wp-admin/post-new.php`);
      await page.waitForFunction(() => wp.data?.select('core/editor')?.getCurrentPostId());
      await canvasOf(page); // what is inserted before the blocks are drawn is lost in newer editors
      await page.evaluate(() => wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false));
    }

    async function insert(block: string) {
      await page.getByRole('button', { name: 'Toggle block inserter' }).click(); // drawn as a plus
      await page.locator('.block-editor-inserter__search input').fill(block);
      // WordPress has a gallery of its own: ours names its element
      const own = page.locator('button[class*="block-list-item-site-elements-"]', { hasText: block });
      await own.or(page.locator('button.editor-block-list-item-html')).first().click();
      await page.waitForFunction(() => wp.data.select('core/block-editor').getBlockCount() > 0);
    }

    async function publish(name: string): Promise<string> {
      await page.getByRole('button', { name, exact: true }).first().click();
      await page.locator('.editor-post-publish-panel').getByRole('button', { name, exact: true }).click();
      await page.getByRole('link', { name: 'View Post' }).first().waitFor();
      return page.evaluate(() => wp.data.select('core/editor').getPermalink());
    }

    async function lookAt(address: string, name: string) {
      const visit = await (await browser.newContext()).newPage();
      const heard = watch(visit);
      await visit.goto(address);
      const gallery = visit.locator('site-gallery:defined[design="grid"]');
      await gallery.waitFor();
      for (const width of [1280, 390]) {
        await visit.setViewportSize({ width, height: 844 });
        await visit.screenshot({ path: `${shots}/${name}-${width}.png` });
        const box = (await gallery.boundingBox())!;
        assert.ok(box.x >= 0 && box.x + box.width <= width && box.height > 100, JSON.stringify(box));
      }
      const images = await gallery
        .locator('img')
        .evaluateAll(all => all.map(image => ({ alt: (image as HTMLImageElement).alt, shape: image.clientWidth / image.clientHeight })));
      assert.deepEqual(images.map(({ alt }) => alt).sort(), ['bowls', 'kiln']);
      assert.ok(images.every(({ shape }) => Math.abs(shape - 1) < 0.02), `a grid has squares, whatever the theme says of pictures: ${JSON.stringify(images)}`);
      assert.deepEqual(heard.console.filter(line => line.startsWith('error')), []);
      await visit.context().close();
    }

    test('without the plugin: folder, two lines, a block of HTML, publish', async () => {
      const [, , [block], [publishing]] = stepsOf('wordpress') as [string[], string[], [string], [string]];
      // 1: what the zip holds, beside wp-content, as an owner uploads it
      site.php(`require_once ABSPATH . 'wp-admin/includes/file.php'; WP_Filesystem(); $done = unzip_file( '${zipIn('dist/release')}', ABSPATH ); if ( is_wp_error( $done ) ) exit( 1 );`);
      // 2: into the header.php of a child theme
      const lines = readFileSync('docs/install/README.md', 'utf8')
        .match(/<link rel="stylesheet".+\n<script type="module".+/)![0]
        .replaceAll('https://YOUR-SITE', site.url);
      site.php(`
        mkdir( ABSPATH . 'wp-content/themes/saltmarsh' );
        file_put_contents( ABSPATH . 'wp-content/themes/saltmarsh/style.css', "/*\\nTheme Name: Saltmarsh\\nTemplate: twentytwentyone\\n*/" );
        $header = file_get_contents( ABSPATH . 'wp-content/themes/twentytwentyone/header.php' );
        file_put_contents( ABSPATH . 'wp-content/themes/saltmarsh/header.php', str_replace( '</head>', ${JSON.stringify(lines)} . '</head>', $header ) );
        switch_theme( 'saltmarsh' );`);
      await newPost();
      await insert(block); // 3
      await (await canvasOf(page)).locator('[data-type="core/html"] textarea').fill( // 4
        `<site-gallery design="grid" label="The studio">\n${['bowls', 'kiln'].map(name => `  <img src="${site.php('echo wp_upload_dir()["url"];')}/${name}.png" width="600" height="400" alt="${name}">`).join('\n')}\n</site-gallery>`,
      );
      await page.screenshot({ path: `${shots}/walk-html-editor.png` });
      await lookAt(await publish(publishing), 'walk-html');
    });

    test('with the plugin: upload, activate, insert, publish', async () => {
      const [[, , uploading, install], [activate], [, block], [choose, settings, publishing]] = stepsOf('wordpress-plugin') as [
        [string, string, string, string],
        [string],
        [string, string],
        [string, string, string],
      ];
      await page.goto(`${site.url}/wp-admin/plugin-install.php`); // 1
      await page.getByText(uploading, { exact: true }).click();
      await page.locator('#pluginzip').setInputFiles(zipIn('dist/wordpress'));
      await page.getByRole('button', { name: install }).click();
      await page.getByRole('link', { name: activate }).click(); // 2
      await page.locator('tr[data-slug="site-elements"].active').waitFor();
      await newPost();
      await insert(block); // 3
      await (await canvasOf(page)).getByRole('button', { name: choose }).first().click(); // 4
      const media = page.locator('.media-modal');
      await media.getByRole('tab', { name: 'Media Library' }).click();
      for (const name of ['bowls', 'kiln']) await media.getByRole('checkbox', { name }).click();
      for (const name of ['Create a new gallery', 'Insert gallery']) await media.getByRole('button', { name }).click();
      await page.locator('.edit-post-header__settings, .editor-header__settings').getByRole('button', { name: settings, exact: true }).click();
      await page.getByRole('combobox', { name: 'Design', exact: true }).selectOption('grid');
      await (await previewIn(page)).locator('site-gallery[design="grid"] img').nth(1).waitFor({ state: 'attached' });
      await page.screenshot({ path: `${shots}/walk-plugin-editor.png` });
      await lookAt(await publish(publishing), 'walk-plugin');
    });
  });
}
