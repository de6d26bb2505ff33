import type { ReadableAtom } from 'nanostores';
import { useStore } from '../element/use-store.js';

/** A line of the summary; without a target it is about nothing that the visitor can reach. */
export interface SummaryLine { readonly id: string; readonly text: string; readonly targetId: string | null }

/** What each message of a form is drawn from. */
export interface MessageProps {
  readonly line: { readonly text: string };
  readonly counter: { readonly $text: ReadableAtom<string> };
  readonly summary: {
    readonly titleId: string;
    readonly message: string;
    /** Further lines under the title. */
    readonly details: readonly string[];
    readonly lines: readonly SummaryLine[];
  };
}

/** Text in an element of its own: page translators wrap bare text in elements of theirs. */
export const Line = ({ text }: MessageProps['line']) => (text ? <span>{text}</span> : null);

/** How much of a limit is used. Among right-to-left text the two numbers would change places. */
const Counter = ({ $text }: MessageProps['counter']) => <bdi dir="ltr" translate="no">{useStore($text)}</bdi>;

/** What is wrong, with links to the fields: they work inside any shadow root and leave the page's address alone. */
const Summary = ({ titleId, message, details, lines }: MessageProps['summary']) => (
  <>
    <p className="site-form-summary-title" id={titleId}>{message}</p>
    {details.map(detail => <p key={detail}>{detail}</p>)}
    {lines.length > 0 && (
      <ul>
        {lines.map(({ id, text, targetId }) => <li key={id}>{targetId ? <a href={`#${targetId}`}>{text}</a> : <span>{text}</span>}</li>)}
      </ul>
    )}
  </>
);

export const messages = { line: Line, counter: Counter, summary: Summary };
