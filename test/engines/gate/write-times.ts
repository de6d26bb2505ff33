// npm run times   commits nothing itself: it writes the durations that were measured here into file-times.json
import { commitTimes } from './times.js';

console.log(`test/engines/gate/file-times.json has the durations of ${commitTimes()} files.`);
