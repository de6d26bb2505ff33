import { Fragment, type ReactNode } from 'react';
import type { LightboxHost } from '../lightbox-context.js';
import type { Control, ControlButton } from './control.js';

interface Drawn { readonly shown: readonly (readonly [string, Control])[]; readonly notice: string }
interface ToolProps { readonly name: string; readonly button: ControlButton; readonly host: LightboxHost }

/** The buttons and links of the controls, in the author's order. */
export const drawTools = ({ shown, notice }: Drawn, host: LightboxHost): ReactNode => (
  <>
    <div className="tools">
      {shown.map(([name, control]) => {
        const button = control.button();
        return button && <Tool key={name} name={name} button={button} host={host} />;
      })}
    </div>
    {notice && <p className="notice" part="notice" aria-hidden="true">{notice}</p>}
  </>
);

/** What controls have at the foot of the window. */
export const renderFooter = ({ shown }: Drawn): ReactNode =>
  shown.map(([name, control]) => control.foot && <Fragment key={name}>{control.foot()}</Fragment>);

function Tool({ name, button: { part, text, icon, isPressed, isExpanded, href, isSaved }, host }: ToolProps) {
  const outline = <svg viewBox="0 0 24 24" aria-hidden="true"><path d={icon} /></svg>;
  if (href === undefined) {
    return (
      <button type="button" part={part} value={name} data-action="tool" data-tool={name} aria-label={host.text(text)}
        aria-pressed={isPressed} aria-expanded={isExpanded}>{outline}</button>
    );
  }
  const goes = isSaved ? { download: '' } : { target: '_blank', rel: 'noopener' };
  return <a href={href} part={part} data-tool={name} aria-label={host.text(text)} {...goes}>{outline}</a>;
}
