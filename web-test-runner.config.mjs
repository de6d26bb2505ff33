import { register } from 'tsx/esm/api';

// The runner is started by plain Node; everything behind this line is TypeScript.
register();
const { runnerConfig } = await import('./test/engines/runner-config.ts');

export default await runnerConfig();
