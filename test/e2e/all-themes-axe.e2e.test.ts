// Runs with npm run test:all: the colors of every theme, in light and dark.
import { describeThemeColors } from './demo/theme-axe.js';

describeThemeColors();
