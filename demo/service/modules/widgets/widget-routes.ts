import type { Hono } from 'hono';
import { paths } from '../../../../core/contract/paths.js';
import type { WidgetAnswer } from '../../../../core/contract/widget.js';
import { widgetRequestSchema, widgetSchema } from '../../../../core/contract/widget.schema.js';
import type { Database } from '../../kernel/database/database.js';
import { checkShape } from '../../kernel/http/check-shape.js';
import { parseBody } from '../../kernel/http/parse-body.js';
import { parseJson } from '../../kernel/http/parse-json.js';
import { Refusal } from '../../kernel/http/refusal.js';
import { say } from '../../kernel/language/say.js';
import { singleValues } from '../../kernel/http/single-values.js';
import { widgets } from './widgets.js';

/** Draws blocks for pages. It is posted and changes nothing. spec: page-runtime-platform §3, §7 */
export function addWidgets(app: Hono, { database }: { database: Database }): void {
  app.post(paths.widgetRendering, async context => {
    const { widgetJSON } = checkShape(widgetRequestSchema, singleValues(await parseBody(context.req.raw)));
    const { type, value } = checkShape(widgetSchema, parseJson(widgetJSON, 'widgetJSON'));
    const draw = widgets.get(type);
    if (!draw) throw new Refusal(404, { error: say('nothingHere'), field: 'type' });
    return context.json<WidgetAnswer>({ html: String(await draw(value, database)) });
  });
}
