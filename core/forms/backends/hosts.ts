/** What is known of a host that takes forms. */
interface FormHostFacts {
  readonly domain: string;
  /** Where its addresses differ: only those that begin so. */
  readonly path?: string;
  /** Whether a page elsewhere may read its responses, as the host documents it. */
  readonly isReadable: boolean;
  /** In its JSON, each of which says that a form is stored; a page instead is a captcha or an activation. */
  readonly marks: readonly string[];
}

const hosts: readonly FormHostFacts[] = [
  { domain: 'formspree.io', isReadable: true, marks: ['ok', 'success'] }, // {"ok": true, "next": "…"}
  { domain: 'web3forms.com', isReadable: true, marks: ['success'] }, // {"success": true, "body": {…}}
  { domain: 'usebasin.com', isReadable: true, marks: ['success', 'ok', 'id'] }, // {"success": true, "id": 1}
  // {"success": "true", "message": "…"}: as text, and with status 200 when it is "false".
  { domain: 'formsubmit.co', path: '/ajax/', isReadable: true, marks: ['success'] },
  { domain: 'formsubmit.co', isReadable: false, marks: ['success'] },
  { domain: 'list-manage.com', isReadable: false, marks: [] }, // Mailchimp
  { domain: 'docs.google.com', isReadable: false, marks: [] },
];

/** What is known of the host of an address; null for any other. */
export function findFormHost(address: string): FormHostFacts | null {
  const { hostname, pathname } = new URL(address);
  return hosts.find(({ domain, path = '' }) => (hostname === domain || hostname.endsWith(`.${domain}`)) && pathname.startsWith(path)) ?? null;
}
