export default {
  mode: 'production',
  entry: { main: './main.js' },
  output: { path: `${import.meta.dirname}/public`, publicPath: '/', filename: '[name].js', chunkFilename: '[name].js', module: true },
  experiments: { outputModule: true },
  module: { rules: [{ test: /\.css$/, use: ['style-loader', 'css-loader'] }] },
  performance: { hints: false },
};
