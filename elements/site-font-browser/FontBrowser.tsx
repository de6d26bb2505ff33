import { useEffect, useRef } from 'react';
import { type FontCategory, fontCategories } from '../../core/contract/site-fonts.js';
import type { ViewProps } from '../../core/element/definition.js';
import { useStore } from '../../core/element/use-store.js';
import { formatLimit } from '../../core/text/format-limit.js';
import { fontViews } from './filter-fonts.js';
import type { FontBrowserText, fontBrowserSettings } from './font-browser.settings.js';
import type { FontBrowserState } from './font-browser.state.js';
import { FontDetail } from './view/FontDetail.js';
import { FontList } from './view/FontList.js';
import { Icon } from './view/icons.js';
import { RemovalDialog } from './view/RemovalDialog.js';
import type { Part } from './view/Sample.js';
import { Select } from './view/Select.js';
import { Transfers } from './view/Transfers.js';

type Rows = typeof fontBrowserSettings;

/** spec: page-runtime-platform §8 */
const categoryNames: Readonly<Record<FontCategory, FontBrowserText>> = {
  'sans-serif': 'sansSerif', 'serif': 'serif', 'display': 'display', 'script': 'script', 'slab-serif': 'slabSerif', 'mono': 'mono', 'other': 'other',
};

interface FieldProps { readonly label: string; readonly action: string; readonly value: string; readonly isDisabled?: boolean; readonly isCode?: boolean }

/** A field that shows its value again whenever that has changed. */
function Field({ label, action, value, isDisabled, isCode }: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => { if (input.current!.value !== value) input.current!.value = value; }, [value]);
  return (
    <label className={`field ${action}`}>
      <span>{label}</span>
      <input
        ref={input} type="text" data-action={action} defaultValue={value} disabled={isDisabled} autoComplete="off" spellCheck={false}
        {...isCode ? { part: 'input', dir: 'ltr' } : { dir: 'auto' }}
      />
    </label>
  );
}

function Tools({ host, state }: Part) {
  const { search, view, category, kit, text, maxBytes } = useStore(state.$snapshot);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => { if (field.current!.value.trim() !== search) field.current!.value = search; }, [search]);
  const views = fontViews.filter(one => one !== 'kit' || kit !== 'none');
  return (
    <>
      <div className="tools">
        <input
          ref={field} className="search" type="search" data-action="search" aria-label={host.text('search')} placeholder={host.text('search')}
          defaultValue={search}
        />
        <Select label={host.text('show')} action="view" value={view} options={views.map(one => [one, host.text(one)])} hidesLabel />
        <Select
          label={host.text('category')} action="category" value={category} hidesLabel
          options={[['', host.text('allCategories')], ...fontCategories.map(one => [one, host.text(categoryNames[one])] as const)]}
        />
        {state.backend?.put && (
          <button key="upload" type="button" className="main upload" part="upload" data-action="upload">
            <Icon name="upload" /><span>{host.text('upload')}</span>
          </button>
        )}
      </div>
      <Field label={host.text('previewText')} action="text" value={text} />
      {state.backend?.put && maxBytes !== null && (
        <p key="limit" className="hint">{host.text('uploadNote', { maxSize: formatLimit(maxBytes, host.language) })}</p>
      )}
    </>
  );
}

/** What has failed, what is running, and what has just happened. */
function Messages({ host, state }: Part) {
  const { failure, notice, adding } = useStore(state.$snapshot);
  return (
    <>
      {failure && (
        <div key="failure" className="message" role="alert">
          <p><span>{host.text(failure.text, failure.values)}</span> {failure.message && <span>{failure.message}</span>}</p>
          <button type="button" className="round" data-action="dismiss-failure" aria-label={host.text('close')}><Icon name="close" /></button>
        </div>
      )}
      <p className="notice" role="status">
        {adding !== null
          ? <span key="adding">{host.text('adding', { fontName: adding })}</span>
          : notice && <span key="notice">{host.text(notice.text, notice.values)}</span>}
      </p>
    </>
  );
}

function Panel({ host, state }: Part) {
  const { draft, adding } = useStore(state.$snapshot);
  const font = state.currentFont;
  const canAdd = !!font?.stored || !!state.backend?.install;
  return (
    <>
      <Tools host={host} state={state} />
      <Transfers host={host} state={state} />
      <div className="columns">
        <div className="column"><FontList host={host} state={state} /></div>
        <FontDetail host={host} state={state} />
      </div>
      <footer className="actions">
        <Messages host={host} state={state} />
        {host.values.mode === 'choose' && (
          <button type="button" className="main" part="choose" data-action="choose" disabled={!font || !draft || !canAdd || adding !== null}>
            {!font || font.stored ? <span key="choose">{host.text('choose')}</span> : <span key="add">{host.text('addAndChoose')}</span>}
          </button>
        )}
      </footer>
    </>
  );
}

/** The author's field or our own with its button, and the fonts: in a dialog, or in the page. */
export function FontBrowser({ values, state, host }: ViewProps<Rows['settings'], Rows['events'], Rows['texts'], FontBrowserState>) {
  const { hasField, isOpen, isDisabled, value, label: ownLabel } = useStore(state.$snapshot);
  const isManaging = values.mode === 'manage';
  const picker = <input type="file" className="picker" hidden multiple accept=".woff2,font/woff2" data-action="picked" />;
  const label = ownLabel || values.label || host.text('label');
  return (
    <>
      <div className="row" hidden={isManaging}>
        <div className="content">
          <slot />
          {!hasField && !isManaging && <Field label={label} action="write" value={value} isDisabled={isDisabled} isCode />}
        </div>
        <button
          type="button" className="toggle" part="button" data-action="open" disabled={isDisabled} aria-haspopup="dialog"
          aria-label={`${label}: ${host.text('choose')}`} title={host.text('choose')}
        ><Icon name="font" /></button>
      </div>
      {isManaging
        ? <section key="page" className="panel page" part="panel" aria-label={host.text('fonts')}><Panel host={host} state={state} />{picker}</section>
        : (
          <dialog key="dialog" className="panel" part="panel" aria-labelledby="title">
            <header>
              <h2 id="title">{host.text('choose')}</h2>
              <button type="button" className="round" data-action="close" aria-label={host.text('close')} title={host.text('close')}>
                <Icon name="close" />
              </button>
            </header>
            {isOpen && <Panel host={host} state={state} />}
            {picker}
          </dialog>
        )}
      <RemovalDialog host={host} state={state} />
    </>
  );
}
