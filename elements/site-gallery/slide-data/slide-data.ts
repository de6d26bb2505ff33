/** What an author may say of a slide or its picture, as far as it is to be read: a gallery without loads nothing for it. Source: media-layout §3. */
export const slideData = '[data-image-focal-point], [data-image-dimensions], [data-src], [data-click-through-url], img[srcset]:not([sizes])';
