import type { View } from '../element/view-source.js';
import type { FormHost } from './form.settings.js';
import type { FormState } from './form.state.js';
import type { MessageProps } from './Messages.js';

/** What the form's own code draws in the light DOM, by name; how is known where React is. */
type Message = { [Name in keyof MessageProps]: { readonly view: Name; readonly props: MessageProps[Name] } }[keyof MessageProps];
/** What comes with code of its own: a field list, suggestions, a captcha. */
interface Loaded { readonly view: View; readonly props: object }

/** Something React draws in the light DOM, into a node of ours. */
export type LightPart = (Message | Loaded) & {
  readonly node: HTMLElement;
  /** Puts the node into the page, once React has drawn what stands in it. */
  place?(): void;
};

/** What stands in the light DOM of one form: the nodes are put there by the controller, what is in them is drawn by React. */
export class LightParts {
  readonly #parts = new Map<HTMLElement, LightPart>();
  #isStale = false;

  constructor(private readonly state: FormState, private readonly host: Pick<FormHost, 'redraw'>) {}

  /** With the next `draw`, this stands in its node, in place of what stood there. */
  put(part: LightPart): void {
    this.#parts.set(part.node, part);
    this.#isStale = true;
  }

  /** Takes a node out of the page at once. */
  drop(node: HTMLElement): void {
    if (!this.#parts.delete(node)) return;
    node.remove();
    this.#isStale = true;
  }

  /** Draws at once where React is there; else it is fetched, and draws then. */
  draw(): void {
    if (this.#isStale) this.state.$parts.set([...this.#parts.values()]);
    this.#isStale = false;
    this.host.redraw(draw => draw());
  }
}
