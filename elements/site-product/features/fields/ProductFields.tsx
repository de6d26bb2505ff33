import { useLayoutEffect } from 'react';
import type { FormField } from '../../../../core/contract/form-field.js';
import { drawFields } from '../../../../core/forms/field-list/draw-fields.js';
import type { Tools } from '../../../../core/forms/field-list/parts.js';
import { adoptSheet } from '../../../../core/platform/page.js';
import { fieldsStyles } from './fields.styles.js';

export interface ProductFieldsProps {
  readonly fields: readonly FormField[];
  readonly tools: Tools;
  /** Where the page styles them. */
  readonly element: HTMLElement;
  /** Called when the fields are drawn. */
  onDrawn(): void;
}

/** What a shop asks its buyers for beside the choice of a variant, drawn as forms draw their fields. */
export function ProductFields({ fields, tools, element, onDrawn }: ProductFieldsProps) {
  useLayoutEffect(() => { adoptSheet(element, fieldsStyles); }, [element]);
  useLayoutEffect(() => { onDrawn(); }, [onDrawn]);
  return drawFields(fields, tools);
}
