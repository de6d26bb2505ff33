import { loaders } from 'site-elements/auto';
import { renderPage } from 'site-elements/server';

export async function handle({ event, resolve }) {
  let page = '';
  return resolve(event, {
    transformPageChunk({ html, done }) {
      page += html;
      return done ? renderPage(page, { loaders, stylesHref: tag => `/shadow/${tag}.css` }) : '';
    },
  });
}
