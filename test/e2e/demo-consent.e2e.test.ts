import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { consentCookie, consentDays } from '../../core/contract/consent.js';
import { crawl } from './demo/crawl.js';
import { openDemo } from './demo/open-demo.js';
import { quiet, settle } from './demo/settle.js';

