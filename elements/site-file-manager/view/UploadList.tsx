import { useStore } from '../../../core/element/use-store.js';
import { numberFormat } from '../../../core/text/intl.js';
import type { FileManagerHost } from '../file-manager.settings.js';
import { isEnded, type Upload } from '../uploads/upload-queue.js';
import type { Part } from './FileGrid.js';
import { Icon } from './icons.js';

function describe(host: FileManagerHost, { phase, share, problem }: Upload): string {
  if (problem) return [host.text(problem.text, problem.values), problem.message].filter(Boolean).join(' ');
  switch (phase) {
    case 'sending': return host.text('sending', { percent: numberFormat(host.language, { style: 'percent', maximumFractionDigits: 0 }).format(share) });
    case 'failed': case 'refused': return host.text('uploadError');
    default: return host.text(phase);
  }
}

/** Failures are first: they need the editor. */
const rank = ({ phase, problem }: Upload): number => (problem ? 0 : isEnded({ phase }) ? 2 : 1);

function UploadRow({ host, upload }: { readonly host: FileManagerHost; readonly upload: Upload }) {
  const { id, file: { name }, phase, share, problem } = upload;
  const label = (action: string) => `${action}: ${name}`;
  return (
    <li className="upload" data-phase={phase}>
      <span className="name"><bdi>{name}</bdi></span>
      <span className="state" role={problem ? 'alert' : phase === 'done' ? 'status' : undefined}>
        {phase === 'failed' && <strong>{host.text('uploadTitle')}. </strong>}
        <span>{describe(host, upload)}</span>
      </span>
      <progress max={1} value={share} aria-label={label(host.text('uploads'))} hidden={phase !== 'sending' && phase !== 'pausing'} />
      <span className="buttons">
        {(phase === 'failed' || phase === 'canceled') && (
          <button key="retry" type="button" className="quiet" data-action="retry" data-id={id} aria-label={label(host.text('retry'))}>
            {host.text('retry')}
          </button>
        )}
        {isEnded(upload)
          ? (
            <button
              key="dismiss" type="button" className="round" data-action="dismiss" data-id={id} aria-label={label(host.text('dismiss'))}
              title={host.text('dismiss')}
            ><Icon name="close" /></button>
          )
          : (
            <button key="cancel" type="button" className="quiet" data-action="cancel" data-id={id} aria-label={label(host.text('cancel'))}>
              {host.text('cancel')}
            </button>
          )}
      </span>
    </li>
  );
}

/** Uploads with their progress. */
export function UploadList({ host, state }: Part) {
  const uploads = useStore(state.queue.$uploads);
  if (uploads.length === 0) return null;
  return (
    <section className="uploads" aria-label={host.text('uploads')} part="uploads">
      <ul>{uploads.toSorted((one, other) => rank(one) - rank(other)).map(upload => <UploadRow key={upload.id} host={host} upload={upload} />)}</ul>
    </section>
  );
}
