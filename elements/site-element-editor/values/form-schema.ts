import type { ElementHints, ElementSchema, Json, SettingSchema } from '../../../core/settings/element-schema.js';

/** The part of an element's schema that its settings form needs. */
export interface FormSchema extends Pick<ElementSchema, 'title' | 'description' | 'properties'> {
  readonly 'x-element': Pick<ElementHints, 'tag' | 'group' | 'groups'>;
}

/** Values of settings by property name. A setting that is not in it has its default. */
export type Configuration = Readonly<Record<string, Json>>;

/** Previous names are not offered. */
export const isCurrent = ({ deprecated }: SettingSchema): boolean => !deprecated;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether something is a schema of an element: it may come from another site. */
export function isFormSchema(value: unknown): value is FormSchema {
  if (!isRecord(value) || !isRecord(value.properties) || !isRecord(value['x-element'])) return false;
  const { tag, groups } = value['x-element'];
  return typeof tag === 'string' && /^[a-z][\w-]*-[\w-]*$/.test(tag) && Array.isArray(groups)
    && Object.values(value.properties).every(row => isRecord(row) && isRecord(row['x-setting']));
}
