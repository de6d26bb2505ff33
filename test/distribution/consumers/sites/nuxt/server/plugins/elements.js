import { loaders } from 'site-elements/auto';
import { renderPage } from 'site-elements/server';

export default defineNitroPlugin(nitro => {
  nitro.hooks.hook('render:response', async response => {
    if (typeof response.body === 'string') response.body = await renderPage(response.body, { loaders, stylesHref: tag => `/shadow/${tag}.css` });
  });
});
