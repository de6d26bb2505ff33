// Node loads a reporter before `--import tsx` takes effect: this door lets the TypeScript one in.
import { tsImport } from 'tsx/esm/api';

const { nodeReporter } = await tsImport('./node-reporter.ts', import.meta.url);

export default nodeReporter;
