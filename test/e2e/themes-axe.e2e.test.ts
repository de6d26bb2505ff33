// Two of the themes, the one with the least room between its colors and the one that lets the page shine through: all are in all-themes-axe.e2e.test.ts.
import { describeThemeColors } from './demo/theme-axe.js';

describeThemeColors(['soft', 'glass']);
