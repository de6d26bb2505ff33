import { buildElementSchema } from '../../../manifest/schema/build-schema.js';
import { readTables, visitorTables } from '../../../manifest/describe/tables.js';
import type { ElementFacts } from '../../paste/write-settings.js';

/** The schemas of all elements, from their tables. */
export const readSchemas = async (): Promise<readonly ElementFacts[]> => visitorTables(await readTables()).map(buildElementSchema);

/** A module from its text. `imports` replaces the names that it imports. */
export async function importText(text: string, imports: Readonly<Record<string, string>> = {}): Promise<Record<string, unknown>> {
  const code = text.replace(/ from '([^']+)'/g, (all, name: string) => (Object.hasOwn(imports, name) ? ` from '${imports[name]!}'` : all));
  return import(toDataAddress(code)) as Promise<Record<string, unknown>>;
}

export const toDataAddress = (code: string): string => `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;

/** A text that leaves its attribute where it is not escaped. */
export const hostileText = '"><script>alert(1)</script>&quot;\'';
