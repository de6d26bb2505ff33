import type { FieldValue } from 'site-elements/contract/submission';
import { HttpError } from '../../kernel/http/http-error.js';
import { queuePasswordHash } from '../../kernel/access/password.js';
import type { StoredForm } from './find-form.js';
import { t } from './texts.js';

type Values = Readonly<Record<string, FieldValue>>;

const idsOf = ({ fields }: StoredForm, values: Values): string[] =>
  fields.filter(({ id, type }) => type === 'password' && typeof values[id] === 'string').map(({ id }) => id);

/** The values without what was typed as a password, for everything that is compared or counted: a fast hash of it would soon be guessed. */
export const withoutPasswords = (form: StoredForm, values: Values): Record<string, FieldValue> =>
  ({ ...values, ...Object.fromEntries(idsOf(form, values).map(id => [id, true])) });

/** The values as they are stored. A password becomes a slow hash with its own salt, which does not reveal it. */
export async function hashPasswords(form: StoredForm, values: Values): Promise<Record<string, FieldValue>> {
  const hashed: Record<string, FieldValue> = { ...values };
  for (const id of idsOf(form, values)) {
    const hash = await queuePasswordHash(values[id] as string);
    if (hash === null) throw new HttpError(503, { error: t('tooMuch') }, { 'Retry-After': '5' });
    hashed[id] = { hash };
  }
  return hashed;
}
