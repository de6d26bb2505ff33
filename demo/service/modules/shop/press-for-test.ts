/** Whether an address is a page of the checkout that a click leads back to; an order's own pages are not. */
const isCheckoutPage = (location: string): boolean => /[?&]page=|\?empty$/.test(location);

/** Posts a form as a browser without scripts does, and shows what it shows then: the page that the press leads to, with the cookies of both. */
export async function press(url: string, fields: Record<string, string> | URLSearchParams, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(url, { method: 'POST', redirect: 'manual', headers: { accept: 'text/html', ...headers }, body: new URLSearchParams(fields) });
  const location = answer.headers.get('location') ?? '';
  if (answer.status !== 303 || !isCheckoutPage(location)) return answer;
  const cookies = answer.headers.getSetCookie();
  const cookie = [headers.cookie ?? '', ...cookies.map(one => one.split(';')[0]!)].filter(Boolean).join('; ');
  const shown = await fetch(new URL(location, url), { headers: { accept: 'text/html', ...headers, ...cookie && { cookie } } });
  const all = new Headers(shown.headers);
  for (const one of cookies) all.append('set-cookie', one);
  all.delete('content-encoding');
  return new Response(await shown.arrayBuffer(), { status: shown.status, headers: all });
}
