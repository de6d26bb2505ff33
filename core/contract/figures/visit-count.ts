/** What a page sends to `countPath` when visits are counted without cookies, storage or identifiers. */
export const countEvents = ['view', 'missing', 'press', 'submission', 'search', 'media'] as const;
export type CountEvent = (typeof countEvents)[number];

export const countDevices = ['phone', 'tablet', 'desktop'] as const;
export type CountDevice = (typeof countDevices)[number];

/** Body of a POST to `countPath`, as JSON in plain text. Nothing in it is the same for two page views of a visitor and differs from other visitors. */
export interface VisitCount {
  /**
   * `view`: a page view. `missing`: a page that was not found. `press`: a link or button with `data-track`. `submission`: a form was stored.
   * `search`: a search without results. `media`: a recording or video was played.
   */
  event: CountEvent;
  /** Path of the page, without its query. */
  page: string;
  /** What was clicked, submitted, searched or played; only for these events. */
  name?: string;
  /** Whether a visit begins with this page view. */
  isEntry?: boolean;
  /** Path of the page of the same site that led here. */
  from?: string;
  /** Host of another site that led here. */
  referrer?: string;
  /** `utm_source`, `utm_medium` and `utm_campaign` of the address, separated by ` / `. */
  campaign?: string;
  device?: CountDevice;
  /** The first part of the browser's language, such as `de`. */
  language?: string;
}

export const countPath = '/api/count';
