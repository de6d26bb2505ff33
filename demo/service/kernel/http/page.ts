import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Html } from '../html.js';
import { hasSecretAddress } from './secret-address.js';
import { isRightToLeft, currentLanguage, setLanguageHeaders } from '../language/speech.js';

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
];

interface PageOptions {
  /** Origin of the only script of another host, which draws a frame: the captcha that a form demands. */
  scriptsFrom?: string;
  /** Whether its scripts send requests to the service. */
  callsService?: boolean;
  /** Whether it shows fonts of the site. */
  showsFonts?: boolean;
}

const policyFor = ({ scriptsFrom: host, callsService = false, showsFonts = false }: PageOptions): string => [
  ...policy,
  ...callsService ? ["connect-src 'self'"] : [],
  ...showsFonts ? ["font-src 'self'"] : [],
  ...host ? [`script-src 'self' ${host}`, `frame-src ${host}`, `connect-src ${host}`] : ["script-src 'self'", "require-trusted-types-for 'script'"],
].join('; ');

/** A page of the service itself: plain markup that reads well even when the site's style sheet is missing. */
export function page(context: Context, title: string, main: Html, status: ContentfulStatusCode = 200, options: PageOptions = {}) {
  context.header('Content-Security-Policy', policyFor(options));
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Referrer-Policy', hasSecretAddress(context) ? 'no-referrer' : 'strict-origin-when-cross-origin');
  context.header('Cache-Control', 'no-store');
  setLanguageHeaders(context);
  return context.html(
    html`<!doctype html>
<html lang="${currentLanguage()}" dir="${isRightToLeft() ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="/site/site.css">
<link rel="icon" href="data:,">
</head>
<body class="service-page">
<main>
${main}
</main>
</body>
</html>
`,
    status,
  );
}
