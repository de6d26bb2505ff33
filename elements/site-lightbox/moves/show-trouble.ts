import type { Holder } from '../picture/holder.js';

/** Says in the place of a picture that it did not come, and what it would have shown. */
export function showTrouble({ picture, slide }: Holder, words: string): void {
  const trouble = document.createElement('p');
  trouble.className = 'trouble';
  trouble.setAttribute('part', 'trouble');
  for (const line of [words, slide.alt]) {
    if (line) trouble.append(Object.assign(document.createElement('span'), { textContent: line }));
  }
  picture.replaceChildren(trouble);
}
