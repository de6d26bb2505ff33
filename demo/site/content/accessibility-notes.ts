/** What a designer should know before changing an element. An element without notes shows none. */
export const accessibilityNotes: Record<string, readonly string[]> = {
  'site-gallery': [
    'Give it a label: it becomes the name of the region that a screen reader announces.',
    'Arrow keys, Home and End move between slides; previous and next are buttons of at least 44 pixels.',
    'Your own alternative texts and captions are kept as they are; slides out of view cannot be reached by Tab.',
    'Under reduced motion slides change without sliding.',
  ],
  'site-form': [
    'Labels, fields and buttons are yours, so names, autofill and password managers work as in any form.',
    'A wrong field is marked with aria-invalid and described by its message; the first one receives the focus.',
    'Success and failure are announced without moving the reader away.',
  ],
  'site-cart-badge': [
    'The count is part of the control’s name, not only a number in a circle.',
    'The panel is a dialog: Escape closes it and the focus returns to the badge.',
  ],
  'site-add-to-cart': [
    'The button is yours and stays a button; what was added is announced politely.',
    'Without scripts the same button sends its form.',
  ],
  'cookie-banner': [
    'It is a labelled region and not a dialog: it never takes the focus and never blocks the page.',
    'Accept and decline are equally easy to reach, by key and by eye.',
  ],
  'site-map': [
    'The address in your markup is the text alternative and stays readable beside the map.',
    'Nothing loads until it is asked for; the button that loads the map says so.',
    'The wheel scrolls the page: zooming needs a key or the buttons.',
  ],
};
