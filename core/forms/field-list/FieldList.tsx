import { memo, type ReactNode, useLayoutEffect } from 'react';
import type { FormField } from '../../contract/form-field.js';
import { type FormStep, getFormSteps } from '../../contract/steps/form-steps.js';
import { adoptSheet } from '../../platform/page.js';
import { drawFields } from './draw-fields.js';
import { groupStyles } from './group.styles.js';
import type { Tools } from './parts.js';

export interface FieldListProps {
  readonly fields: readonly FormField[];
  readonly tools: Tools;
  readonly submitText: string;
  /** Where the page styles the form; null on a server. */
  readonly element: HTMLElement | null;
  /** Called when a list is drawn: a field that is made again gets back what was typed in the one before. */
  onDrawn(): void;
}

/** A list longer than this is drawn in groups. */
const longCount = 40;
const groupSize = 15;

/** Fields of a long list are in groups with a layout of their own: a letter in one of them moves no other. */
function Groups({ element, children }: { readonly element: HTMLElement | null; readonly children: readonly ReactNode[] }) {
  useLayoutEffect(() => { if (element) adoptSheet(element, groupStyles); }, [element]);
  return [...Array(Math.ceil(children.length / groupSize)).keys()].map(at => (
    <div key={at} className="site-form-group">{children.slice(at * groupSize, (at + 1) * groupSize)}</div>
  ));
}

/** One page of a form with steps: see `steps`. */
const StepBox = ({ step: { section, name }, children }: { readonly step: FormStep; readonly children: ReactNode }) => (
  section === undefined ? <div className="site-form-step" data-site-step={name}>{children}</div> : (
    <fieldset className="site-form-step" data-site-step="" data-site-when={section.when}>
      <legend className={section.underline ? 'site-form-underline' : undefined}>{section.title}</legend>
      {section.description ? <p>{section.description}</p> : null}
      {children}
    </fieldset>
  )
);

/** What is in a drawn form: plain controls in the light DOM, where autofill and the page's own type reach them. */
export const FieldList = memo(function FieldList({ fields, tools, submitText, element, onDrawn }: FieldListProps) {
  useLayoutEffect(() => { onDrawn(); }, [onDrawn]);
  const isLong = fields.length > longCount;
  const list = (some: readonly FormField[]) => {
    const drawn = drawFields(some, tools);
    return isLong ? <Groups element={element}>{drawn}</Groups> : drawn;
  };
  const steps = getFormSteps(fields);
  return (
    <>
      {steps.length === 0 ? list(fields) : steps.map(step => <StepBox key={step.section?.id ?? ''} step={step}>{list(step.fields)}</StepBox>)}
      <p className="site-form-actions"><button>{submitText}</button></p>
    </>
  );
});
