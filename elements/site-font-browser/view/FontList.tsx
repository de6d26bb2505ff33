import { useStore } from '../../../core/element/use-store.js';
import type { ListedFont } from '../filter-fonts.js';
import { type Part, Sample } from './Sample.js';

/** Why the fonts of the kit are not listed. */
function Kit({ host, state }: Part) {
  const { kit } = useStore(state.$snapshot);
  if (kit === 'loading') return <p key="loading" className="empty" role="status">{host.text('loading')}</p>;
  if (kit === 'failed') return (
    <div key="failed" className="message" role="alert">
      <p>{host.text('kitFailed')}</p>
      <button type="button" className="quiet" data-action="reload-kit">{host.text('tryAgain')}</button>
    </div>
  );
  if (kit === 'blocked') return (
    <div key="blocked" className="empty">
      <p>{host.text('kitNote')}</p>
      <button type="button" className="quiet" data-action="allow-kit">{host.text('kitAllow')}</button>
    </div>
  );
  return <p key="none" className="empty">{host.text('noneHere')}</p>;
}

function Empty({ host, state }: Part) {
  const { search, category, view, fonts } = useStore(state.$snapshot);
  if (search) return <p key="search" className="empty">{host.text('noResults', { search })}</p>;
  if (view === 'kit' && !category) return <Kit key="kit" host={host} state={state} />;
  return <p key="none" className="empty">{host.text(fonts.length === 0 ? 'empty' : 'noneHere')}</p>;
}

function FontOption({ host, state, font, isFirst }: Part & { readonly font: ListedFont; readonly isFirst: boolean }) {
  const { current, text, previews, used } = useStore(state.$snapshot);
  const { name } = font;
  const isUsed = used.some(one => one.toLowerCase() === name.toLowerCase());
  return (
    <li
      className="font" role="option" part="font" data-action="font" data-name={name} tabIndex={name === current || isFirst ? 0 : -1}
      aria-selected={name === current}
    >
      <span className="line">
        <bdi className="name">{name}</bdi>
        {isUsed && <span key="used" className="note">{host.text('inUse')}</span>}
        {!font.stored && <span key="catalog" className="note">{host.text('notAdded')}</span>}
      </span>
      <Sample host={host} state={state} font={font} text={text} status={previews.get(name)} />
    </li>
  );
}

/** The fonts that were found, and what is shown instead of them. */
export function FontList({ host, state }: Part) {
  const { status, problem, current } = useStore(state.$snapshot);
  const { fonts, hasMore } = state.found;
  const isCurrentShown = fonts.some(({ name }) => name === current);
  return (
    <>
      {problem && (
        <div key="problem" className="message" role="alert">
          <p><span>{host.text(problem.text, problem.values)}</span> {problem.message && <span>{problem.message}</span>}</p>
          <button type="button" className="quiet" data-action="reload">{host.text('tryAgain')}</button>
        </div>
      )}
      {status === 'loading' && fonts.length === 0 && <p key="loading" className="empty" role="status">{host.text('loading')}</p>}
      {status === 'ready' && fonts.length === 0 && <Empty key="empty" host={host} state={state} />}
      {fonts.length > 0 && (
        <ul key="fonts" className="fonts" role="listbox" aria-label={host.text('fonts')} part="fonts">
          {fonts.map((font, at) => (
            <FontOption key={font.name} host={host} state={state} font={font} isFirst={at === 0 && !isCurrentShown} />
          ))}
        </ul>
      )}
      {hasMore && <p key="more" className="more"><button type="button" className="quiet" data-action="more">{host.text('loadMore')}</button></p>}
    </>
  );
}
