import type { WritableAtom } from 'nanostores';
import type { View } from '../element/frame.js';
import type { FormHost } from './form.settings.js';
import type { MessageProps } from './Messages.js';

/** What the form's own code draws in the light DOM, by name; how is known where React is. */
type Message = { [Name in keyof MessageProps]: { readonly view: Name; readonly props: MessageProps[Name] } }[keyof MessageProps];
/** What comes with code of its own: a field list, suggestions, a captcha. */
interface Loaded { readonly view: View; readonly props: object }

/** Something React renders in the light DOM, into our own node. */
export type LightPart = (Message | Loaded) & {
  readonly node: HTMLElement;
  /** Puts the node into the page, once React has drawn what is in it. Called again, it changes nothing. */
  place?(): void;
  /** What must not wait for React: paints what React will draw into the node, which is placed immediately. */
  paint?(): void;
  /** A server has drawn what is in the node: it is taken over. */
  readonly isServed?: boolean;
  /** It is painted: for it alone React is not fetched. */
  readonly isPainted?: boolean;
};

interface Drawing {
  readonly $parts: WritableAtom<readonly LightPart[]>;
  readonly host: Pick<FormHost, 'redraw'>;
}

/** What is in the light DOM of one form: the nodes are put there by the controller, what is in them is drawn by React. */
export class LightParts {
  readonly #parts = new Map<HTMLElement, LightPart>();
  #isStale = false;
  /** Whether React is there. */
  isViewDrawn = false;

  constructor(private readonly drawing: Drawing) {}

  /** With the next `draw`, this is in its node, in place of what stood there. */
  put(part: LightPart): void {
    const isPainted = !this.isViewDrawn && !!part.paint;
    this.#parts.set(part.node, isPainted ? { ...part, isPainted } : part);
    this.#isStale = true;
    if (!isPainted) return;
    part.paint!();
    part.place?.();
  }

  /** Paints again what is painted, until React is there. */
  repaint(node: HTMLElement): void {
    if (!this.isViewDrawn) this.#parts.get(node)?.paint?.();
  }

  /** Takes a node out of the page immediately. */
  drop(node: HTMLElement): void {
    if (!this.#parts.delete(node)) return;
    node.remove();
    this.#isStale = true;
  }

  /** Draws immediately where React is there; else it is fetched, where anything is not painted, and draws then. */
  draw(): void {
    if (this.#isStale) this.drawing.$parts.set([...this.#parts.values()]);
    this.#isStale = false;
    this.drawing.host.redraw(draw => draw());
  }
}
