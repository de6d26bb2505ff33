/** Whether a click fell on a plain picture: not on a link, a caption or anything else that has a meaning of its own. */
export function isPressedPicture(event: Event): boolean {
  const path = event.composedPath();
  return path[0] instanceof HTMLImageElement && !path[0].closest('a, button, label, figcaption');
}
