import * as v from 'valibot';
import type { Widget, WidgetRequest } from './widget.js';

const mostValueBytes = 20_000;

/** Body of `POST paths.widgetRendering`. */
export const widgetRequestSchema = v.strictObject({
  widgetJSON: v.pipe(v.string(), v.maxLength(mostValueBytes)),
  collectionId: v.optional(v.pipe(v.string(), v.maxLength(100))),
}) satisfies v.GenericSchema<unknown, WidgetRequest>;

/** What `widgetJSON` holds. */
export const widgetSchema = v.strictObject({
  type: v.pipe(v.string(), v.minLength(1), v.maxLength(50)),
  id: v.pipe(v.string(), v.maxLength(100)),
  value: v.looseObject({}),
}) satisfies v.GenericSchema<unknown, Widget>;
