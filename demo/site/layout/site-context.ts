/** What the elements read about the website: `<script type="application/json" data-site-context>`. */
export const siteContext = {
  locale: 'en-GB',
  currency: 'EUR',
  website: { id: '5f1c0a7e9b3d4c2a8e6f0b1d', identifier: 'saltmarsh-pottery', baseUrl: '' },
};
