import type { ReactNode } from 'react';
import type { FormField } from '../../contract/form-field.js';
import { fieldViews } from './field-views.js';
import type { Tools } from './parts.js';

interface ConditionalProps { readonly when?: string | undefined; readonly requiredWhen?: string | undefined; readonly children: ReactNode }

/** What is shown or required by other answers is in a box that has its condition: see `conditions`. */
const Conditional = ({ when, requiredWhen, children }: ConditionalProps) => (
  when === undefined && requiredWhen === undefined ? children : (
    <div
      className="site-form-conditional" data-site-when={when} data-site-required-when={requiredWhen}
      data-site-optional={requiredWhen === undefined ? undefined : ''}
    >
      {children}
    </div>
  )
);

/** Fields one after the other. A condition of a section is that of all fields after it. */
export function drawFields(fields: readonly FormField[], tools: Tools): readonly ReactNode[] {
  let section: FormField | undefined;
  return fields.map(field => {
    const { id, type, maxLength, when, requiredWhen } = field;
    const View = fieldViews[type];
    if (type === 'section') section = field;
    // A limit is made a counter of, once for each textarea: one with another limit is another textarea.
    return (
      <Conditional key={`${id}:${maxLength}`} when={section === field ? undefined : section?.when}>
        <Conditional when={when} requiredWhen={requiredWhen}>
          <View field={requiredWhen === undefined ? field : { ...field, required: true }} tools={tools} />
        </Conditional>
      </Conditional>
    );
  });
}
