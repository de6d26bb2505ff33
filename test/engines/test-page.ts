export const pageErrorMark = '[uncaught in page]';

/** Every test file starts at this size in every engine; a test that needs another asks with `setViewport`. */
const viewport = { width: 1280, height: 720 };

/**
 * The page a test file runs in. Storage is emptied first: Firefox and WebKit keep it from the file before.
 * An error outside of any test reaches the console with a mark, and the reporter makes it a failure; a test that
 * expects one calls `preventDefault()`. Errors inside a test are caught by mocha; rejections are not.
 */
export const testPage = (testFramework: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Tests</title>
<script>
// The runner writes what an assertion has compared as JSON: an element that React has drawn leads back to itself.
Node.prototype.toJSON = function () { return '<' + this.nodeName.toLowerCase() + '>'; };
{ // It copies its last message before that, and no node can be copied: it would wait for the message until its time is over.
const copy = structuredClone;
globalThis.structuredClone = (value, options) => {
  try {
    return copy(value, options);
  } catch (error) {
    if (value?.type !== 'wtr-session-finished') throw error;
    return JSON.parse(JSON.stringify(value));
  }
};
}
globalThis.process = { env: { NODE_ENV: 'development' } }; // nanostores and others read it when they load
globalThis.litIssuedWarnings = new Set(['dev-mode']);
performance.setResourceTimingBufferSize(10_000); // browsers stop recording addresses after 250, and a test loads as many modules
localStorage.clear();
sessionStorage.clear();
for (const cookie of document.cookie.split('; ')) document.cookie = cookie.split('=')[0] + '=; max-age=0; path=/';
{ // a block: names of ours must not hide describe and it, which mocha puts on the window
const explain = (error) => error instanceof Error ? error.name + ': ' + error.message + '\\n' + error.stack : String(error);
const report = (event, error) => setTimeout(() => { // after every other listener: one of them may expect this error
  if (!event.defaultPrevented) console.error('${pageErrorMark}', explain(error));
});
addEventListener('error', (event) => event instanceof ErrorEvent && report(event, event.error || event.message));
addEventListener('unhandledrejection', (event) => report(event, event.reason));
}
</script>
<script type="module">
import { setViewport } from '@web/test-runner-commands';
if (innerWidth !== ${viewport.width} || innerHeight !== ${viewport.height}) await setViewport(${JSON.stringify(viewport)});
await import('/test/engines/axe-at-rest.ts');
await import(${JSON.stringify(testFramework)});
</script>
</head>
<body></body>
</html>`;
