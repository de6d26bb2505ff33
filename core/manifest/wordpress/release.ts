import { headLines } from '../install/sheet-links.js';

const page = (version: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Site Elements ${version}</title>
<link rel="stylesheet" href="site-elements.critical.css">
<script type="module" src="auto.js"></script>
</head>
<body>
<h1>Site Elements ${version}</h1>
<p>Opened over http or https, the next word is a star. Then everything here works on this host.</p>
<site-shape name="star" size="small">It works</site-shape>
<p>Put these two lines into the head of your pages, with the address of your site:</p>
<pre>${headLines.map(line => line.replaceAll('<', '&lt;').replaceAll('>', '&gt;')).join('\n')}</pre>
<p>Steps for your system are in the folder "install".</p>
</body>
</html>
`;

/**
 * What a plain web host needs, in one folder whose address stays the same: a new version is uploaded over the old one. Shared
 * code has a hash in its file names, so a page that is open keeps the chunks it was loaded with.
 */
export function releaseFiles(
  library: Readonly<Record<string, Uint8Array>>, guides: Readonly<Record<string, string | Uint8Array>>, licence: Uint8Array, version: string,
): Record<string, string | Uint8Array> {
  const files = { ...library, ...guides, 'index.html': page(version), 'LICENSE.txt': licence };
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [`site-elements/${name}`, content]));
}
