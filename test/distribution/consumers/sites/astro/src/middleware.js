import { loaders } from 'site-elements/auto';
import { renderPage } from 'site-elements/server';

export async function onRequest(_, next) {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(await renderPage(await response.text(), { loaders, stylesHref: tag => `/shadow/${tag}.css` }), response);
}
