import { useStore } from '../../../core/element/use-store.js';
import { formatBytes } from '../../../core/text/format-bytes.js';
import { getFileId, type ManagedFile } from '../backends/file-backend.js';
import type { FileManagerHost } from '../file-manager.settings.js';
import type { FileManagerState } from '../file-manager.state.js';
import { Icon } from './icons.js';
import { Preview } from './Preview.js';

export interface Part { readonly host: FileManagerHost; readonly state: FileManagerState }

/** The parts of a folder's name, each with the folder that it leads to. */
const partsOf = (folder: string): readonly (readonly [name: string, folder: string])[] =>
  folder.split('/').filter(Boolean).map((name, at, all) => [name, all.slice(0, at + 1).join('/')]);

/** Where the list is, and the folders in it. */
export function Folders({ host, state }: Part) {
  const { folder, folders, search } = useStore(state.$snapshot);
  const parts = partsOf(folder);
  return (
    <nav className="folders" aria-label={host.text('folders')}>
      {(parts.length > 0 || search !== '') && (
        <ol className="path">
          {([[host.text('allFiles'), ''], ...parts] as const).map(([name, to]) => (
            <li key={to}>
              <button type="button" data-action="folder" data-folder={to} aria-current={to === folder ? 'location' : undefined}><bdi>{name}</bdi></button>
            </li>
          ))}
        </ol>
      )}
      {folders.length > 0 && (
        <ul className="inner">
          {folders.map(to => (
            <li key={to}><button type="button" data-action="folder" data-folder={to}><Icon name="folder" /><bdi>{to.split('/').at(-1)}</bdi></button></li>
          ))}
        </ul>
      )}
    </nav>
  );
}

function FileOption({ host, state, file }: Part & { readonly file: ManagedFile }) {
  const { selected, current } = useStore(state.$snapshot);
  const id = getFileId(file);
  return (
    <li
      className="file" role="option" part="file" data-action="file" data-id={id} tabIndex={id === current ? 0 : -1} aria-selected={selected.has(id)}
      aria-disabled={!state.canChoose(file) || undefined} title={file.name}
    >
      <Preview file={file} />
      <span className="name"><bdi>{file.name}</bdi></span>
      <span className="size">{file.size === undefined ? '' : formatBytes(file.size, host.language)}</span>
    </li>
  );
}

/** The files of a folder, or those that were found, and what is shown instead of them. */
export function FileGrid({ host, state }: Part) {
  const { files, folders, layout, status, search, after, isLoadingMore, problem } = useStore(state.$snapshot);
  return (
    <>
      {problem && (
        <div key="problem" className="message" role="alert">
          <p>{host.text(problem.text)} {problem.message && <span>{problem.message}</span>}</p>
          <button type="button" className="quiet" data-action={status === 'failed' ? 'reload' : 'more'}>{host.text('tryAgain')}</button>
        </div>
      )}
      {files.length > 0 && (
        <ul key="files" className={`files ${layout}`} role="listbox" aria-multiselectable="true" aria-label={host.text('existing')} part="files">
          {files.map(file => <FileOption key={getFileId(file)} host={host} state={state} file={file} />)}
        </ul>
      )}
      {files.length === 0 && status === 'loading' && <p key="loading" className="empty" role="status">{host.text('loading')}</p>}
      {files.length === 0 && status === 'ready' && (search !== '' || folders.length === 0) && (
        <p key="empty" className="empty">
          {search === '' ? <span key="none">{host.text('empty')}</span> : <span key="search">{host.text('noResults', { search })}</span>}
        </p>
      )}
      {after !== null && !problem && (
        <p key="more" className="more">
          <button type="button" className="quiet" data-action="more" aria-disabled={isLoadingMore}>{host.text('loadMore')}</button>
        </p>
      )}
    </>
  );
}
