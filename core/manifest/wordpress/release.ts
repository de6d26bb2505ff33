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
<p>Put these two lines into the head of your pages, with the address of this folder:</p>
<pre>&lt;link rel="stylesheet" href="https://YOUR-SITE/site-elements/${version}/site-elements.critical.css"&gt;
&lt;script type="module" src="https://YOUR-SITE/site-elements/${version}/auto.js"&gt;&lt;/script&gt;</pre>
<p>Steps for your system are in the folder "install".</p>
</body>
</html>
`;

/** What a plain web host needs, in one folder a version: an upload never touches the files of another. */
export function releaseFiles(
  library: Readonly<Record<string, Uint8Array>>, guides: Readonly<Record<string, string | Uint8Array>>, licence: Uint8Array, version: string,
): Record<string, string | Uint8Array> {
  const files = { ...library, ...guides, 'index.html': page(version), 'LICENSE.txt': licence };
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [`site-elements/${version}/${name}`, content]));
}
