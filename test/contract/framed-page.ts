/** Looks at a page that has these rules and this markup, and none of our scripts: with scripts to come, as far as its sheets know. */
export async function framedPage<T>(sheet: string, markup: string, look: (page: Document) => T): Promise<T> {
  const frame = document.createElement('iframe');
  frame.width = '1280';
  frame.height = '720';
  const isLoaded = new Promise(resolve => { frame.addEventListener('load', resolve, { once: true }); });
  frame.srcdoc = `<!doctype html><html lang="en"><title>Page</title><style>${sheet}</style>${markup}`;
  document.body.append(frame);
  await isLoaded;
  const seen = look(frame.contentDocument!);
  frame.remove();
  return seen;
}
