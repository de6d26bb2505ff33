import { settingsSeed } from '../seed/store.seed.js';
import { type StoreSettings, withSettings } from './store-settings.js';

/** Runs what needs the settings of a shop, in that of the demo or one that differs from it in this. */
export const inTestStore = <Result>(run: () => Result, changes: Partial<StoreSettings> = {}): Result => withSettings({ ...settingsSeed, ...changes }, run);
