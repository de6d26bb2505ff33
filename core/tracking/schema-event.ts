import { cookieNames } from '../platform/cookie-names.js';
import { text, type Decoder } from '../registry/decode.js';
import { eventSources } from '../contract/enumerations.js';

/** Fields that every event of a schema may carry; all of them are texts. spec: media-layout §3, analytics common fields */
export const commonFields = [
  'actor', 'action', 'event_owner_team', 'event_source', 'object_type', 'context_website_identifier', 'destination_url', 'object_identifier',
  'object_id', 'object_display_name', 'object_value', 'indirect_object_type', 'indirect_object_identifier', 'indirect_object_id',
  'indirect_object_display_name', 'indirect_object_value', 'product_area', 'product_page', 'product_section', 'product_design_identifier',
  'user_member_account_id', 'user_session_id', 'browser_locale', 'member_account_locale', 'website_locale', 'frontsite_language',
] as const;
export type CommonField = (typeof commonFields)[number];

/** What is posted. spec: media-layout §7 */
export interface SchemaEvent {
  readonly analyticsId: string;
  readonly commonData: Readonly<Partial<Record<CommonField, string>>>;
  readonly customData: Readonly<Record<string, unknown>>;
  readonly customSchemaName: string;
}

export const analyticsIdCookie = cookieNames.analyticsId;
/** Our own id, or that of the system that has given this visitor one. */
export const analyticsIdText: Decoder<string> = text({ pattern: /^[\w.-]{1,100}$/, expected: 'an id' });

const isGood = (name: CommonField, value: unknown): value is string =>
  typeof value === 'string' && (name !== 'event_source' || (eventSources as readonly string[]).includes(value));

interface Given {
  readonly analyticsId: string;
  readonly schema: string;
  /** Common fields by name; everything else is the schema's own. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly warn: (message: string) => void;
}

/** Makes an event; a common field of a wrong type is left out, and told. spec: media-layout §5 */
export function schemaEvent({ analyticsId, schema, data, warn }: Given): SchemaEvent {
  const commonData: Partial<Record<CommonField, string>> = {};
  const customData: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data)) {
    if (!(commonFields as readonly string[]).includes(name)) customData[name] = value;
    else if (isGood(name as CommonField, value)) commonData[name as CommonField] = value;
    else if (value !== undefined) warn(`event field ${name} is a ${typeof value}${name === 'event_source' ? ` (${String(value)})` : ''}; expected ${
      name === 'event_source' ? eventSources.join(', ') : 'a text'}; it is left out.`);
  }
  return { analyticsId, commonData, customData, customSchemaName: schema };
}

/** What an answer's status means: null where the event was taken. spec: media-layout §7, §8 */
export const schemaEventError = (status: number): string | null =>
  (status === 200 || status === 202 ? null : `Error tracking event: HTTP Status ${status}`);
