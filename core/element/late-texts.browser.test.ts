import { expect } from '@open-wc/testing';
import { createElement } from 'react';
import { waitUntil } from '../../test/contract/wait-until.js';
import { table } from '../settings/table.js';
import { feature } from './definition.js';
import type { Host } from './host.js';
import { registerFeature } from './register-feature.js';
import type { Shell } from './shell.js';
import { lazyView } from './view-source.js';

describe('texts that come late', () => {
  it('are dropped once their element was removed', async () => {
    let arrive!: (file: { texts: Record<string, string> }) => void;
    const german = () => new Promise<{ texts: Record<string, string> }>(resolve => { arrive = resolve; });
    let isConnected = false;
    const told: string[] = [];
    registerFeature(feature({
      table: table({
        tag: 'late-words', summary: 'A probe.', settings: {}, texts: { press: 'Press' },
        translations: [german],
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

  it('leave the author\'s content in view until then, also where the view is there already', async () => {
    let arrive!: (file: { texts: Record<string, string> }) => void;
    const german = () => new Promise<{ texts: Record<string, string> }>(resolve => { arrive = resolve; });
    registerFeature(feature({
      table: table({
        tag: 'late-view', summary: 'A probe.', settings: {}, texts: { press: 'Press' },
        translations: [german],
      }),
      view: lazyView<{ host: Host }>(async () => ({ host }) => createElement('p', null, host.text('press' as never), createElement('slot'))),
    } as never));
    const put = (lang: string) => {
      const element = Object.assign(document.createElement('late-view'), { lang, textContent: 'Of the author' }) as Shell;
      document.body.append(element);
      return element;
    };
    const english = put('en');
    await english.host.viewReady;
    const late = put('de');
    await waitUntil(() => arrive, 'its texts are asked for');
    expect(late.getBoundingClientRect().height).to.be.greaterThan(0);
    expect(late.shadowRoot!.querySelector('slot')!.assignedNodes()[0]!.textContent).to.equal('Of the author');
    arrive({ texts: { press: 'Drücken' } });
    await late.host.viewReady;
    expect(late.shadowRoot!.querySelector('p')!.textContent).to.equal('Drücken');
    for (const element of [english, late]) element.remove();
  });
});
