// Runs inside a frame with `sandbox="allow-scripts"`: a document of no origin, as editors preview pages. No test of its own.
import { elements } from 'virtual:elements';
import { getAttributeName, type Setting } from '../../core/settings/setting.js';
import { captureConsole } from './capture-console.js';
import { otherText } from './other-text.js';
import { place, tagged } from './place.js';

const failures: string[] = [];
addEventListener('error', ({ message }) => { failures.push(`uncaught: ${message}`); });
addEventListener('unhandledrejection', ({ reason }) => { failures.push(`rejected: ${reason}`); });
addEventListener('site-error', event => { failures.push(`site-error: ${(event as CustomEvent).detail.error}`); });

const frame = () => new Promise(resolve => { setTimeout(resolve); });

for (const { definition: { table }, examples } of elements) {
  const { tag } = table;
  const before = failures.length;
  const said = await captureConsole(async () => {
    for (const [at, example] of examples.entries()) {
      const element = await place(tagged(example, tag, tag), tag);
      await frame();
      if (at === 0) for (const button of element.shadowRoot!.querySelectorAll('button')) button.click();
      await frame();
      if (at === 0) {
        for (const [name, row] of Object.entries(table.settings as Record<string, Setting>)) {
          const attribute = getAttributeName(name, row);
          if (attribute) element.setAttribute(attribute, otherText(row));
        }
        await element.updateComplete;
      }
      element.closest('section')!.remove();
    }
  }).catch((error: unknown) => [`thrown: ${error}`]);
  // Addresses, fonts and frames that a document of no origin may not reach are the network's, not ours.
  failures.push(...said.filter(line => /SecurityError|DOMException|TypeError|Invalid URL|thrown/.test(line)));
  for (let at = before; at < failures.length; at++) failures[at] = `<${tag}> ${failures[at]}`;
}
parent.postMessage({ sandboxed: failures }, '*');
