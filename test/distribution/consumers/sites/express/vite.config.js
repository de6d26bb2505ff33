export default { build: { rollupOptions: { input: 'main.js', output: { entryFileNames: '[name].js' } } } };
