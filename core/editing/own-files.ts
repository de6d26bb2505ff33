const address: string = import.meta.url;
/** The module is a file of its own, as in the npm package, and not a part of `dist/cdn`. */
const isOwnFile = address.includes('/core/editing/');
const folder = /^https?:/.test(address) ? address.replace(/(?:chunks\/|core\/editing\/)?[^/]*$/, '') : '';

/** Address of an element's schema next to the script; empty if a bundler has put this module somewhere else than a web server would. */
export const getSchemaAddress = (tag: string): string => folder && `${folder}schema/${tag}.json`;

/** Loads another element for editors that a form uses as a field. Without it, the field is a plain one. */
export async function loadEditor(tag: string): Promise<void> {
  if (folder) await import(new URL(isOwnFile ? `elements/${tag}/${tag}.js` : `${tag}.js`, folder).href).catch(() => {});
}
