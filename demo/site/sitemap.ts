const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The list of a site's pages for search engines, and for a search of its own. */
export const sitemap = (origin: string, addresses: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map(path => `<url><loc>${escaped(origin + path)}</loc></url>`).join('\n')}
</urlset>
`;
