const inClass = /^(?:language|lang)-([\w+#-]+)$/;

/** The language of some code: what a setting says, or a class such as `language-css`; empty if neither is set. */
export function getLanguage(setting: string, classes: Iterable<string>): string {
  const written = setting.trim() || [...classes].map(name => inClass.exec(name)?.[1]).find(Boolean) || '';
  return written.toLowerCase();
}

/** Names for code that is not colored. */
export const isPlain = (language: string): boolean => ['', 'text', 'txt', 'plain', 'plaintext', 'none', 'nohighlight'].includes(language);
