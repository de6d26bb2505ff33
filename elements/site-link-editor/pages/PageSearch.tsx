import { useStore } from '../../../core/element/use-store.js';
import { Field } from '../Field.js';
import type { LinkEditorHost } from '../link-editor.settings.js';
import type { LinkEditorState } from '../link-editor.state.js';
import type { Page } from './page-list.js';

interface OptionProps {
  readonly host: LinkEditorHost;
  readonly page: Page;
  readonly id: string;
  /** The keyboard is on it. */
  readonly isActive: boolean;
  /** It is the page of the link. */
  readonly isChosen: boolean;
}

function PageOption({ page, host, id, isActive, isChosen }: OptionProps) {
  return (
    <div
      id={id} className="option" role="option" data-action="page" data-url={page.url} aria-selected={isActive} aria-current={isChosen || undefined}
    >
      <span className="title"><bdi>{page.title}</bdi></span>
      {page.labels.map(label => <span key={label} className="label">{host.text(label)}</span>)}
      {page.url !== page.title && <span key="url" className="url"><bdi>{page.url}</bdi></span>}
    </div>
  );
}

/** A combobox whose list is always open, and the anchor on the chosen page. */
export function PageSearch({ host, state, problem }: { readonly host: LinkEditorHost; readonly state: LinkEditorState; readonly problem: string }) {
  const { fields: { page: { path, anchor } }, anchors, isDisabled } = useStore(state.$snapshot);
  const { status, pages, active } = useStore(state.pages.$snapshot);
  return (
    <>
      <Field
        name="path" action="search" label={host.text('search')} value={path} isDisabled={isDisabled} problem={problem}
        combobox={{
          role: 'combobox', 'aria-expanded': pages.length > 0, 'aria-controls': 'pages', 'aria-autocomplete': 'list',
          'aria-activedescendant': active < 0 ? undefined : `page-${active}`, spellCheck: false, dir: 'auto', autoCapitalize: 'none',
        }}
      />
      <div className="pages" part="pages">
        <div id="pages" className="list" role="listbox" aria-label={host.text('pages')}>
          {pages.map((page, at) => (
            <PageOption key={`${at} ${page.url}`} page={page} host={host} id={`page-${at}`} isActive={at === active} isChosen={page.url === path} />
          ))}
        </div>
        <p className="status" role="status">
          <span key={status}>
            {status === 'loading' && pages.length === 0 ? host.text('loading') : status === 'failed' ? host.text('failed') : ''}
            {status === 'ready' && pages.length === 0 ? host.text('noPages') : ''}
          </span>
        </p>
        {status === 'failed' && <button key="again" type="button" className="button" data-action="again">{host.text('again')}</button>}
      </div>
      <Field name="anchor" label={host.text('anchor')} value={anchor} type="url" isDisabled={isDisabled} list="anchors" />
      <datalist id="anchors">{anchors.map(({ id, title }) => <option key={id} value={id}>{title}</option>)}</datalist>
    </>
  );
}
