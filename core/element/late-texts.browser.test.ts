import { expect } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import { table } from '../settings/table.js';
import { feature } from './definition.js';
import type { Host } from './host.js';
import { registerFeature } from './register-feature.js';
import type { Shell } from './shell.js';
import { lazyView } from './view-source.js';

describe('texts that come when their element has left', () => {
  it('are told to nobody', async () => {
    let arrive!: (file: { texts: Record<string, string> }) => void;
    const german = () => new Promise<{ texts: Record<string, string> }>(resolve => { arrive = resolve; });
    let isConnected = false;
    const told: string[] = [];
    registerFeature(feature({
      table: table({
        tag: 'late-words', summary: 'A probe.', settings: {}, texts: { press: 'Press' },
        translations: [async () => ({ translations: { de: german } as never })],
      }),
      view: lazyView<never>(() => { throw new Error('not needed'); }, { isNeeded: () => false }),
      connect: ({ host }: { host: Host }) => {
        isConnected = true;
        host.onTextsChange(() => { told.push(host.text('press')); });
      },
    } as never));
    const element = Object.assign(document.createElement('late-words'), { lang: 'de' }) as Shell;
    document.body.append(element);
    await waitUntil(() => isConnected && arrive, 'it lives, and has asked for its texts');
    const { textsReady } = element.host;
    element.remove();
    await waitUntil(() => !element.isMounted, 'it has ended');
    arrive({ texts: { press: 'Drücken' } });
    await textsReady;
    expect(told).to.deep.equal([]);
  });
});
