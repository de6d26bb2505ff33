import { Component, type ReactNode } from 'react';
import type { AnyValue } from '../settings/table.js';
import type { Host } from './host.js';

/** A React view: a plain function component. */
export type View<P = AnyValue> = (props: P) => ReactNode;

/** What a view is drawn with; a new object each time. */
export interface Frame {
  readonly values: object;
  readonly state: unknown;
  readonly host: Host & { fail?(error: unknown): void; element: (HTMLElement & { drawn?(values: object): void }) | null };
}
export interface FrameProps { readonly frame: Frame }

/** The tree every feature element draws, on a server and in a browser: its view, or the author's content where that throws. */
export function createErrorBoundary(View: View) {
  return class SiteFrame extends Component<FrameProps, { error?: unknown }> {
    override state: { error?: unknown } = {};

    static getDerivedStateFromError(error: unknown) { return { error: error ?? new Error('a view threw nothing') }; }

    override componentDidCatch(error: unknown) { this.props.frame.host.fail?.(error); }

    override componentDidMount() { this.tell(); }

    override componentDidUpdate({ frame: { values } }: FrameProps) {
      this.tell();
      if (this.state.error === undefined || values === this.props.frame.values) return;
      this.props.frame.host.toggleState('error', false); // other settings deserve another try
      this.setState({ error: undefined });
    }

    tell() {
      const { values, host } = this.props.frame;
      host.element?.drawn?.(values);
    }

    override render() { return this.state.error === undefined ? <View {...this.props.frame} /> : <slot />; }
  };
}
