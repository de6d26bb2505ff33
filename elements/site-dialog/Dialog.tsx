import type { ReactNode } from 'react';
import type { Values } from '../../core/settings/table.js';
import { getButtonStyles, type Answer } from './button-styles.js';
import type { DialogHost, dialogSettings } from './dialog.settings.js';
import type { DialogState } from './dialog.state.js';

interface Props {
  readonly values: Values<typeof dialogSettings.settings>;
  readonly state: DialogState;
  readonly host: DialogHost;
}

/** The card while it is open, or kept; else the author's markup, which the style sheet hides. */
export function Dialog(props: Props): ReactNode {
  const { values, state } = props;
  const isDrawn = state.phase !== 'closed' || state.hasOpened && !values.destroyOnHide;
  const isHiding = state.phase === 'hiding';
  if (values.kind === 'information' && (isDrawn || state.hasOpened)) return <Information isDrawn={isDrawn} isHiding={isHiding} />;
  return isDrawn ? <Modal {...props} isHiding={isHiding} /> : <slot />;
}

function Modal({ isHiding, ...props }: Props & { readonly isHiding: boolean }) {
  const { values, host } = props;
  const buttons = getButtonStyles(values.kind, values.dialogStyle);
  const { heading, text } = contentOf(host.element!);
  const isBare = buttons.length === 0;
  return (
    <dialog
      className={`card modal${isHiding ? ' hiding' : ''}`} part="dialog" tabIndex={-1} role={isBare ? 'dialog' : 'alertdialog'}
      aria-label={values.label || heading || host.text(values.kind === 'confirm' ? 'question' : 'message')}
      aria-description={isBare ? undefined : text}
    >
      {isBare && (
        <button type="button" className="close" part="close" data-action="cancel" aria-label={host.text('close')}>
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18" /></svg>
        </button>
      )}
      <slot />
      {!isBare && (
        <div className="buttons" part="buttons">
          {buttons.map(answer => <Button key={answer} answer={answer} buttons={buttons} {...props} />)}
        </div>
      )}
    </dialog>
  );
}

function Button({ answer, buttons, values, host }: Props & { readonly answer: Answer; readonly buttons: readonly Answer[] }) {
  const key = answer === 'confirm' && buttons.includes('reject') ? 'yes' : answer;
  const look = answer !== 'confirm' ? 'quiet' : values.destructive ? 'danger' : 'primary';
  return (
    <button type="button" className={look} part={answer} data-action={answer}>{values[`${answer}Text`] || host.text(key)}</button>
  );
}

/** A live region, which stays: screen readers announce what comes into one that is there already. */
function Information({ isDrawn, isHiding }: { readonly isDrawn: boolean; readonly isHiding: boolean }) {
  return (
    <>
      <div role="status">
        {isDrawn && (
          <div className={`card information${isHiding ? ' hiding' : ''}`} part="dialog" popover="manual" data-action="information"><slot /></div>
        )}
      </div>
      {!isDrawn && <slot />}
    </>
  );
}

/** The author's heading, which names the dialog, and the rest of the text, which describes it. */
function contentOf(element: HTMLElement): { heading: string; text: string } {
  const heading = element.querySelector('h1, h2, h3, h4, h5, h6');
  const rest = [...element.children].filter(child => !child.contains(heading) && child.localName !== 'script');
  return { heading: heading?.textContent?.trim() ?? '', text: rest.map(child => child.textContent!.trim()).join(' ') };
}
