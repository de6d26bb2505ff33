import { rejectInput } from '../registry/expect-input.js';

// Numbers and words that a site's context and records speak in. spec: page-runtime-platform §3

/** The name that a code stands for; undefined for any other value. */
export function getEnumerationName<Name extends string>(codes: Readonly<Record<Name, number>>, code: unknown): Name | undefined {
  if (typeof codes !== 'object' || codes === null) rejectInput('getEnumerationName', codes, 'an enumeration, such as blockType');
  return (Object.keys(codes) as Name[]).find(name => codes[name] === code);
}

/** What a page is. */
export const pageType = {
  collection: 1, page: 2, splashPage: 3, item: 50, notFound: 100, error: 101, search: 102, lockScreen: 103, popupOverlay: 104,
  protectedContent: 105, accessDenied: 106, showCart: 200, checkout: 201, orderConfirmed: 202, donate: 203,
  contributionConfirmed: 204, cart: 205, subscriptionConfirmed: 206, orderReceived: 207, membershipConfirmed: 208,
  reviewsRequest: 209, digitalProductPreview: 210, orderStatus: 211, newsletterUnsubscribe: 300, commerceEmailPreview: 301,
} as const;
export type PageType = (typeof pageType)[keyof typeof pageType];

/** Types of pages that show the whole cart. */
export const cartPageTypes: readonly PageType[] = [pageType.showCart, pageType.cart];

/** What a person may do on a site. A person may hold several. */
export const websiteRole = {
  admin: 1, billing: 2, reporting: 3, editor: 4, moderator: 6, commenter: 7, storeManager: 8, scheduling: 9, viewer: 10,
  campaignsEditor: 11, schedulingViewer: 12, schedulingEditor: 13, none: 14, websiteManager: 15,
} as const;
export type WebsiteRole = (typeof websiteRole)[keyof typeof websiteRole];

/** What a site is sold as. */
export const websiteType = { classic: 1, coverPage: 2, parkingPage: 3, commerce: 4, enterprise: 5 } as const;
export type WebsiteType = (typeof websiteType)[keyof typeof websiteType];

/** The account's state, and how it is paid for. */
export const siteStatus = {
  expired: 1, pastDue: 2, trial: 3, beta: 4, removed: 5, internal: 6, comped: 7, paid: 8, linked: 11, activeParkingPage: 12,
  resold: 13, resoldGracePeriod: 14, enterprise: 15,
} as const;
export type SiteStatus = (typeof siteStatus)[keyof typeof siteStatus];

/** Those that the specification shows; others exist. */
export const collectionType = { generic: 1, subscription: 2, splashPage: 8, page: 10, products: 13, portfolio: 23, lessons: 24 } as const;
export type CollectionType = (typeof collectionType)[keyof typeof collectionType];

/** Those that the specification shows; others exist. */
export const blockType = {
  navigation: 1, html: 2, logo: 3, map: 4, image: 5, twitter: 6, journal: 7, gallery: 8, form: 9, summary: 20, embed: 22, code: 23,
  video: 32, search: 33, audio: 41, product: 43, newsletter: 51, donation: 52, button: 53, summaryOfCollection: 55, memberArea: 67,
  accordion: 69, marquee: 70, shape: 71,
} as const;
export type BlockType = (typeof blockType)[keyof typeof blockType];

/** Those that the specification shows; others exist. */
export const recordType = {
  text: 1, image: 2, quote: 4, link: 5, audio: 7, video: 8, review: 10, storeItem: 11, event: 12, gallery: 14, digitalGood: 18, lesson: 62,
} as const;
export type RecordType = (typeof recordType)[keyof typeof recordType];

