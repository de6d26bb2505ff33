import vue from '@vitejs/plugin-vue';

export default {
  // Pictures under /images/ come from the server, not from the bundle.
  plugins: [vue({ template: { transformAssetUrls: false, compilerOptions: { isCustomElement: tag => /^(site|cookie)-/.test(tag) } } })],
};
