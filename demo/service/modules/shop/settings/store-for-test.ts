import { settingsSeed } from '../seed/store.seed.js';
import { withSettings } from './store-settings.js';
import type { StoreSettings } from '../store-settings.schema.js';

/** Runs what needs the settings of a shop, in that of the demo or one that differs from it in this. */
export const inTestStore = <Result>(run: () => Result, changes: Partial<StoreSettings> = {}): Result => withSettings({ ...settingsSeed, ...changes }, run);
