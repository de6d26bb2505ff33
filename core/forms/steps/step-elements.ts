import type { Control, Field } from '../dom/field.js';
import { getFormMembers } from '../dom/members.js';
import { hasValue } from '../dom/read-fields.js';
import { isButton } from '../dom/submit-lock.js';

export const stepAttribute = 'data-site-step';
/** Marks what is not in the step that is shown. It is sent all the same. */
export const awayMark = 'data-site-away';

/** A step in the page. */
export interface StepElement {
  readonly element: HTMLElement;
  /** Its legend or heading. */
  readonly heading: HTMLElement | null;
  readonly name: string;
  /** Fields outside of all steps, which are shown with this one. */
  readonly loose: readonly Element[];
  readonly isSkipped: boolean;
}

const isHidden = (node: Element) => node.closest('[data-site-hidden]') !== null;
const isAsked = (control: Element): control is Control => hasValue(control) && control.type !== 'hidden' && control.name !== '';
const isBefore = (node: Node, other: Node) => (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The form's own controls that a visitor fills in. */
const askedControls = (form: HTMLFormElement): Control[] => [...getFormMembers(form).elements].filter(isAsked);

/** The block of a control that is in no step: as far out as no step is in it. */
function blockOf(control: Element, form: HTMLFormElement): Element {
  let block = control;
  for (let next = block.parentElement; next && next !== form && !next.querySelector(`[${stepAttribute}]`); next = next.parentElement) block = next;
  return block;
}

const textOf = (node: Element | null): string => node?.textContent.replace(/\s+/g, ' ').trim() ?? '';

/** The steps of a form in page order; those inside others are no steps of their own. */
export function readSteps(form: HTMLFormElement): readonly StepElement[] {
  const members = getFormMembers(form);
  const elements = [...members.querySelectorAll<HTMLElement>(`[${stepAttribute}]`)].filter(one => !one.parentElement?.closest(`[${stepAttribute}]`));
  const controls = askedControls(form);
  const loose = new Map<Element, HTMLElement>();
  for (const control of controls) {
    if (!members.contains(control) || elements.some(step => step.contains(control))) continue;
    const block = blockOf(control, form);
    loose.set(block, elements.findLast(step => isBefore(step, block)) ?? elements[0]!);
  }
  return elements.map(element => {
    const own = controls.filter(control => element.contains(control));
    const heading = element.querySelector<HTMLElement>(':scope > legend') ?? element.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6');
    const blocks = [...loose].filter(([, step]) => step === element).map(([block]) => block);
    const isEmpty = own.length > 0 && own.every(isHidden) && blocks.every(isHidden);
    return {
      element, heading, loose: blocks,
      name: element.getAttribute(stepAttribute)?.trim() || textOf(heading),
      isSkipped: isHidden(element) || isEmpty,
    };
  });
}

/** Whether a field is in a step. */
export const isInStep = ({ controls }: Field, { element, loose }: StepElement): boolean =>
  controls.some(control => element.contains(control) || loose.some(block => block.contains(control)));

/** The buttons that send the form, but those in `own`. */
export const submitButtons = (form: HTMLFormElement, own: Element | null): (HTMLButtonElement | HTMLInputElement)[] =>
  [...getFormMembers(form).elements, ...getFormMembers(form).querySelectorAll<HTMLInputElement>('input[type="image"]')]
    .filter(isButton)
    .filter(button => ['submit', 'image'].includes(button.type) && !own?.contains(button));
