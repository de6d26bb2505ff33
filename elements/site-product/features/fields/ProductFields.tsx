import { useLayoutEffect } from 'react';
import type { FormField } from '../../../../core/contract/form-field.js';
import { fieldViews } from '../../../../core/forms/field-list/field-views.js';
import type { Tools } from '../../../../core/forms/field-list/parts.js';
import { adoptSheet } from '../../../../core/platform/page.js';
import { fieldsStyles } from './fields.styles.js';

export interface ProductFieldsProps {
  readonly fields: readonly FormField[];
  readonly tools: Tools;
  /** Where the page styles them. */
  readonly element: HTMLElement;
}

/** What a shop asks its buyers for beside the choice of a variant, drawn as forms draw their fields. */
export function ProductFields({ fields, tools, element }: ProductFieldsProps) {
  useLayoutEffect(() => { adoptSheet(element, fieldsStyles); }, [element]);
  return fields.map(field => {
    const View = fieldViews[field.type];
    return <View key={field.id} field={field} tools={tools} />;
  });
}
