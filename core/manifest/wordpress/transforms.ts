/** A block of WordPress that becomes one of ours, and back where nothing is lost. `plugin/editor/transforms.js` follows these rows. */
export interface BlockTransform {
  readonly block: string;
  readonly tag: string;
  /**
   * What is inside our block then: the block itself, the blocks inside it, or a link to its address. `several`: the chosen blocks, one
   * or more.
   */
  readonly keeps: 'block' | 'several' | 'content' | 'link';
  /** Attributes that may have a value. With others, something would be lost, so the block is not offered. */
  readonly allowed?: readonly string[];
  /** Only for blocks with this in one of their attributes, or without. */
  readonly only?: { readonly attribute: string; readonly values: readonly string[]; readonly isExcluded?: true };
  /** Settings of our block. Back, they may have these values. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Settings by the attribute that they are read from and written to. */
  readonly settingsFrom?: Readonly<Record<string, string>>;
  /** An attribute with text that is below our block in a paragraph of its own. It stays there on the way back. */
  readonly textBelow?: string;
}

const videoProviders = ['youtube', 'vimeo', 'wistia', 'animoto'];
const embedAttributes = ['url', 'caption', 'type', 'providerNameSlug', 'allowResponsive', 'responsive', 'previewable', 'className'];
const groupAttributes = ['layout'];

export const blockTransforms: readonly BlockTransform[] = [
  { block: 'core/image', tag: 'site-image', keeps: 'block' },
  { block: 'core/image', tag: 'site-gallery', keeps: 'several' },
  {
    block: 'core/gallery', tag: 'site-gallery', keeps: 'content',
    allowed: ['columns', 'caption', 'ids', 'imageCrop', 'linkTo', 'linkTarget', 'sizeSlug', 'fixedHeight', 'aspectRatio', 'navigationButtonType'],
    settings: { design: 'grid' }, settingsFrom: { 'slides-per-row': 'columns' }, textBelow: 'caption',
  },
  { block: 'core/video', tag: 'site-video', keeps: 'block' },
  { block: 'core/audio', tag: 'site-audio', keeps: 'block' },
  { block: 'core/table', tag: 'site-chart', keeps: 'block' },
  { block: 'core/code', tag: 'site-code', keeps: 'block' },
  { block: 'core/search', tag: 'site-search', keeps: 'block' },
  { block: 'core/details', tag: 'site-accordion', keeps: 'several' },
  { block: 'core/heading', tag: 'site-fit-text', keeps: 'block' },
  { block: 'core/paragraph', tag: 'site-announcement-bar', keeps: 'block' },
  { block: 'core/embed', tag: 'site-video', keeps: 'link', allowed: embedAttributes, only: { attribute: 'providerNameSlug', values: videoProviders } },
  {
    block: 'core/embed', tag: 'site-embed', keeps: 'link', allowed: embedAttributes,
    only: { attribute: 'providerNameSlug', values: videoProviders, isExcluded: true },
  },
  { block: 'core/group', tag: 'site-accordion', keeps: 'content', allowed: groupAttributes },
  { block: 'core/group', tag: 'site-popup', keeps: 'content', allowed: groupAttributes },
  { block: 'core/group', tag: 'site-reveal', keeps: 'content', allowed: groupAttributes },
  { block: 'core/group', tag: 'site-tabs', keeps: 'content', allowed: groupAttributes },
];

/** The rows of an element, as the editor reads them. */
export const getTransforms = (tag: string): readonly Omit<BlockTransform, 'tag'>[] =>
  blockTransforms.filter(row => row.tag === tag).map(({ tag: _, ...row }) => row);
