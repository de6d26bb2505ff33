import { fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import { openModal } from './open-modal.js';

const inner: Record<string, string> = {
  'an image map': '<img src="/node_modules/leaflet/dist/images/marker-icon.png" width="25" height="41" alt="Plan" usemap="#plan"><map name="plan"><area id="inner" shape="rect" coords="0,0,25,41" href="#room" alt="Room"></map>',
  'a frame': '<iframe id="inner" srcdoc="<p>Nothing to stop at</p>"></iframe>',
};

describe('core/overlay: between two buttons of a modal dialog', () => {
  for (const [name, markup] of Object.entries(inner)) {
    it(`${name} is reached by Tab, both ways`, async () => {
      const dialog = await fixture<HTMLDialogElement>(`<dialog><button id="first">First</button>${markup}<button id="last">Last</button></dialog>`);
      await waitUntil(() => dialog.querySelector('img')?.complete ?? dialog.querySelector('iframe')?.contentDocument?.querySelector('p'));
      const ended = new AbortController();
      openModal({ dialog, signal: ended.signal });
      try {
        for (const [from, press] of [['first', 'Tab'], ['last', 'Shift+Tab']] as const) {
          dialog.querySelector<HTMLElement>(`#${from}`)!.focus();
          await sendKeys({ press });
          await waitUntil(() => document.activeElement?.id === 'inner', `${press} from ${from} leads to ${document.activeElement?.id}`);
        }
      } finally {
        ended.abort();
      }
    });
  }
});
