import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import type { AnyValue } from '../../core/settings/table.js';
import { watch } from '../e2e/chromium.js';
import type { WordPressSite } from './wordpress-site.js';

declare const wp: AnyValue;

export interface Window { readonly width: number; readonly height: number }
export const desktop: Window = { width: 1280, height: 900 };
export const phone: Window = { width: 390, height: 844 };

/** A page of a visitor who has not logged in. */
export async function openPage(browser: Browser, address = '', viewport = desktop) {
  const page = await (await browser.newContext({ viewport })).newPage();
  const heard = watch(page);
  if (address) await page.goto(address);
  return { page, heard };
}

export async function logIn(site: WordPressSite, page: Page, person: string): Promise<void> {
  await page.goto(`${site.url}/wp-login.php`);
  await page.locator('#user_login').fill(person);
  await page.locator('#user_pass').fill(site.password);
  await page.locator('#wp-submit').click();
  await page.waitForURL(/wp-admin/, { waitUntil: 'commit' }); // faces of people come from another host
}

/** A page of a logged-in user of the site. */
export async function openAs(browser: Browser, site: WordPressSite, person: string, viewport = desktop) {
  const { page, heard } = await openPage(browser, '', viewport);
  await logIn(site, page, person);
  return { page, heard };
}

const withoutGuides = (page: Page) => page.evaluate(() => {
  for (const scope of ['core/edit-post', 'core']) wp.data.dispatch('core/preferences').set(scope, 'welcomeGuide', false);
});

/** A post in the block editor: a new one, or one that is there. */
export async function editPost(site: WordPressSite, page: Page, id?: string): Promise<void> {
  await page.goto(`${site.url}/wp-admin/${id ? `post.php?post=${id}&action=edit` : 'post-new.php'}`);
  await page.waitForFunction(() => wp.data?.select('core/editor')?.getCurrentPostId() && wp.blocks.getBlockType('site-elements/gallery'));
  await withoutGuides(page);
  if (!id) await page.evaluate(() => wp.data.dispatch('core/editor').editPost({ title: 'Our pots' }));
}

/** Inserts a block and opens its panel. */
export const insertBlock = (page: Page, name: string, attributes: object = {}): Promise<void> => page.evaluate(([name, attributes]) => {
  const block = wp.blocks.createBlock(`site-elements/${name as string}`, attributes);
  wp.data.dispatch('core/block-editor').insertBlocks(block);
  wp.data.dispatch('core/block-editor').selectBlock(block.clientId);
  wp.data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block');
}, [name, attributes] as const);

/** Publishes the post, and answers its number. */
export const publishPost = (page: Page): Promise<string> => page.evaluate(async () => {
  wp.data.dispatch('core/editor').editPost({ status: 'publish' });
  await wp.data.dispatch('core/editor').savePost();
  return String(wp.data.select('core/editor').getCurrentPostId());
});

/** Blocks of the post, and whether WordPress takes them for what they were saved as. */
export async function blocksOf(page: Page): Promise<{ name: string; isValid: boolean; attributes: AnyValue }[]> {
  await page.waitForFunction(() => wp.data.select('core/block-editor').getBlocks().length > 0);
  return page.evaluate(() =>
    wp.data
      .select('core/block-editor')
      .getBlocks()
      .map(({ name, isValid, attributes }: AnyValue) => ({ name, isValid, attributes })),
  );
}

const canvas = 'iframe[name="editor-canvas"]';

const blockList = '.is-root-container';

/** Where the blocks are, once they are drawn: in newer editors, and in previews of other devices, within a frame. */
export async function canvasOf(page: Page): Promise<Page | FrameLocator> {
  const framed = page.frameLocator(canvas);
  const first = (place: Page | FrameLocator) => place.locator(blockList).first().waitFor({ state: 'attached' }).then(() => place);
  return Promise.any([first(framed), first(page)]);
}

/** The frame of a block's live preview. */
export const previewIn = async (page: Page): Promise<FrameLocator> => (await canvasOf(page)).frameLocator('iframe.site-elements-preview');

/** Publishes a post as a user, filtered as WordPress does for this user. Returns its address. */
export const publishAs = (site: WordPressSite, content: string, person = 'administrator', theme = 'twentytwentyone'): string => site.php(`
  switch_theme( '${theme}' );
  wp_set_current_user( get_user_by( 'login', '${person}' )->ID );
  kses_init();
  echo '/?p=' . wp_insert_post( wp_slash( array( 'post_title' => 'Our pots', 'post_status' => 'publish', 'post_content' => base64_decode( '${Buffer.from(content).toString('base64')}' ) ) ) );`);

/** What is stored of a post. */
export const storedContent = (site: WordPressSite, address: string): string =>
  site.php(`echo get_post( ${Number(address.replace(/\D/g, ''))} )->post_content;`);

/** WordPress without its block editor, as with the plugin "Classic Editor": a plugin of the machine's, which needs no activation. */
export function setClassicEditor(site: WordPressSite, isUsed: boolean): void {
  const folder = site.php('wp_mkdir_p( WPMU_PLUGIN_DIR ); echo WPMU_PLUGIN_DIR;');
  writeFileSync(path.join(folder, 'classic.php'), isUsed ? "<?php\nadd_filter( 'use_block_editor_for_post', '__return_false' );\n" : '<?php\n');
}
