import type { MiddlewareHandler } from 'hono';

const directives: Record<string, string> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'font-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'self'",
  'manifest-src': "'self'",
  'media-src': "'self'",
  'require-trusted-types-for': "'script'",
};

/** The players of the video services: framed once a visitor has pressed play. */
const players = 'https://www.youtube-nocookie.com https://player.vimeo.com https://fast.wistia.net https://s3.amazonaws.com'
  // and those of the examples of site-embed and site-booking
  + ' https://open.spotify.com https://www.openstreetmap.org https://www.instagram.com https://www.opentable.ie';

/** What the element pages may frame: their own examples, and the players in those. */
export const framedByExamples = `'self' ${players}`;

/** The policy of every page; `frames` names what a page of its kind may frame, else nothing. */
export function securityHeaders({ frames = '' } = {}): MiddlewareHandler {
  const all = frames ? { ...directives, 'frame-src': frames } : directives;
  const policy = Object.entries(all)
    .map(directive => directive.join(' '))
    .join('; ');
  return async (context, next) => {
    await next();
    context.header('Content-Security-Policy', policy);
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  };
}
