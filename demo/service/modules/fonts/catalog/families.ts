import type { FontCategory } from 'site-elements/contract/site-fonts';

/** The families of the catalog: a choice of a few for each category, and nothing that has thousands of signs. */
export const families: Readonly<Record<FontCategory, readonly string[]>> = {
  'sans-serif': [
    'Inter', 'Roboto', 'Roboto Flex', 'Open Sans', 'Source Sans 3', 'Work Sans', 'Nunito', 'Nunito Sans', 'Montserrat', 'Poppins', 'Lato', 'Raleway',
    'Karla', 'Rubik', 'Figtree', 'Manrope', 'DM Sans', 'Outfit', 'Public Sans', 'Atkinson Hyperlegible Next', 'Noto Sans', 'IBM Plex Sans',
  ],
  'serif': [
    'Lora', 'Merriweather', 'Playfair Display', 'EB Garamond', 'Cormorant Garamond', 'Crimson Pro', 'Source Serif 4', 'Libre Baskerville', 'Fraunces',
    'Newsreader', 'Literata', 'Spectral', 'Vollkorn', 'Noto Serif', 'PT Serif',
  ],
  'display': ['Oswald', 'Bebas Neue', 'Anton', 'Abril Fatface', 'Righteous', 'Lobster', 'Comfortaa', 'Syne', 'Bricolage Grotesque', 'Archivo Black'],
  'script': ['Dancing Script', 'Caveat', 'Pacifico', 'Great Vibes', 'Satisfy', 'Sacramento', 'Kalam', 'Shadows Into Light', 'Homemade Apple'],
  'slab-serif': ['Roboto Slab', 'Zilla Slab', 'Arvo', 'Bitter', 'Alfa Slab One'],
  'mono': ['JetBrains Mono', 'Fira Code', 'Source Code Pro', 'IBM Plex Mono', 'Roboto Mono', 'Inconsolata', 'Space Mono', 'Courier Prime'],
  'other': ['Libre Barcode 39', 'Redacted Script', 'Press Start 2P'],
};
