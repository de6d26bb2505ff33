/**
 * The public entries that are no elements, by the name after `site-elements/`: the build, `exports` of package.json and
 * the tests of the package follow this list.
 */
export const publicEntries: Readonly<Record<string, string>> = {
  stores: 'core/stores/stores',
  motion: 'core/motion/motion',
  image: 'core/image/image',
  utilities: 'core/utilities/utilities',
  color: 'core/color/color',
  colour: 'core/color/colour', // the earlier names
  text: 'core/text/text',
  tokens: 'styles/tokens',
  links: 'core/links/links',
  platform: 'core/platform/platform',
  server: 'core/element/server',
  near: 'core/element/load-near',
  define: 'core/element/define',
  look: 'core/look/look',
  themes: 'core/look/themes',
  'rich-text': 'core/rich-text/rich-text',
  'rich-text/prosemirror': 'core/rich-text/prosemirror',
  'rich-text/tiptap': 'core/rich-text/tiptap',
  'rich-text/ckeditor': 'core/rich-text/ckeditor',
  'rich-text/tinymce': 'core/rich-text/tinymce',
  'rich-text/lexical': 'core/rich-text/lexical',
  'rich-text/editorjs': 'core/rich-text/editorjs',
};