/** What an item of a collection holds. */
export const itemKinds = ['album-track', 'event-item', 'gallery-image', 'portfolio-item', 'blog-post', 'gallery-video'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** What an item of a gallery is, and where its picture comes from. */
export const galleryMediaTypes = ['imageEmpty', 'imageFile', 'imageLicensed', 'imageReused', 'assetReused', 'video'] as const;
export type GalleryMediaType = (typeof galleryMediaTypes)[number];

/** What a tweak of a design belongs to. */
export const tweakPageTypes = ['SPLASH_PAGE', 'LOCK_SCREEN', 'POPUP_OVERLAY', 'CHECKOUT', 'STYLE'] as const;
export type TweakPageType = (typeof tweakPageTypes)[number];

/** What a page of slices is. */
export const slideTypes = ['cover-page', 'lock-screen', 'popup-overlay'] as const;
export type SlideType = (typeof slideTypes)[number];

/** The parts that a cover page, a lock screen or a popup is made of. */
export const sliceNames = [
  'heading', 'sub-heading', 'body', 'image', 'gallery', 'video', 'social-icons', 'buttons', 'navigation', 'custom-form', 'newsletter',
  'album', 'map', 'lock', 'password', 'twitter', 'logo', 'action', 'popup-overlay-action', 'temp-lock-inject',
] as const;
export type SliceName = (typeof sliceNames)[number];

/** Codes of the layouts of galleries, summaries, charts, images and reservations: the specification shows their range, not what each is. */
export const blockVariants = { first: 1000, last: 1019 } as const;
/** Whether a value is such a code. */
export const isBlockVariant = (code: unknown): code is number =>
  Number.isInteger(code) && (code as number) >= blockVariants.first && (code as number) <= blockVariants.last;

/** How far a page or an item is. */
export const contentStatus = { published: 1, scheduled: 2, needsReview: 3, draft: 4, private: 5, deleted: 6 } as const;
export type ContentStatus = (typeof contentStatus)[keyof typeof contentStatus];

/** The events that a page sends to the census. */
export const censusEvent = { pageView: 1, siteSearch: 2, heartbeat: 10, audio: 20, video: 21 } as const;
export type CensusEvent = (typeof censusEvent)[keyof typeof censusEvent];

/** Where an event of a button or form happened. */
export const eventContext = { buttonBlock: 1, popupOverlay: 2 } as const;

/** Where an event of the schema tracker comes from. */
export const eventSources = ['WEB', 'IOS', 'ANDROID', 'SERVER'] as const;

/** Color scheme of a popup. */
export const popupStyle = { none: 1, light: 2, dark: 3 } as const;
export type PopupStyle = (typeof popupStyle)[keyof typeof popupStyle];

/** Whether a popup comes automatically. */
export const popupShowMode = { none: 1, show: 2 } as const;
export type PopupShowMode = (typeof popupShowMode)[keyof typeof popupShowMode];

/** The button that opens a closed popup again. */
export const badgeType = { none: 1, black: 2, white: 3 } as const;
export type BadgeType = (typeof badgeType)[keyof typeof badgeType];

/** Versions of the templates that sites are made of. */
export const templateVersions = ['7', '7.1', '8'] as const;
export type TemplateVersion = (typeof templateVersions)[number];

/** How far an item of a collection is: what is tracked of it. */
export const itemVisibilities = ['draft', 'published', 'needs_review', 'scheduled'] as const;
export type ItemVisibility = (typeof itemVisibilities)[number];

/** Where a block is beside others. */
export const alignments = ['left', 'right'] as const;
export type Alignment = (typeof alignments)[number];

/** How the items of a collection are shown to an owner. */
export const collectionViews = ['list', 'grid', 'product'] as const;
export type CollectionView = (typeof collectionViews)[number];

/** Screens that an owner looks at a page on. */
export const deviceViews = ['desktop', 'phone', 'tablet'] as const;
export type DeviceView = (typeof deviceViews)[number];

/** Places in a grid of three rows and three columns. */
export const positions = [
  'top-left', 'top-center', 'top-right', 'center-left', 'center-center', 'center-right', 'bottom-left', 'bottom-center', 'bottom-right',
] as const;
export type Position = (typeof positions)[number];

/** Screens that a layout of blocks is made for. */
export const layoutBreakpoints = ['mobile', 'desktop'] as const;
export type LayoutBreakpoint = (typeof layoutBreakpoints)[number];

/** Groups that an owner may be in when a survey is asked. */
export const surveyCohorts = ['A', 'B', 'C', 'D', 'E'] as const;
export type SurveyCohort = (typeof surveyCohorts)[number];

/** State of the connection to a mailing list or an automation tool. spec: page-runtime-platform §4 */
export const connectionStates = ['awaiting', 'connected', 'disconnected'] as const;
export type ConnectionState = (typeof connectionStates)[number];

/** The earlier name of `getEnumerationName`. */
export { getEnumerationName as nameOf };
