import type { Easing } from './easing.js';

export const linear: Easing = { name: 'linear', at: share => share, css: 'linear' };
