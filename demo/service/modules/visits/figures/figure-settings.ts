import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { type FigureSettings, figureSettings, newFigureSettings } from '../figures.schema.js';

export async function readFigureSettings(database: Database): Promise<FigureSettings> {
  const [row] = await database.select().from(figureSettings);
  return { ...newFigureSettings, ...row?.value };
}

/** Changes some of the settings; the others stay as they are, also those that are being changed in another window. */
export async function saveFigureSettings(database: Database, changed: Partial<FigureSettings>): Promise<void> {
  await database.insert(figureSettings).values({ value: changed }).onConflictDoUpdate({
    target: figureSettings.id, set: { value: sql`${figureSettings.value} || excluded.value` },
  });
}
