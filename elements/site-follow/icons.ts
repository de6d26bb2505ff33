/** A drawing of 20 by 20 pixels, as a path that is filled by the even-odd rule, for links whose `href` matches one of the selectors. */
interface FollowIcon {
  readonly links: readonly string[];
  readonly path: string;
}

const disc = 'M10 .5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z';
const onHost = (...hosts: readonly string[]): string[] => hosts.flatMap(host => [`[href*="//${host}"]`, `[href*=".${host}"]`]);

/** For any other link. */
export const otherLinkIcon = 'M7 3v2.5h5.8L3 15.2 4.8 17l9.7-9.8V13H17V3z';

/** The icons of networks and of ways to write. A new one is a row. */
export const followIcons: readonly FollowIcon[] = [
  { links: onHost('x.com', 'twitter.com'), path: 'M2 2h5l4 5.6L15.8 2H18l-6 7.1 6.5 8.9h-5l-4.4-6.1L4 18H1.7l6.4-7.6z' },
  {
    links: onHost('youtube.com'),
    path: 'M3.5 3.5h13a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM8 7v6l5.2-3z',
  },
  {
    links: onHost('instagram.com'),
    path: 'M6 1h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5zM6 3a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V6a3 3 0 0 0-3-3z'
      + 'M10 5.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM10 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM14.8 4.2a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  },
  {
    links: onHost('facebook.com'),
    path: `${disc}M11 19.5v-7h2.3l.4-2.7H11V8.2c0-.8.4-1.4 1.5-1.4h1.3V4.4c-.5-.1-1.2-.2-2-.2-2.2 0-3.6 1.3-3.6 3.7v1.9H6v2.7h2.2v7z`,
  },
  {
    links: onHost('pinterest.com'),
    path: `${disc}M7.4 17.6 9 11c-.2-.5-.3-1-.3-1.5 0-1.3.7-2.2 1.6-2.2.8 0 1.1.6 1.1 1.3 0 .8-.5 1.9-.7 3-.2.9.4 1.6 1.3 1.6 1.6 0 2.7-2 `
      + '2.7-4.4 0-1.9-1.3-3.2-3.5-3.2-2.6 0-4.3 1.9-4.3 4.1 0 .8.2 1.3.6 1.7l-.4 1.4c-1.2-.5-1.9-1.8-1.9-3.2C5.2 6.7 7.5 4.1 11 4.1c3 0 5 '
      + '2.1 5 4.7 0 3.3-1.8 5.7-4.5 5.7-.9 0-1.7-.5-2-1l-.6 2.3c-.2.7-.5 1.3-.8 1.8z',
  },
  {
    links: onHost('linkedin.com'),
    path: 'M3 1h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zM4 8v8h2.6V8zM5.3 3.9a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z'
      + 'M8.2 8v8h2.6v-4.3c0-1.1.5-1.8 1.4-1.8s1.3.7 1.3 1.8V16H16v-4.8c0-2.3-1.2-3.4-2.9-3.4-1.2 0-2 .6-2.3 1.3V8z',
  },
  {
    links: onHost('tiktok.com'),
    path: 'M10.5 1h3c.2 2.2 1.6 3.8 4 4v3c-1.5 0-2.9-.5-4-1.3V13A5.5 5.5 0 1 1 8 7.5l.8.1v3.1a2.5 2.5 0 1 0 1.7 2.3z',
  },
  {
    links: onHost('spotify.com'),
    path: `${disc}M4.5 7.7c3.6-1.1 7.8-.7 11 1.2l.9-1.5c-3.8-2.2-8.4-2.7-12.4-1.5zM5 10.8c3-.9 6.5-.5 9.2 1.1l.8-1.3c-3.1-1.9-7-2.4-10.4-1.4z`
      + 'M5.6 13.7c2.5-.7 5-.4 7.3.9l.7-1.1c-2.6-1.6-5.5-2-8.4-1.2z',
  },
  { links: ['[href^="mailto:"]'], path: 'M1 3.5h18v13H1zM3.2 5.5l6.8 5 6.8-5z' },
  {
    links: ['[href^="tel:"]', '[href^="sms:"]'],
    path: 'M4 1.5h3.5L9 6 6.8 7.7c1 2.1 2.4 3.5 4.5 4.5L13 10l4.5 1.5V15c0 1.7-1.2 3-3 3C7.6 17.5 2.5 12.4 2 5.5c0-2.3.8-4 2-4z',
  },
  {
    links: ['[type="application/rss+xml"]', '[href$=".rss"]', '[href$="/feed"]', '[href$="/rss"]'],
    path: 'M4.5 13a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM2 7c6 0 11 5 11 11h-3c0-4.4-3.6-8-8-8zM2 2c8.8 0 16 7.2 16 16h-3C15 10.8 9.2 5 2 5z',
  },
];
