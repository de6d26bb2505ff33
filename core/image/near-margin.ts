/** How far outside the viewport a picture begins to load. spec: media-layout §9, images */
export const nearMarginPx = 200;
