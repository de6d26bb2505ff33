import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Connection } from '../../core/contract/connections.js';
import type { ViewProps } from '../../core/element/definition.js';
import { useStore } from '../../core/element/use-store.js';
import { safeUrl } from '../../core/links/safe-url.js';
import type { ConnectionsHost, connectionsSettings } from './connections.settings.js';
import type { ConnectionPanel, ConnectionsState, ConnectionTask } from './connections.state.js';

type Rows = typeof connectionsSettings;

interface Part {
  readonly host: ConnectionsHost;
  readonly state: ConnectionsState;
  readonly connection: Connection;
  readonly panel: ConnectionPanel;
  readonly tasks: ReadonlySet<ConnectionTask>;
  readonly isDisabled: boolean;
}

function Button({ action, className = 'quiet', task, children }: {
  readonly action: string; readonly className?: string; readonly task?: ConnectionTask | null; readonly children: string;
}) {
  return (
    <button type="button" className={className} part={className === 'quiet' ? undefined : 'button'} data-action={action} aria-disabled={!!task}>
      {children}
    </button>
  );
}

/** What went wrong, and a button if it can be tried again. */
function Failure({ children, button }: { readonly children: string; readonly button?: ReactNode }) {
  return <p className="failure" role="alert" dir="auto">{children} {button}</p>;
}

/** The form that asks for an API key or for an address. What was typed stays in it if it is refused. */
function ConnectForm({ host, connection: { provider, name, kind, help }, panel: { task, error } }: Part) {
  const id = useId();
  const isTool = kind === 'automation';
  const helpUrl = safeUrl(help);
  return (
    <form data-action="credential" noValidate>
      <label htmlFor={id}>{host.text(isTool ? 'url' : 'key')}</label>
      <input
        id={id} part="input" name={`credential-${provider}`} type={isTool ? 'url' : 'password'} dir="ltr" autoComplete="off" spellCheck={false} required
        maxLength={2000} aria-describedby={`${id}-note`} aria-invalid={error ? true : undefined}
      />
      <p id={`${id}-note`} className="note">
        {isTool ? host.text('urlNote') : helpUrl && <a href={helpUrl} target="_blank" rel="noopener noreferrer">{host.text('help')}</a>}
      </p>
      {error && <Failure>{error}</Failure>}
      <div className="actions">
        <button className="primary" part="button" aria-disabled={task !== null} aria-label={host.text('connectTo', { provider: name })}>
          {host.text('connect')}
        </button>
        <Button action="cancel">{host.text('cancel')}</Button>
      </div>
    </form>
  );
}

/** The mailing list and its double opt-in, with Save and Discard once something is changed. */
function ListSettings({ host, state, connection, panel: { lists, draft, task, isSaved }, isDisabled }: Part) {
  const id = useId();
  const { list, doubleOptIn } = state.getSettings(connection);
  const select = useRef<HTMLSelectElement>(null);
  const check = useRef<HTMLInputElement>(null);
  // After Discard, and once the lists are loaded.
  useEffect(() => {
    if (select.current) select.current.value = list;
    if (check.current) check.current.checked = doubleOptIn;
  }, [list, doubleOptIn, lists]);
  const again = <Button action="lists">{host.text('tryAgain')}</Button>;
  if (lists === 'failed') return <Failure button={again}>{host.text('unableToLoad')}</Failure>;
  if (Array.isArray(lists) && lists.length === 0) return <p className="note">{host.text('noLists')} {again}</p>;
  // While the lists are loading, the selected one is shown.
  const options = Array.isArray(lists) ? lists : connection.list ? [connection.list] : [];
  return (
    <>
      <label htmlFor={id}>{host.text('list')}</label>
      <select ref={select} id={id} part="input" data-action="list" defaultValue={list} disabled={isDisabled || !Array.isArray(lists)}>
        <option value="">{host.text('selectList')}</option>
        {options.map(option => <option key={option.id} value={option.id}>{option.name}</option>)}
      </select>
      <label className="check">
        <input ref={check} type="checkbox" data-action="double-opt-in" defaultChecked={doubleOptIn} disabled={isDisabled} aria-describedby={`${id}-note`} />
        <span>{host.text('doubleOptIn')}</span>
      </label>
      <p id={`${id}-note`} className="note">{host.text('doubleOptInNote')}</p>
      {draft && (
        <div className="unsaved" role="group" aria-label={host.text('unsaved')}>
          <p>{host.text('unsaved')}</p>
          <div className="actions">
            <Button className="primary" action="save" task={task}>{host.text('save')}</Button>
            <Button action="discard">{host.text('discard')}</Button>
          </div>
        </div>
      )}
      <p className="saved" role="status">{isSaved && !draft && host.text('saved')}</p>
    </>
  );
}

