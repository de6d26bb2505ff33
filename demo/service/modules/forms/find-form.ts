import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { forms } from './forms.schema.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { fieldText } from '../../kernel/language/speech.js';

export type StoredForm = typeof forms.$inferSelect;

/** The form with this id, or a 404 with a message. */
export async function findForm(database: Database, formId: string): Promise<StoredForm> {
  const [form] = await database.select().from(forms).where(eq(forms.id, formId));
  if (!form) throw new HttpError(404, { error: fieldText('notConfigured'), field: 'formId' });
  return form;
}
