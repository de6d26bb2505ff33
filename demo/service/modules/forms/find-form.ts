import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { forms } from './forms.schema.js';
import { Refusal } from '../../kernel/http/refusal.js';
import { sayOfForm } from '../../kernel/language/speech.js';

export type StoredForm = typeof forms.$inferSelect;

/** The form with this id, or a 404 that says so. */
export async function findForm(database: Database, formId: string): Promise<StoredForm> {
  const [form] = await database.select().from(forms).where(eq(forms.id, formId));
  if (!form) throw new Refusal(404, { error: sayOfForm('notConfigured'), field: 'formId' });
  return form;
}
