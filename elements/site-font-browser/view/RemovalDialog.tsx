import { useStore } from '../../../core/element/use-store.js';
import { safeUrl } from '../../../core/links/safe-url.js';
import type { FontBrowserHost } from '../font-browser.settings.js';
import type { FontRemoval } from '../font-browser.state.js';
import type { Part } from './Sample.js';

function Uses({ host, removal: { uses, areUsesKnown } }: { readonly host: FontBrowserHost; readonly removal: FontRemoval }) {
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

/** Asks before a font is deleted, and shows where it is used. */
export function RemovalDialog({ host, state }: Part) {
  const { removal } = useStore(state.$snapshot);
  return (
    <dialog className="removal" role="alertdialog" aria-labelledby="removal-title" aria-describedby="removal-text">
      {removal && (
        <>
          <h2 id="removal-title" className="minor">{host.text('removeTitle', { fontName: removal.font.name })}</h2>
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
