import type { Context } from 'hono';
import { parseBody } from './parse-body.js';

/** A value of the request's body, by any of its names; empty without one. */
export async function sentText(context: Context, ...names: readonly string[]): Promise<string> {
  const body = await parseBody(context.req.raw, { takesFiles: true });
  const read = (name: string): unknown =>
    body.kind === 'form'
      ? body.values.get(name)?.[0]
      : typeof body.value === 'object' && body.value !== null
        ? (body.value as Record<string, unknown>)[name]
        : undefined;
  return names.map(read).find(value => typeof value === 'string') as string | undefined ?? '';
}
