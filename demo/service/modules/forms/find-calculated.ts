import { and, eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import type { StoredForm } from './find-form.js';
import { submissions } from './forms.schema.js';
import { calculatedText } from './submissions/titled-values.js';

/** What the calculated fields of a stored submission came to, in words, by an id that only its visitor knows. */
export async function findCalculated(
  database: Database, { id: formId, fields }: StoredForm, { id = '' }: { id?: string | undefined },
): Promise<{ readonly title: string; readonly text: string }[]> {
  const calculated = fields.filter(({ type }) => type === 'calculation');
  if (calculated.length === 0 || !/^[\w-]{36}$/.test(id)) return [];
  const [stored] = await database.select({ values: submissions.values }).from(submissions).where(and(eq(submissions.id, id), eq(submissions.formId, formId)));
  return calculated.flatMap(field => {
    const value = stored?.values[field.id];
    return typeof value === 'number' ? [{ title: field.title, text: calculatedText(value, field) }] : [];
  });
}
