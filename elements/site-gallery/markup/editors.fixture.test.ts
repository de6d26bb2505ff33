// Galleries of three pictures as content systems and page builders write them. Names, nesting, classes and what stands between
// are theirs; addresses and words are ours. `&nbsp;` and breaks are where their editors put them.

/** Sizes of the pictures, so that a design that keeps shapes has something to keep. */
export const sizes = [[900, 600], [600, 900], [900, 600]] as const;

const src = (at: number) => `/images/corpus-${at + 1}`;
/** The <img> of a picture, with attributes of its editor. */
const img = (at: number, more = '') => `<img src="${src(at)}" width="${sizes[at]![0]}" height="${sizes[at]![1]}" alt="Picture ${at + 1}"${more && ` ${more}`}>`;
const each = (write: (at: number) => string, between = '\n') => sizes.map((_, at) => write(at)).join(between);

export interface EditorFixture {
  readonly markup: string;
  /** What the slides are, in the editor's markup. */
  readonly slides: string;
  /** The pictures are added by the editor's script. */
  readonly isIncomplete?: true;
}

export const editors: Readonly<Record<string, EditorFixture>> = {
  'WordPress, block': {
    slides: 'figure.wp-block-image',
    markup: `<figure class="wp-block-gallery has-nested-images columns-3 is-cropped wp-block-gallery-1 is-layout-flex wp-block-gallery-is-layout-flex">
${each(at => `<figure class="wp-block-image size-large">${img(at, `data-id="${at + 40}" class="wp-image-${at + 40}" loading="lazy" decoding="async"`)}<figcaption class="wp-element-caption">Caption ${at + 1}</figcaption></figure>`, '\n\n\n\n')}
<figcaption class="blocks-gallery-caption wp-element-caption">Three pictures</figcaption></figure>`,
  },
  'WordPress, block before 5.9': {
    slides: 'li.blocks-gallery-item',
    markup: `<figure class="wp-block-gallery columns-3 is-cropped"><ul class="blocks-gallery-grid">${each(at => `<li class="blocks-gallery-item"><figure>${img(at, `data-id="${at}" data-link="#"`)}<figcaption class="blocks-gallery-item__caption">Caption ${at + 1}</figcaption></figure></li>`, '')}</ul></figure>`,
  },
  'WordPress, classic': {
    slides: 'figure.gallery-item',
    markup: `<div id='gallery-1' class='gallery galleryid-5 gallery-columns-3 gallery-size-thumbnail'>${each(at => `<figure class='gallery-item'>
   <div class='gallery-icon landscape'>
    <a href='#p${at}'>${img(at, 'class="attachment-thumbnail size-thumbnail"')}</a>
   </div>
    <figcaption class='wp-caption-text gallery-caption' id='gallery-1-${at}'>
    Caption ${at + 1}
    </figcaption></figure>`, '')}
  </div>`,
  },
  'WordPress, classic without HTML5': {
    slides: 'dl.gallery-item',
    markup: `<style type="text/css">#gallery-2 .gallery-item { float: left; margin-top: 10px; text-align: center; width: 33%; }</style>
<div id='gallery-2' class='gallery galleryid-5 gallery-columns-3'>${each(at => `<dl class='gallery-item'>
   <dt class='gallery-icon landscape'>
    <a href='#p${at}'>${img(at)}</a>
   </dt></dl>`, '')}<br style="clear: both" />
  </div>`,
  },
  'WordPress, columns': {
    slides: 'div.wp-block-column',
    markup: `<div class="wp-block-columns is-layout-flex">${each(at => `<div class="wp-block-column is-layout-flow" style="flex-basis:20%"><figure class="wp-block-image size-full is-resized">${img(at)}</figure></div>`)}</div>`,
  },
  'Elementor, basic gallery': {
    slides: 'figure.gallery-item',
    markup: `<div class="elementor-widget-container"><div class="elementor-image-gallery"><div class="gallery gallery-columns-3">${each(at => `<figure class="gallery-item"><div class="gallery-icon"><a data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="a1" href="#p${at}">${img(at)}</a></div></figure>`)}</div></div></div>`,
  },
  'Elementor, image carousel': {
    slides: 'div.swiper-slide',
    markup: `<div class="elementor-image-carousel-wrapper swiper" dir="ltr"><div class="elementor-image-carousel swiper-wrapper" aria-live="polite">${each(at => `<div class="swiper-slide" role="group" aria-roledescription="slide" aria-label="${at + 1} of 3"><figure class="swiper-slide-inner">${img(at, 'class="swiper-slide-image"')}</figure></div>`, '')}</div>
<div class="elementor-swiper-button elementor-swiper-button-prev" role="button" tabindex="0"><svg aria-hidden="true" viewBox="0 0 10 10"><path d="M0 0h9"/></svg></div><div class="swiper-pagination"></div></div>`,
  },
  'Elementor Pro, gallery': {
    slides: 'a.e-gallery-item',
    isIncomplete: true,
    markup: `<div class="elementor-widget-container"><div class="elementor-gallery__container e-gallery-container e-gallery-grid" style="--hgap: 10px; --columns: 3">${each(at => `<a class="e-gallery-item elementor-gallery-item elementor-animated-content" href="${src(at)}" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="all-1" data-elementor-lightbox-title="Picture ${at + 1}"><div class="e-gallery-image elementor-gallery-item__image" data-thumbnail="${src(at)}" data-width="${sizes[at]![0]}" data-height="${sizes[at]![1]}" aria-label="Picture ${at + 1}" role="img"></div><div class="elementor-gallery-item__overlay"></div></a>`)}</div></div>`,
  },
  'Elementor, row of image widgets': {
    slides: 'div.elementor-column',
    markup: `<section class="elementor-section elementor-top-section"><div class="elementor-container elementor-column-gap-default"><div class="elementor-row">${each(at => `<div class="elementor-column elementor-col-33" style="width: 33.333%"><div class="elementor-widget-wrap"><div class="elementor-element elementor-widget elementor-widget-image" data-widget_type="image.default"><div class="elementor-widget-container">${img(at)}</div></div></div></div>`)}</div></div></section>`,
  },
  Divi: {
    slides: 'div.et_pb_gallery_item',
    markup: `<div class="et_pb_module et_pb_gallery et_pb_gallery_0 et_pb_gallery_grid"><div class="et_pb_gallery_items et_post_gallery clearfix" data-per_page="3">${each(at => `<div class="et_pb_gallery_item et_pb_grid_item et_pb_bg_layout_light et_pb_gallery_item_0_${at}" style="float: left; width: 20%; margin-right: 5%">
    <div class='et_pb_gallery_image landscape'>
     <a href="#p${at}" title="Picture ${at + 1}">${img(at)}<span class="et_overlay"></span></a>
    </div>
    <h3 class="et_pb_gallery_title">Picture ${at + 1}</h3></div>`, '')}</div></div>`,
  },
  'Wix, export': {
    slides: 'div.gallery-item-container',
    markup: `<div id="pro-gallery-comp-1" class="pro-gallery"><div class="pro-gallery-margin-container"><div class="gallery-column">${each(at => `<div class="gallery-item-container item-link-wrapper visible" data-hash="${at}" tabindex="-1"><div class="gallery-item-wrapper"><div class="gallery-item-content"><div class="image-item gallery-item-visible"><wow-image id="img_${at}" data-image-info='{"displayMode":"fill"}'>${img(at)}</wow-image></div></div></div></div>`, '')}</div></div></div>`,
  },
  'Squarespace, gallery block': {
    slides: 'div.slide',
    markup: `<div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${each(at => `<div class="slide" data-type="image" data-animation-role="image"><div class="margin-wrapper"><a data-title="" data-description="" class="image-slide-anchor content-fill"><noscript><img src="${src(at)}" alt="Picture ${at + 1}"></noscript><img class="thumb-image" alt="Picture ${at + 1}" data-src="${src(at)}" data-image="${src(at)}" data-image-dimensions="${sizes[at]!.join('x')}" data-image-focal-point="0.5,0.5" data-load="false"></a></div></div>`, '\n\n')}</div></div>`,
  },
  'Squarespace, gallery section': {
    slides: 'figure.gallery-grid-item',
    markup: `<div class="gallery-grid gallery-grid--layout-grid"><div class="gallery-grid-wrapper">${each(at => `<figure class="gallery-grid-item"><div class="gallery-grid-item-wrapper">${img(at, 'data-image-focal-point="0.5,0.5" data-loader="sqs"')}</div></figure>`)}</div></div>`,
  },
  Webflow: {
    slides: 'div.w-slide',
    markup: `<div data-delay="4000" data-animation="slide" class="slider w-slider"><div class="mask w-slider-mask">${each(at => `<div class="w-slide">${img(at, 'class="image" sizes="100vw" loading="lazy"')}</div>`, '')}</div><div class="left-arrow w-slider-arrow-left"><div class="w-icon-slider-left"></div></div><div class="slide-nav w-slider-nav w-round"></div></div>`,
  },
  Ghost: {
    slides: '.kg-gallery-row:first-child > .kg-gallery-image, .kg-gallery-row:last-child',
    markup: `<figure class="kg-card kg-gallery-card kg-width-wide kg-card-hascaption"><div class="kg-gallery-container"><div class="kg-gallery-row">${each(at => (at < 2 ? `<div class="kg-gallery-image" style="flex: 1.5 1 0%">${img(at, 'loading="lazy"')}</div>` : ''), '')}</div><div class="kg-gallery-row"><div class="kg-gallery-image">${img(2)}</div></div></div><figcaption><p>Three pictures</p></figcaption></figure>`,
  },
  'Shopify, product gallery': {
    slides: 'li.product__media-item',
    markup: `<media-gallery id="MediaGallery" role="region"><div id="GalleryStatus" class="visually-hidden" role="status"></div><slider-component id="GalleryViewer" class="slider-mobile-gutter"><a class="skip-to-content-link button" href="#info"> Skip to product information </a><ul id="Slider-Gallery" class="product__media-list grid list-unstyled slider slider--mobile" role="list">${each(at => `<li id="Slide-${at}" class="product__media-item grid__item slider__slide" data-media-id="${at}"><div class="product-media-container media-type-image media-fit-contain"><modal-opener class="product__modal-opener"><span class="product__media-icon" aria-hidden="true"><svg viewBox="0 0 10 10"><path d="M0 0h9"/></svg></span><div class="product__media media media--transparent">${img(at, 'class="image-magnify-lightbox"')}</div><button class="product__media-toggle" type="button"><span class="visually-hidden">Open media ${at}</span></button></modal-opener></div></li>`, '')}</ul><div class="slider-buttons"><button type="button" class="slider-button slider-button--prev"><svg aria-hidden="true" viewBox="0 0 10 10"></svg></button></div></slider-component></media-gallery>`,
  },
  Drupal: {
    slides: 'div.field__item',
    markup: `<div class="field field--name-field-photos field--type-image field--label-above"><div class="field__label">Photos</div><div class="field__items">${each(at => `<div class="field__item">  ${img(at, 'typeof="foaf:Image" class="image-style-large" loading="lazy"')}

</div>`)}</div></div>`,
  },
  Joomla: {
    slides: 'div.sigplus-image',
    markup: `<div class="item-page"><h2>Pictures</h2><div class="sigplus-gallery"><div class="row-fluid">${each(at => `<div class="span4 sigplus-image"><a class="jcepopup" href="#p${at}">${img(at)}</a></div>`)}</div></div><p>&nbsp;</p></div>`,
  },
  'TinyMCE, paragraphs': {
    slides: 'p:first-of-type, p:last-of-type > img',
    markup: `<p>${img(0)}</p>\n<p>&nbsp;</p>\n<p>${img(1)}&nbsp;${img(2)}</p>&nbsp;`,
  },
  'TinyMCE, table': {
    slides: 'td',
    markup: `<table style="border-collapse: collapse; width: 100%;" border="1"><tbody><tr>${each(at => (at < 2 ? `<td style="width: 33.3333%;">${img(at)}</td>` : ''), '\n')}</tr><tr><td>${img(2)}</td><td>&nbsp;</td></tr></tbody></table>`,
  },
  CKEditor: {
    slides: 'figure.image',
    markup: `${each(at => `<figure class="image image_resized" style="width:50%;">${img(at)}</figure>`, '&nbsp;')}<p>&nbsp;</p><div style="clear:both">&nbsp;</div>`,
  },
  'CKEditor, layout of columns': {
    slides: 'div.ck-column',
    markup: `Our pictures: <div class="ck-columns">${each(at => `<div class="ck-column" style="width:33%"><figure class="image">${img(at)}</figure></div>`, ' &nbsp;')}</div>`,
  },
};

/** The same pictures as a gallery expects them, with or without captions. */
export const plainMarkup = (hasCaptions: boolean): string =>
  each(at => `<figure>${img(at)}${hasCaptions ? `<figcaption>Caption ${at + 1}</figcaption>` : ''}</figure>`);
