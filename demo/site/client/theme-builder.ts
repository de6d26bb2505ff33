// The theme builder: joins controls, preview, address and code. Its state is in core/theme-builder and runs without a page.
import { startBuilder } from './builder/start-builder.js';

document.querySelectorAll<HTMLElement>('[data-builder]').forEach(startBuilder);
