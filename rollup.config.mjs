import { tsImport } from 'tsx/esm/api';

// Rollup is started by plain Node; the build is TypeScript.
const buildModule = name => tsImport(`./core/manifest/build/${name}.ts`, import.meta.url);

const { writeLanguageList } = await buildModule('language-list');
writeLanguageList();

const { readBuildInputs } = await buildModule('inputs');
const inputs = await readBuildInputs();

const { cdnOutput, commandOutput, npmOutput } = await buildModule('outputs');
export default [cdnOutput(inputs), npmOutput(inputs), commandOutput];
