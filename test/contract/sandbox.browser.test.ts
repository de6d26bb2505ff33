// Runs in every engine: cookies, storage and history of a document without an origin.
import { expect } from '@open-wc/testing';

it('every element works in a frame that may run scripts and nothing else', async () => {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = `<!doctype html><html lang="en"><title>Preview</title>
    <script>
      globalThis.process = { env: { NODE_ENV: 'development' } };
      addEventListener('error', event => { if (event.message) parent.postMessage({ sandboxed: ['uncaught: ' + event.message] }, '*'); });
    </script>
    <body><script type="module" src="/test/contract/sandboxed-page.ts" onerror="parent.postMessage({ sandboxed: ['the script did not load'] }, '*')"></script>`;
  const failures = new Promise<string[]>(resolve => {
    addEventListener('message', ({ data }) => { if (data?.sandboxed) resolve(data.sandboxed as string[]); });
  });
  document.body.append(frame);
  expect(await failures).to.deep.equal([]);
  frame.remove();
});
