import { createHmac } from 'node:crypto';
import { paths } from 'site-elements/contract/paths';
import { sentText } from '../../kernel/http/sent-text.js';
import { loginBytes } from '../../kernel/limits/write-rules.js';
import { isSameText } from '../../kernel/access/same-text.js';
import type { OwnerOptions } from '../../kernel/access/owner-options.js';
import type { ServiceModule } from '../../kernel/module.js';
import { addAnalytics, analyticsPaths } from './analytics-routes.js';
import { addVisitsPage } from './owner/visits-page.js';
import { addCountRoute } from './figures/count-route.js';
import { readFigureSettings } from './figures/figure-settings.js';
import { addFiguresPage } from './figures/figures-page.js';
import { FigureStore } from './figures/figure-store.js';
import { type FigureEmails, sendFigures } from './figures/send-figures.js';
import { sweepFigures } from './figures/sweep-figures.js';
import { ownerText as figuresText } from './figures/texts.js';
import { addFiguresUnsubscribe } from './figures/unsubscribe-page.js';
import * as figuresSchema from './figures.schema.js';
import { addReceipts } from './receipt-routes.js';
import { ReceiptTokens } from './receipt-tokens.js';
import { ownerText } from './texts.js';
import { sweepReceipts } from './receipts/receipt-store.js';
import { addReceiptsPage } from './receipts/receipts-page.js';
import { ownerText as receiptsText } from './receipts/texts.js';
import { dayIn } from './site-days.js';
import { VisitStore } from './visit-store.js';
import * as schema from './visits.schema.js';

export interface VisitsOptions {
  readonly allowedOrigins?: readonly string[];
  /** Header in which your own proxy names the visitor's country, such as `CF-IPCountry`; none by default. */
  readonly countryHeader?: string;
  /** Folder of the built elements on this host, such as `/site-elements`; charts are drawn with it. */
  readonly elementsPath?: string;
  readonly owner?: OwnerOptions;
  /** The site's address, for links in emails. */
  readonly siteUrl?: string;
}

/** Analytics events, counting without cookies, consent receipts, and the owner's page about them. */
export const visitsModule: ServiceModule<VisitsOptions, 'shop'> = {
  name: 'visits',
  schema: { ...schema, ...figuresSchema },
  uses: ['shop'],
  ownerPages: [
    { path: paths.owner, group: 'site', title: () => ownerText('navVisits') },
    { path: paths.ownerFigures, group: 'site', title: () => figuresText('navFigures') },
    { path: paths.ownerConsent, group: 'site', title: () => receiptsText('navConsent') },
  ],
  csrfExempt: [...analyticsPaths, paths.count],
  writeRules: [
    [{ name: 'hit', network: 10, site: 200, priority: 'extra', knownBy: 'visitor' }, `POST ${paths.censusRecordHit}`, `GET ${paths.track}`],
    [{ name: 'count', network: 10, site: 200, priority: 'extra', knownBy: 'visitor', bodyBytes: loginBytes }, `POST ${paths.count}`],
    [
      { name: 'event', network: 20, site: 400, priority: 'extra', knownBy: 'visitor' },
      ...[
        paths.censusButtonClick,
        paths.censusButtonRender,
        paths.censusFormRender,
        paths.censusOverlay,
        paths.censusQuickView,
        paths.recordEvent,
        paths.schemaEvents,
        paths.performanceRecords,
      ].map(path => `POST ${path}`),
    ],
    [{ name: 'figures emails', network: 2, site: 40, priority: 'message', knownBy: 'newsletter', bodyBytes: loginBytes }, `POST ${paths.figuresUnsubscribe}`],
    [{ name: 'error', network: 4, site: 40, priority: 'extra', knownBy: 'visitor' }, `POST ${paths.javascriptErrors}`],
    [{ name: 'trace', network: 2, site: 20, priority: 'extra' }, `POST ${paths.trace}`],
    [
      { name: 'receipt', network: 2, site: 40, priority: 'message', knownBy: 'receipt', bodyBytes: loginBytes },
      `POST ${paths.consentReceipts}`,
    ],
    [
      { name: 'receipt token', network: 2, site: 100, priority: 'message', knownBy: 'visitor', bodyBytes: loginBytes },
      `POST ${paths.consentReceiptToken}`,
    ],
  ],
  async mount(kernel, options, { shop }) {
    const { app, clock, database, events, limits, mailQueue, onError, secret } = kernel;
    const { allowedOrigins = [], countryHeader = '', elementsPath, owner, siteUrl = '' } = options;
    const now = () => new Date(clock());
    const { ownerLanguage, timeZone } = shop;
    const ownerEmail = owner?.email ?? '';
    const visits = new VisitStore(database, now, timeZone);
    const figures = new FigureStore({ database, timeZone, now });
    const tokens = new ReceiptTokens(await secret('receipt'));
    const token = createHmac('sha256', await secret('figures')).update(ownerEmail).digest('base64url');
    const emails: FigureEmails = { database, mailQueue, to: ownerEmail, siteUrl, token, ownerLanguage, timeZone, now };
    addAnalytics(app, { visits, limits });
    addCountRoute(app, { figures, countryHeader });
    addReceipts(app, { visits, tokens, allowedOrigins });
    addReceiptsPage(app, { database, timeZone, now });
    addVisitsPage(app, { database, timeZone, now });
    addFiguresPage(app, { database, elementsPath, ownerEmail, timeZone, now });
    addFiguresUnsubscribe(app, { database, token, ownerLanguage });
    events.on('webhook.event', async ({ type, transaction }) => {
      if (type === 'order.paid') await figures.addIn(transaction, { sums: [{ kind: 'order', name: '', count: 1, visits: 0, onward: 0 }], pairs: [] });
    });
    return {
      knownClients: {
        receipt: async context => tokens.read(await sentText(context, 'token')) !== null,
        newsletter: context => Promise.resolve(context.req.path === paths.figuresUnsubscribe && isSameText(context.req.query('token') ?? '', token)),
      },
      sweep: () => sweep().catch(onError('visits')),
      close: () => figures.settled(),
    };

    async function sweep(): Promise<void> {
      await visits.sweep();
      await sweepReceipts(database, dayIn(now(), await timeZone()));
      const { keptMonths } = await readFigureSettings(database);
      await sweepFigures(database, { keptMonths, timeZone: await timeZone(), now: now() });
      await sendFigures(emails);
    }
  },
};
