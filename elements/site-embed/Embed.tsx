import { createElement, useLayoutEffect, useRef } from 'react';
import { withPurpose } from '../../core/embed/purpose-note.js';
import type { ViewProps } from '../../core/element/definition.js';
import type { EmbedSource } from './embed-source.js';
import type { ServiceKind } from './services/service.js';
import type { embedSettings } from './embed.settings.js';
import type { EmbedState } from './embed.state.js';

type Rows = typeof embedSettings;
type Props = ViewProps<Rows['settings'], Rows['events'], Rows['texts'], EmbedState>;
type Framed = EmbedSource & { kind: 'frame' };

/** Scripts and sign-in work; the page around it cannot be taken elsewhere. A page of this very site gets no way round the sandbox. */
const sandboxOf = ({ isOwn }: Framed): string =>
  `allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation${
    isOwn ? '' : ' allow-same-origin allow-storage-access-by-user-activation'}`;

/** Drawings of 24 by 24. */
const icons: Readonly<Record<ServiceKind | 'page', string>> = {
  sound: 'M9 17.5V6l10-2v11.5M9 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM19 15.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  post: 'M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  map: 'M12 21c4-4.5 6-7.7 6-10.5a6 6 0 1 0-12 0c0 2.8 2 6 6 10.5zM14.2 10.5a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0z',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  video: 'M4 5h16v14H4zM10.5 9v6l4.5-3z',
  code: 'M9 8l-4 4 4 4M15 8l4 4-4 4',
  page: 'M4 5h16v14H4zM4 9.5h16M7 7.2h.1M9.6 7.2h.1',
};

/** What is in its place: whose it is, the author's words, and the visitor's choices. */
function Facade({ source: { name, isOwn, service }, host }: Pick<Props, 'host'> & { readonly source: Framed }) {
  const describedBy = isOwn ? undefined : 'notice';
  return (
    <div className="facade" part="facade">
      <div>
        <p className="service" part="service">
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d={icons[service?.kind ?? 'page']} /></svg><span>{name}</span>
        </p>
        <slot />
        {!isOwn && <p className="notice" id="notice">{withPurpose(host, host.text('notice', { name }))}</p>}
      </div>
      <div className="choices">
        <button part="once" type="button" data-action="once" aria-describedby={describedBy}>{host.text('once')}</button>
        <button part="always" type="button" data-action="always" aria-describedby={describedBy}>{host.text('always')}</button>
      </div>
    </div>
  );
}

function Opened({ source, state, host }: Pick<Props, 'state' | 'host'> & { readonly source: Framed }) {
  const { name, page, service, frame: { address } } = source;
  return (
    <>
      {state.hasFrame ? (
        <iframe
          key={address}
          part="frame"
          title={state.title || name}
          sandbox={sandboxOf(source)}
          allow={`fullscreen; ${service?.allow ?? ''}`}
          referrerPolicy="strict-origin-when-cross-origin"
          src={address}
        />
      ) : (
        <div className="room" />
      )}
      <p className="below">
        <a href={page} target="_blank" rel="noopener">
          {host.text('elsewhere', { name })}
        </a>{' '}
        <button className="hide" part="hide" type="button" data-action="hide">
          {host.text('hide', { name })}
        </button>
      </p>
    </>
  );
}

/** Drawn by its own element, which reads what it is from its attributes. */
function Video({ page, title, ratio, purpose }: { readonly page: string; readonly title: string; readonly ratio: string; readonly purpose: string }) {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries({ src: page, label: title, ratio, 'data-consent': purpose })) {
      if (value) element.current!.setAttribute(name, value);
      else element.current!.removeAttribute(name);
    }
  }, [page, title, ratio, purpose]);
  return createElement('site-video', { ref: element, src: page }, <slot />);
}

function Content({ values, state, host }: Props) {
  const { source, isOpen, title } = state;
  if (!source) return <slot />;
  if (source.kind === 'video') return <Video page={source.page} title={title} ratio={values.ratio} purpose={host.element?.dataset.consent ?? ''} />;
  if (source.kind === 'frame') return isOpen ? <Opened source={source} state={state} host={host} /> : <Facade source={source} host={host} />;
  return (
    <>
      <slot />
      <p className="below"><a part="link" href={source.page} target="_blank" rel="noopener">{host.text('elsewhere', { name: source.name })}</a></p>
    </>
  );
}

/** One node around all of it, which a server draws too. */
export const Embed = (props: Props) => <div className="embed"><Content {...props} /></div>;
