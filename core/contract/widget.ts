/** A block that the service draws: body of `paths.widgetRendering` as a form, its first field as JSON. spec: page-runtime-platform §3 */
export interface WidgetRequest {
  /** JSON of a `Widget`. */
  widgetJSON: string;
  /** For summaries of a collection. */
  collectionId?: string;
}

export interface Widget {
  type: string;
  id: string;
  /** What the block is to show. */
  value: Record<string, unknown>;
}

/** Answer of `paths.widgetRendering`: `html` takes the place of the block's content, cleaned by the page. spec: page-runtime-platform §7 */
export interface WidgetAnswer {
  html: string;
}
