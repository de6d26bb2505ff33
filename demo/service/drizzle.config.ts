import { defineConfig } from 'drizzle-kit';

// After a change of the schema: npx drizzle-kit generate --config demo/service/drizzle.config.ts --name <what>
export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/service/database/schema.ts',
  out: './demo/service/database/migrations',
});
