import { hasIpAddress, isWebsite } from './web-host.js';

/** Endings of files of a site, which look like a top level of a host. */
const fileEndings = new Set(('aac aif apk asp aspx atom avi avif bmp bz2 cfm cgi conf css csv dat dmg doc docx dot eot eps epub exe flac flv gif gpx gz '
  + 'heic heif htm html ico ics ini jar java jpe jpeg jpg js json jsp jsx kml kmz less lua map md mid mjs mkv mobi mov mp mpeg mpg msg odp ods odt ogg '
  + 'opus otf pdf php phtml pl png ppt pptx ps psd py rar rb rdf rss rtf sass scss sh shtml sql svg svgz swf tar tex tif tiff toml ts tsx ttf txt vcf vtt '
  + 'wasm wav weba webm webmanifest webp wma wmv woff xhtml xls xlsx xml xsl xslt yaml yml zip').split(' '));

const quad = /^(?:\d{1,3}\.){3}\d{1,3}(?=[:/?#]|$)/;
const sixInBrackets = /^\[[\da-f:.]+\](?=[:/?#]|$)/i;
const email = /^[^\s@/?#:]+@[^\s@/?#:]+(?:\?|$)/;
const withUser = /^[^\s@/?#:]+@[^\s@/?#:]+/;
const ending = /^[^/?#:]*\.([^./?#:]+)/;

/** Whether the first part of a bare address ends like the name of a file: `photo.jpg`, `about.html`. */
export const isFileName = (text: string): boolean => fileEndings.has((ending.exec(text)?.[1] ?? '').toLowerCase());

/** Whether a bare address has the number of a host in the place of its name: `10.0.0.1:8080/a`, `[::1]`. */
export const isBareIpAddress = (text: string): boolean => (quad.test(text) || sixInBrackets.test(text)) && hasIpAddress(`https://${text}`);

/** Whether a bare text is a person at a host, as of an email: `ada@example.com`. */
export const isBareEmail = (text: string): boolean => email.test(text);

/** Whether a bare address names a person and a host before its path: `ada@example.com/a`. */
export const hasBareUser = (text: string): boolean => withUser.test(text);

/** What an address without a protocol may be besides a page of the site; null where it can be that page alone. */
export function otherReading(text: string): 'website' | 'email' | null {
  if (/^(?:[/.?#]|[a-z][a-z\d+-]*:)/i.test(text)) return null;
  if (isBareEmail(text)) return 'email';
  return isBareIpAddress(text) || hasBareUser(text) || (isWebsite(text) && !isFileName(text)) ? 'website' : null;
}
