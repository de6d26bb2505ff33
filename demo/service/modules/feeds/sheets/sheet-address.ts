/** The file behind the address of a page of Google Sheets, as CSV. */
function googleFile(url: URL): URL {
  const [, published, shared] = /^\/spreadsheets\/(?:u\/\d+\/)?d\/(?:e\/([\w-]+)|([\w-]+))/.exec(url.pathname) ?? [];
  // In an address of the editor, the sheet is behind "#".
  const gid = url.searchParams.get('gid') ?? /\bgid=(\d+)/.exec(url.hash)?.[1];
  if (published) {
    url.pathname = `/spreadsheets/d/e/${published}/pub`;
    url.search = `${new URLSearchParams({ ...gid && { gid }, single: 'true', output: 'csv' })}`;
  } else if (shared) {
    url.pathname = `/spreadsheets/d/${shared}/export`;
    url.search = `${new URLSearchParams({ format: 'csv', ...gid && { gid } })}`;
  }
  url.hash = '';
  return url;
}

/** A shared link of OneDrive or SharePoint leads to a page; with `download=1`, to the file. An embedded one has a path for it. */
function microsoftFile(url: URL): URL {
  if (url.hostname === 'onedrive.live.com') url.pathname = url.pathname.replace(/^\/(?:embed|edit\.aspx|view\.aspx)$/, '/download');
  else url.searchParams.set('download', '1');
  return url;
}

/**
 * The address of a sheet's file for the address that an owner has copied: from “Publish to web” or the address bar in Google Sheets, from
 * “Share” or “Embed” in Excel. Other addresses stay as they are.
 *
 * Source: https://support.google.com/docs/answer/183965. Microsoft documents no address of the file: `download=1` is what its own pages use.
 */
export function sheetFileUrl(address: string): string {
  if (address.startsWith('/')) return address;
  const url = new URL(address);
  if (url.hostname === 'docs.google.com') return googleFile(url).href;
  if (url.hostname === '1drv.ms' || url.hostname === 'onedrive.live.com' || url.hostname.endsWith('.sharepoint.com')) return microsoftFile(url).href;
  return address;
}
