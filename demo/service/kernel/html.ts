import type { HtmlEscapedString } from 'hono/utils/html';

/** Markup of Hono's `html` template, with its placeholders escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;
