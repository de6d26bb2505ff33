import { Load } from './load.jsx';

// Node's own import: Next gives bundled packages a React without `react-dom/server`.
const fromPackage = name => import(/* webpackIgnore: true */ /* turbopackIgnore: true */ `site-elements/${name}`);

/** Drawn on the server: the browser takes the shadow roots over, and React leaves alone what it did not write. */
export async function Prices() {
  const [{ renderPage }, { loaders }] = await Promise.all([fromPackage('server'), fromPackage('auto')]);
  const markup = '<site-price price-cents="2800" currency="EUR">€28</site-price> <site-price price-cents="3000" currency="EUR">€30</site-price>';
  const html = await renderPage(markup, { loaders, stylesHref: tag => `/shadow/${tag}.css` });
  return <><p suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} /><Load /></>;
}
