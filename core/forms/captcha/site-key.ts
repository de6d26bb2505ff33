/** The site key of a hosted captcha: the form's own, else that of the site context. spec: page-runtime-platform §3 */
export function siteKeyOf(ownKey: string, context: Readonly<Record<string, unknown>>): string {
  const settings = context.captchaSettings as { siteKey?: unknown } | null | undefined;
  return ownKey || (typeof settings?.siteKey === 'string' ? settings.siteKey : '');
}
