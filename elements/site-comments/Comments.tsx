import type { ViewProps } from '../../core/element/definition.js';
import { dateFormat } from '../../core/text/intl.js';
import { commentLimits } from '../../core/contract/comments.js';
import type { commentsSettings } from './comments.settings.js';
import type { CommentsState, Conversation } from './comments.state.js';

type Rows = typeof commentsSettings;
type Props = ViewProps<Rows['settings'], Rows['events'], Rows['texts'], CommentsState>;
type Host = Props['host'];

interface CommentProps { readonly conversation: Conversation; readonly host: Host; readonly canReply: boolean }

function Comment({ conversation: { comment: { id, name, text, created, isOwner }, replies }, host, canReply }: CommentProps) {
  return (
    <li>
      <article id={`comment-${id}`} part="comment" tabIndex={-1} aria-label={name}>
        <header>
          <strong dir="auto">{name}</strong>
          {isOwner && (
            <span className="owner" part="owner">
              {host.text('owner')}
            </span>
          )}
          {created && <time dateTime={created}>{dateFormat(host.language, { dateStyle: 'medium' }).format(Date.parse(created))}</time>}
        </header>
        {text.split('\n\n').map((paragraph, at) => (
          <p key={at} dir="auto">
            {paragraph}
          </p>
        ))}
        {canReply && (
          <button type="button" className="quiet" part="reply" data-action="reply" data-id={id} aria-label={host.text('replyTo', { name })}>
            {host.text('reply')}
          </button>
        )}
      </article>
      {replies.length > 0 && (
        <ul className="replies">
          {replies.map(reply => (
            <Comment key={reply.comment.id} conversation={reply} host={host} canReply={canReply} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Rendered if the author wrote no form. */
function OwnForm({ host }: { readonly host: Host }) {
  return (
    <form className="form" part="form" data-action="send">
      <label htmlFor="name">{host.text('name')}</label>
      <input id="name" name="name" required maxLength={commentLimits.name} autoComplete="name" />
      <label htmlFor="text">{host.text('text')}</label>
      <textarea id="text" name="text" rows={5} required maxLength={commentLimits.text} />
      <button type="submit" part="send">{host.text('send')}</button>
    </form>
  );
}

const problems = ['notSent', 'offline', 'tooMany'] as const;

/** The author's words and form, how the visitor's comment is doing, and the comments below. */
export function Comments({ values, state, host }: Props) {
  const { list, sending, conversations, hasMore, replyTo, hasOwnForm } = state;
  const note = list === 'shown' ? conversations.length === 0 && 'none' : list !== 'idle' && list;
  const problem = problems.find(each => each === sending);
  const progress = sending === 'sending' || sending === 'sent' ? sending : null;
  return (
    <>
      <slot />
      {!hasOwnForm && !values.closed && <OwnForm host={host} />}
      <p className="note" role="status">
        {replyTo && (
          <span key="reply" className="replying" part="replying" dir="auto">
            {host.text('replying', { name: replyTo.name })}
          </span>
        )}
        {progress && (
          <span key={progress} part="status">
            {host.text(progress)}
          </span>
        )}
      </p>
      {replyTo && (
        <button type="button" className="quiet" part="cancel" data-action="cancel">
          {host.text('cancel')}
        </button>
      )}
      <p className="note error" role="alert">
        {problem && (
          <span key={problem} part="error">
            {host.text(problem)}
          </span>
        )}
      </p>
      <section className={conversations.length === 0 ? 'bare' : undefined} aria-label={host.text('list')} aria-busy={list === 'loading'}>
        {/* Before the list, and without room while it loads: nothing that is seen moves when the comments come. */}
        <p className="note" role="status">
          {note && (
            <span key={note} part="note" className={note === 'loading' ? 'visually-hidden' : undefined}>
              {host.text(note)}
            </span>
          )}
        </p>
        {conversations.length > 0 && (
          <ul part="list">
            {conversations.map(each => (
              <Comment key={each.comment.id} conversation={each} host={host} canReply={!values.closed} />
            ))}
          </ul>
        )}
        {list === 'failed' && (
          <button type="button" part="again" data-action="again">
            {host.text('again')}
          </button>
        )}
        {hasMore && list !== 'failed' && (
          <button type="button" part="more" data-action="more">
            {host.text('more')}
          </button>
        )}
      </section>
    </>
  );
}
