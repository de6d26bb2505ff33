import { chromium } from './chromium.js';
import type { Engine } from './engine.js';
import { firefox } from './firefox.js';
import { webkit } from './webkit.js';

/** Every engine the tests know, fastest first. */
export const engines: readonly Engine[] = [chromium, firefox, webkit];
