import { createElement, type ReactNode } from 'react';
import type { ViewProps } from '../../core/element/definition.js';
import { useTimeZone } from '../../core/element/use-store.js';
import { dateFormat } from '../../core/text/intl.js';
import { feedDesigns } from './designs.js';
import type { FeedHost, feedSettings } from './feed.settings.js';
import type { FeedState } from './feed.state.js';
import type { Post } from './read-posts.js';

type Rows = typeof feedSettings;
interface Part { readonly host: FeedHost; readonly post: Post; readonly date: string }

/** The relative time of a date is shown by an element of its own; where that is not there, the date stays. */
const When = ({ post, date }: Pick<Part, 'post' | 'date'>) => createElement('site-relative-time', { 'max-days': 30 }, <time dateTime={post.date}>{date}</time>);

/** Above its words a post has its picture; where it has none, its words are there large, and beside them a mark. */
function Media({
  post: { title, summary, image, imageText },
  isFirst,
  isBeside,
}: {
  readonly post: Post;
  readonly isFirst: boolean;
  readonly isBeside: boolean;
}) {
  if (image)
    return (
      <div className="media">
        <img
          src={image}
          alt={title ? imageText : imageText || summary.slice(0, 120)}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      </div>
    );
  if (isBeside)
    return (
      <div className="media words-only">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 4h14v10H9l-4 3v-3H3z" />
        </svg>
      </div>
    );
  return (
    <div className="media words-only" aria-hidden={title !== '' || undefined}>
      <p dir="auto">{title || summary}</p>
    </div>
  );
}

/** A link to a post, which says that it opens a new window. */
function PostLink({ host, url, children }: { readonly host: FeedHost; readonly url: string; readonly children: ReactNode }) {
  const { newWindow } = host.values;
  return (
    <a href={url} {...newWindow && { target: '_blank', rel: 'noopener' }}>
      {children}
      {newWindow && <span className="visually-hidden">{` ${host.text('newWindow')}`}</span>}
    </a>
  );
}

function Card({
  host,
  post,
  isFirst,
  timeZone,
}: {
  readonly host: FeedHost;
  readonly post: Post;
  readonly isFirst: boolean;
  readonly timeZone: 'UTC' | undefined;
}) {
  const { pictures, excerpt, design } = host.values;
  const { isBeside } = feedDesigns[design];
  const { url, title, summary, author } = post;
  const date = post.date && dateFormat(host.language, { dateStyle: 'long', timeZone }).format(Date.parse(post.date));
  const isSaid = pictures && !post.image && !title && !isBeside;
  // What is seen of a link is part of what it is called: voice control activates it by the visible text.
  const when = date ? <When post={post} date={date} /> : url ? <span>{host.text('post')}</span> : null;
  return (
    <li className="post" part="post">
      {pictures && <Media post={post} isFirst={isFirst} isBeside={isBeside} />}
      <div className={title ? 'words' : 'words untitled'}>
        <p className="metadata" part="metadata">
          {author && <span dir="auto">{host.text('by', { author })}</span>}
          {when
            && (title || !url ? (
              when
            ) : (
              <PostLink host={host} url={url}>
                {date && <span className="visually-hidden">{`${host.text('post')}: `}</span>}
                {when}
              </PostLink>
            ))}
        </p>
        {title && (
          <p className="title" part="title" dir="auto">
            {url ? <PostLink host={host} url={url}>{title}</PostLink> : title}
          </p>
        )}
        {excerpt && summary && !isSaid && (
          <p className="excerpt" part="excerpt" dir="auto">
            {summary}
          </p>
        )}
      </div>
    </li>
  );
}

/** As high as a post, with any text: what follows stays where it is when posts come. */
const Placeholder = ({ hasPicture }: { readonly hasPicture: boolean }) => (
  <li className="post">
    {hasPicture && <div className="media" />}
    <div className="words">
      <i />
      <i />
      <i />
      <i />
    </div>
  </li>
);

function Arrow({ host, to, isEnd }: { readonly host: FeedHost; readonly to: 'previous' | 'next'; readonly isEnd: boolean }) {
  return (
    <button type="button" className={`arrow ${to}`} part={to} data-action={to} disabled={isEnd} aria-label={host.text(to)}>
      <svg viewBox="0 0 20 20" aria-hidden="true"><path d="m8 4 6 6-6 6" /></svg>
    </button>
  );
}

const listClass = ({ design, pictures, excerpt }: FeedHost['values']): string =>
  ['posts', design, !pictures && 'bare', !excerpt && 'brief'].filter(Boolean).join(' ');

function Failure({ host }: { readonly host: FeedHost }) {
  return (
    <div className="news" part="error" role="alert">
      <p>{host.text('failed')}</p>
      <button type="button" className="more" data-action="again">
        {host.text('again')}
      </button>
    </div>
  );
}

/** The button for more posts; its room is there without it. */
function Foot({ host, state: { next, isAsking, hasMoreFailed } }: { readonly host: FeedHost; readonly state: FeedState }) {
  return (
    <p className="foot">
      {next ? (
        <button type="button" className="more" part="more" data-action="more" aria-disabled={isAsking || undefined}>
          {host.text(isAsking ? 'loading' : hasMoreFailed ? 'again' : 'more')}
        </button>
      ) : null}
    </p>
  );
}

export function Feed({ values, state, host }: ViewProps<Rows['settings'], Rows['events'], Rows['texts'], FeedState>) {
  const { design, columns, count, pictures, loadMore } = values;
  const { phase, posts, isAtStart, isAtEnd, isOwnShown, announced } = state;
  const timeZone = useTimeZone();
  const { isRow } = feedDesigns[design];
  const isScrollable = phase === 'shown' && isRow && !(isAtStart && isAtEnd);
  const name = listClass(values);
  const isRoomKept = phase === 'loading' || phase === 'failed';
  const hasList = isRoomKept || phase === 'shown';
  return (
    <div className={`frame columns-${columns}`} aria-busy={phase === 'loading'}>
      <div className={phase === 'failed' ? 'own failed' : 'own'} hidden={!isOwnShown}>
        <slot />
        {phase === 'failed' && <Failure host={host} />}
      </div>
      {isRoomKept && (
        <ul className={`${name} ${phase}`} aria-hidden="true">
          {new Array<null>(count).fill(null).map((_, at) => (
            <Placeholder key={at} hasPicture={pictures} />
          ))}
        </ul>
      )}
      {phase === 'shown' && (
        <ul className={name} part="posts" aria-label={values.label || host.text('label')} tabIndex={isScrollable ? 0 : undefined}>
          {posts.map((post, at) => (
            <Card key={post.id} host={host} post={post} isFirst={at < 2} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {/* Their space is reserved before it is known whether there are more: nothing below moves. */}
      {isRow && hasList && (
        <div className="arrows">
          {isScrollable && (
            <>
              <Arrow host={host} to="previous" isEnd={isAtStart} />
              <Arrow host={host} to="next" isEnd={isAtEnd} />
            </>
          )}
        </div>
      )}
      {loadMore && hasList && <Foot host={host} state={state} />}
      <p className="visually-hidden" role="status">
        <span key={phase === 'loading' ? 'loading' : announced}>{phase === 'loading' ? host.text('loading') : announced}</span>
      </p>
    </div>
  );
}
