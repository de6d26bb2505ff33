import { useStore } from '../../../core/element/use-store.js';
import { Icon } from './icons.js';
import type { Part } from './Sample.js';

/** Files that are being sent, and those that did not arrive. */
export function Transfers({ host, state }: Part) {
  const { transfers } = useStore(state.$snapshot);
  return (
    <ul className="transfers" part="uploads" aria-live="polite">
      {transfers.map(({ id, file, problem }) => (
        <li key={id} className="transfer" data-failed={problem !== null}>
          {problem
            ? (
              <span key="problem">
                {!problem.values && <bdi>{file.name}: </bdi>}
                <span>{host.text(problem.text, problem.values)}</span> {problem.message && <span>{problem.message}</span>}
              </span>
            )
            : <span key="sending">{host.text('uploading', { fileName: file.name })}</span>}
          {problem && (
            <span key="buttons" className="buttons">
              {!problem.values && <button type="button" className="quiet" data-action="retry" data-id={id}>{host.text('retry')}</button>}
              <button type="button" className="round" data-action="dismiss" data-id={id} aria-label={host.text('dismiss')} title={host.text('dismiss')}>
                <Icon name="close" />
              </button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
