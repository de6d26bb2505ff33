type Client = Navigator & { readonly userAgentData?: { readonly mobile: boolean } };

/** Whether the visitor's device is a phone or the like, by its own account. */
export function isMobile(): boolean {
  const client = navigator as Client;
  return client.userAgentData?.mobile ?? /Mobi|Android/i.test(client.userAgent);
}
