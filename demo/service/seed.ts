import { inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from './kernel/database/database.js';
import { comments } from './modules/comments/comments.schema.js';
import { forms } from './kernel/database/schema.js';
import { seeded } from './modules/shop/shop.schema.js';
import { commentsSeed } from './modules/comments/comments.seed.js';
import { formsSeed } from './modules/forms/forms.seed.js';
import { seedStore } from './modules/shop/seed/seed-store.js';

const sent = (column: string) => sql.raw(`excluded.${column}`);

/** Any number, the same in every process. */
const seedLock = 7_235_413;

/** Puts the demo's forms and products in place. Safe at every start: stock and what people wrote stay as they are. Processes that start at the same time take turns. */
export const seed = (database: Database): Promise<void> => database.transaction(async change => {
  await change.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
  await putInPlace(change);
});

async function putInPlace(database: Database): Promise<void> {
  const formName = ({ id }: { id: string }) => `form ${id}`;
  const before = new Set((await database.select().from(seeded).where(inArray(seeded.name, formsSeed.map(formName)))).map(({ name }) => name));
  const there = new Set((await database.select({ id: forms.id }).from(forms)).map(({ id }) => id));
  // A form that the owner has deleted stays away.
  const rows = formsSeed.filter(form => there.has(form.id) || !before.has(formName(form))).map(form => ({ ...form, editedAt: null }));
  if (rows.length > 0) await database
    .insert(forms)
    .values(rows)
    .onConflictDoUpdate({
      target: forms.id,
      set: { name: sent('name'), fields: sent('fields'), thanksPath: sent('thanks_path'), captcha: sent('captcha'), subscribes: sent('subscribes') },
      setWhere: isNull(forms.editedAt),
    });
  await database.insert(seeded).values(formsSeed.map(form => ({ name: formName(form) }))).onConflictDoNothing();
  await seedStore(database);
  // Once: a comment that the owner has deleted stays away.
  const isNew = await database.insert(seeded).values({ name: 'comments' }).onConflictDoNothing().returning();
  if (isNew.length > 0) await database.insert(comments).values(commentsSeed).onConflictDoNothing();
}
