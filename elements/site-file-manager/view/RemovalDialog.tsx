import { useStore } from '../../../core/element/use-store.js';
import { safeUrl } from '../../../core/links/safe-url.js';
import type { Removal } from '../file-manager.state.js';
import type { FileManagerHost } from '../file-manager.settings.js';
import type { Part } from './FileGrid.js';

function Uses({ host, removal: { uses, areUsesKnown } }: { readonly host: FileManagerHost; readonly removal: Removal }) {
  if (!uses) return <p key="loading" role="status">{host.text('loading')}</p>;
  if (uses.length === 0) return areUsesKnown ? <p key="none">{host.text('noUses')}</p> : <p key="unknown">{host.text('usesUnknown')}</p>;
  return (
    <div key="uses">
      <p>{host.text('uses')}:</p>
      <ul className="uses">
        {uses.map(({ title, path }, at) => {
          const url = path ? safeUrl(path) : null;
          return <li key={at}>{url ? <a href={url} target="_blank" rel="noopener"><bdi>{title}</bdi></a> : <bdi>{title}</bdi>}</li>;
        })}
      </ul>
    </div>
  );
}

/** Asks before files are deleted. spec: page-runtime-platform §8, file manager */
export function RemovalDialog({ host, state }: Part) {
  const { removal } = useStore(state.$snapshot);
  const names = removal?.files.slice(0, 10).map(({ name }) => name) ?? [];
  return (
    <dialog className="removal" role="alertdialog" aria-labelledby="removal-title" aria-describedby="removal-text">
      {removal && (
        <>
          <h2 id="removal-title" className="minor">{host.text('removeTitle', { count: removal.files.length })}</h2>
          <ul className="names">{names.map((name, at) => <li key={at}><bdi>{name}</bdi></li>)}{removal.files.length > names.length && <li>…</li>}</ul>
          <p id="removal-text"><strong>{host.text('removeWarning')}</strong></p>
          <Uses host={host} removal={removal} />
        </>
      )}
      <div className="buttons">
        <button type="button" className="quiet" data-action="keep">{host.text('cancel')}</button>
        <button type="button" className="main danger" data-action="remove-confirmed" disabled={removal?.isRunning}>{host.text('remove')}</button>
      </div>
    </dialog>
  );
}