/** What a connected account or tool shows. */
function Details(props: Part) {
  const { host, connection: { name, kind, state, account, list, problem }, panel: { error, task, step }, tasks, isDisabled } = props;
  const isTool = kind === 'automation';
  return (
    <>
      {account && <p className="account"><bdi>{isTool ? account : host.text('account', { account })}</bdi></p>}
      {state === 'awaiting' && <p className="note">{host.text(isTool ? 'awaitingEvent' : 'awaitingList')}</p>}
      {problem && <Failure>{problem}</Failure>}
      {problem && tasks.has('connect') && (step === 'connecting' ? <ConnectForm {...props} /> : <Button action="connect">{host.text('connect')}</Button>)}
      {list && !tasks.has('save') && <p className="account"><bdi>{list.name}</bdi></p>}
      {!isTool && tasks.has('save') && <ListSettings {...props} />}
      {error && step !== 'connecting' && <Failure>{error}</Failure>}
      {step === 'disconnecting' ? (
        <div className="asked" role="group" aria-label={host.text('disconnectFrom', { provider: name })}>
          <p>{host.text('disconnectAsk', { provider: name })}</p>
          <div className="actions">
            <Button className="danger" action="disconnect" task={task}>{host.text('disconnect')}</Button>
            <Button action="cancel">{host.text('cancel')}</Button>
          </div>
        </div>
      ) : (
        <div className="actions">
          {isTool && tasks.has('test') && (
            <button type="button" className="quiet" data-action="test" disabled={isDisabled} aria-disabled={!!task}>{host.text('test')}</button>
          )}
          {tasks.has('disconnect') && (
            <button
              type="button" className="quiet disconnect" data-action="ask" disabled={isDisabled}
              aria-label={host.text('disconnectFrom', { provider: name })}
            >
              {host.text('disconnect')}
            </button>
          )}
        </div>
      )}
    </>
  );
}

function Item(props: Part) {
  const { host, connection: { provider, name, state }, panel: { step, task }, tasks, isDisabled } = props;
  const id = useId();
  const isConnected = state !== 'disconnected';
  return (
    <li data-connection={provider}>
      <section className="provider" part="connection" tabIndex={-1} aria-labelledby={`${id}-name ${id}-state`} aria-busy={!!task}>
        <header>
          <strong id={`${id}-name`}><bdi>{name}</bdi></strong>
          <span id={`${id}-state`} className="state" part="state" data-state={state}>{host.text(state)}</span>
          {!isConnected && step === 'shown' && tasks.has('connect') && (
            <button
              type="button" className="connect" part="button" data-action="connect" disabled={isDisabled}
              aria-label={host.text('connectTo', { provider: name })}
            >
              {host.text('connect')}
            </button>
          )}
        </header>
        {isConnected ? <Details {...props} /> : step === 'connecting' && <ConnectForm {...props} />}
      </section>
    </li>
  );
}

/** The view of <site-connections>. */
export function Connections({ host, state, values }: ViewProps<Rows['settings'], Rows['events'], Rows['texts'], ConnectionsState>) {
  const { phase, connections, panels, tasks, isDisabled } = useStore(state.$snapshot);
  const offered = values.providers.split(/\s+/).filter(Boolean);
  const shown = connections.filter(({ provider }) => offered.length === 0 || offered.includes(provider));
  if (phase !== 'ready' || connections.length === 0) {
    return (
      <>
        <slot />
        {phase === 'loading' && <p className="note" role="status">{host.text('loading')}</p>}
        {phase === 'failed' && (
          <Failure button={<Button action="reload">{host.text('tryAgain')}</Button>}>{host.text('unableToLoad')}</Failure>
        )}
      </>
    );
  }
  return (
    <ul part="list" aria-label={values.label || host.text('label')}>
      {shown.map(connection => (
        <Item
          key={connection.provider} host={host} state={state} connection={connection} tasks={tasks} isDisabled={isDisabled}
          panel={panels[connection.provider] ?? state.getPanel(connection.provider)}
        />
      ))}
    </ul>
  );
}
