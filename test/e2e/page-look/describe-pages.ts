import { after, before, describe, test } from 'node:test';
import type { EngineReader } from '../engine-readers.js';
import { servePages, type PageServer } from '../page-server.js';
import { assertColors, manyElements } from './look-colors.js';
import { pageBody } from './page.js';
import { lookPages } from './pages.js';
import { assertLook, element } from './read-look.js';

/** The forty pages in one engine: the five signs, and with `hasAxe` the contrast of many elements as axe sees it. */
export function describeLookPages(engine: string, open: () => Promise<EngineReader>, { hasAxe = false } = {}): void {
  describe(`in ${engine}, elements have the look of`, () => {
    let reader: EngineReader;
    let server: PageServer;
    before(async () => {
      reader = await open();
      server = await servePages(Object.fromEntries(lookPages.flatMap((page, at) => [
        [`/${at}`, { body: pageBody(page, true, element) }],
        [`/${at}/before`, { body: pageBody(page, false, element) }],
        [`/${at}/many`, { body: pageBody(page, true, manyElements) }],
      ])));
    });
    after(async () => {
      await reader?.close();
      server?.close();
    });

    for (const [at, page] of lookPages.entries()) {
      test(`a page in the manner of ${page.name}`, async () => {
        await assertLook(reader, page, `${server.url}/${at}`, `${server.url}/${at}/before`);
        if (hasAxe) await assertColors(reader, page, `${server.url}/${at}/many`);
      });
    }
  });
}
