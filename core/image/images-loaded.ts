const written = (image: HTMLImageElement): string => `<img src="${image.getAttribute('src') ?? ''}">`;

/**
 * Resolves when every picture inside a node has come. Rejects with `No root node`, `No images`, or the first that did
 * not come, `<img src="…"> not loaded`. spec: media-layout §8, image async loading
 */
export async function imagesLoaded(root: ParentNode | null): Promise<void> {
  if (!root) throw new Error('No root node');
  const images = [...root.querySelectorAll('img')];
  if (!images.length) throw new Error('No images');
  await Promise.all(images.map(async image => {
    await image.decode().catch(() => { throw new Error(`${written(image)} not loaded`); });
  }));
}
