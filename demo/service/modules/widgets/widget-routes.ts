import type { Hono } from 'hono';
import { paths } from 'site-elements/contract/paths';
import type { WidgetAnswer } from 'site-elements/contract/widget';
import { widgetRequestSchema, widgetSchema } from 'site-elements/contract/widget.schema';
import type { PublicQueries } from '../../kernel/module.js';
import { checkShape } from '../../kernel/http/check-shape.js';
import { parseBody } from '../../kernel/http/parse-body.js';
import { parseJson } from '../../kernel/http/parse-json.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { singleValues } from '../../kernel/http/single-values.js';
import { widgets } from './widgets.js';
import { t } from '../../kernel/language/common-texts.js';

/** Draws blocks for pages. It is posted and changes nothing. spec: page-runtime-platform §3, §7 */
export function addWidgets(app: Hono, { shop }: Pick<PublicQueries, 'shop'>): void {
  app.post(paths.widgetRendering, async context => {
    const { widgetJSON } = checkShape(widgetRequestSchema, singleValues(await parseBody(context.req.raw)));
    const { type, value } = checkShape(widgetSchema, parseJson(widgetJSON, 'widgetJSON'));
    const draw = widgets.get(type);
    if (!draw) throw new HttpError(404, { error: t('nothingHere'), field: 'type' });
    return context.json<WidgetAnswer>({ html: String(await draw(value, shop)) });
  });
}
