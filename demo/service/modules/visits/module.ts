import { paths } from 'site-elements/contract/paths';
import { sentText } from '../../kernel/http/sent-text.js';
import { loginBytes } from '../../kernel/limits/write-rules.js';
import type { ServiceModule } from '../../kernel/module.js';
import { addAnalytics, analyticsPaths } from './analytics-routes.js';
import { addVisitsPage } from './owner/visits-page.js';
import { addReceipts } from './receipt-routes.js';
import { ReceiptTokens } from './receipt-tokens.js';
import { ownerText } from './texts.js';
import { VisitStore } from './visit-store.js';
import * as schema from './visits.schema.js';

/** Analytics events, consent receipts, and the owner's page about them. */
export const visitsModule: ServiceModule<{ readonly allowedOrigins?: readonly string[] }> = {
  name: 'visits',
  schema,
  ownerPages: [{ path: paths.owner, title: () => ownerText('navVisits') }],
  csrfExempt: analyticsPaths,
  writeRules: [
    [{ name: 'hit', network: 10, site: 200, priority: 'extra', knownBy: 'visitor' }, `POST ${paths.censusRecordHit}`, `GET ${paths.track}`],
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
  async mount({ app, database, limits, onError, secret }, { allowedOrigins = [] }) {
    const visits = new VisitStore(database);
    const tokens = new ReceiptTokens(await secret('receipt'));
    addAnalytics(app, { visits, limits });
    addReceipts(app, { visits, tokens, allowedOrigins });
    addVisitsPage(app, { database });
    return {
      knownClients: { receipt: async context => tokens.read(await sentText(context, 'token')) !== null },
      sweep: () => visits.sweep().catch(onError('visits')),
    };
  },
};
