import { writeJson } from '../registry/write-json.js';

export type FormFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Fields as form-encoded text; those without a value are left out. */
export function encodeFields(fields: FormFields): URLSearchParams {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

export interface BodyOptions {
  /** Sent as JSON with a JSON content type. */
  readonly json?: unknown;
  /** Sent form-encoded. */
  readonly form?: FormFields;
  /** Sent as multipart/form-data, files included. */
  readonly multipart?: FormData;
}

/** A body and the headers it needs; nothing for a request without one. */
export function encodeBody({ json, form, multipart }: BodyOptions): { body?: string | FormData; headers: Record<string, string> } {
  if (multipart) return { body: multipart, headers: {} }; // the browser writes the content type, with its boundary
  if (json !== undefined) return { body: writeJson(json), headers: { 'Content-Type': 'application/json' } };
  if (!form) return { headers: {} };
  return {
    body: encodeFields(form).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' },
  };
}
