import { defineConfig } from 'drizzle-kit';

// After a change of the schema: npx drizzle-kit generate --config demo/service/drizzle.config.ts --name <what>
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./demo/service/database/schema.ts', './demo/service/database/store.schema.ts', './demo/service/database/gift-card.schema.ts', './demo/service/database/refund.schema.ts', './demo/service/database/page-draft.schema.ts', './demo/service/database/analytics.schema.ts', './demo/service/database/comments.schema.ts', './demo/service/database/search.schema.ts', './demo/service/database/account.schema.ts'],
  out: './demo/service/database/migrations',
});
