import type { ViewProps } from '../../core/element/definition.js';
import { useStore } from '../../core/element/use-store.js';
import type { languagePickerSettings } from './language-picker.settings.js';
import type { LanguagePickerState } from './language-picker.state.js';

type Table = typeof languagePickerSettings;

/** The author's links, or our own, in a line or behind a button. Before React is there, first-paint.ts paints the same. */
export function LanguagePicker({ values, state, host }: ViewProps<Table['settings'], Table['events'], Table['texts'], LanguagePickerState>) {
  const { choices, currentName } = useStore(state.$snapshot); // no choices while React takes the painted links over
  const { isMenu, isOpen, label, shown, name } = state.facts(values, host.text('label'));
  const content = (
    <>
      <slot />
      {choices.length > 0 && (
        <ul part="list">
          {choices.map(({ code, name: own, url }) => (
            <li key={code}><a part="link" href={url} hrefLang={code} lang={code} aria-current={own === currentName ? 'true' : undefined}>{own}</a></li>
          ))}
        </ul>
      )}
    </>
  );
  if (!isMenu) return <nav className="list" aria-label={label}>{content}</nav>;
  return (
    <>
      <button type="button" className="button" part="button" data-action="toggle" aria-controls="menu" aria-expanded={isOpen} aria-label={name}>
        <span>{shown}</span>
        <svg viewBox="0 0 12 12" aria-hidden="true"><path d="M2.5 4.5 6 8l3.5-3.5" /></svg>
      </button>
      <nav id="menu" className="menu" part="menu" popover="manual" aria-label={label}>{content}</nav>
    </>
  );
}
