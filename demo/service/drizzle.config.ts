import { defineConfig } from 'drizzle-kit';

// After a change of the schema: npx drizzle-kit generate --config demo/service/drizzle.config.ts --name <what>
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./demo/service/kernel/database/schema.ts', './demo/service/modules/shop/shop.schema.ts', './demo/service/modules/shop/gift-card.schema.ts', './demo/service/modules/shop/refund.schema.ts', './demo/service/modules/shop/page-draft.schema.ts', './demo/service/modules/visits/visits.schema.ts', './demo/service/modules/comments/comments.schema.ts', './demo/service/modules/search/search.schema.ts', './demo/service/modules/accounts/account.schema.ts'],
  out: './demo/service/kernel/database/migrations',
});
