import type { Docs } from '../../core/manifest/docs.js';
import type { dialogSettings } from './dialog.settings.js';

export const dialogDocs: Docs<typeof dialogSettings> = {
  functions: {
    ask: '`ask(question)` asks in a dialog that is made for it and removed afterwards. Resolves to the answer: `confirm`, `reject` or `cancel`.',
    inform: '`inform(notice)` shows a short notice at the top of the page. Resolves when it is hidden.',
  },
};
