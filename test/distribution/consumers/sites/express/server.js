import express from 'express';
import { loaders } from 'site-elements/auto';
import { renderPage } from 'site-elements/server';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const shadow = path.dirname(fileURLToPath(import.meta.resolve('site-elements/shadow/site-price.css')));
const view = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Works</title><link rel="icon" href="data:,"></head>
<body>
  <site-gallery design="slideshow" slides-per-row="2" label="Works"><img src="/images/1.jpg" width="300" height="200" alt="One"><img src="/images/2.jpg" width="300" height="200" alt="Two"><img src="/images/3.jpg" width="300" height="200" alt="Three"></site-gallery>
  <p><site-price price-cents="2800" currency="EUR">€28</site-price> <site-price price-cents="3000" currency="EUR">€30</site-price></p>
  <output id="heard"></output>
  <script type="module" src="/main.js"></script>
</body>
</html>`;

const app = express();
app.use('/shadow', express.static(shadow, { maxAge: '1d' }));
app.use(express.static('dist'));
app.get('/', async (_, response) => {
  response.send(await renderPage(view, { loaders, stylesHref: tag => `/shadow/${tag}.css` }));
});
app.listen(Number(process.env.PORT));
