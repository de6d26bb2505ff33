import { fileURLToPath } from 'node:url';

/** The committed SQL that both engines run at start. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
