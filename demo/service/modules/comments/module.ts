import { paths } from 'site-elements/contract/paths';
import { seeded } from '../../kernel/database/schema.js';
import type { ServiceModule } from '../../kernel/module.js';
import { CommentStore } from './comment-store.js';
import { addComments } from './comment-routes.js';
import * as schema from './comments.schema.js';
import { commentsSeed } from './comments.seed.js';
import { addCommentsPage } from './owner/comments-page.js';
import { ownerText } from './texts.js';

/** Comments below pages. The owner approves each of them. */
export const commentsModule: ServiceModule = {
  name: 'comments',
  schema,
  ownerPages: [{ path: paths.ownerComments, group: 'site', title: () => ownerText('navComments') }],
  writeRules: [[{ name: 'comment', network: 4, site: 10, priority: 'message', knownBy: 'visitor' }, `POST ${paths.comments}`, `POST ${paths.plainComments}`]],
  formNames: { hidden: ['thread', 'parentId'] },
  async seed(transaction) {
    // Once: a comment that the owner has deleted is not created again.
    const isNew = await transaction.insert(seeded).values({ name: 'comments' }).onConflictDoNothing().returning();
    if (isNew.length > 0) await transaction.insert(schema.comments).values(commentsSeed).onConflictDoNothing();
  },
  mount({ app, database, limitNetwork }) {
    const store = new CommentStore(database);
    addComments(app, { store, limit: limitNetwork('comment') });
    addCommentsPage(app, { store });
    return {};
  },
};
