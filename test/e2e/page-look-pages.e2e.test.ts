// `data-site-look="page"` on forty pages in the manner of what people use: accent, corners, fields, headings and surface are the page's own.
import { chromium } from '../engines/chromium.js';
import { engineReader } from './engine-readers.js';
import { describeLookPages } from './page-look/describe-pages.js';

describeLookPages('chromium', engineReader(chromium)!);
