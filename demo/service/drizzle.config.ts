import { defineConfig } from 'drizzle-kit';

// After a change of the schema: npx drizzle-kit generate --config demo/service/drizzle.config.ts --name <what>
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./demo/service/kernel/database/schema.ts', './demo/service/modules/*/*.schema.ts', './demo/service/owner-shell/owner.schema.ts'],
  out: './demo/service/kernel/database/migrations',
});
