export default {
  compatibilityDate: '2025-07-15',
  telemetry: false,
  css: ['site-elements/site-elements.critical.css'],
  vue: { compilerOptions: { isCustomElement: tag => /^(site|cookie)-/.test(tag) }, transformAssetUrls: false },
};
