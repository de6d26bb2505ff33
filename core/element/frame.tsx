import { Component, useEffect, type ComponentType, type ReactNode } from 'react';
import type { FeatureDefinition } from './definition.js';
import type { Host } from './host.js';

/** What r2wc passes through at each drawing; a new object each time. */
export interface Frame {
  readonly values: object;
  readonly machine: unknown;
  readonly host: Host & { fail?(error: unknown): void; element: (HTMLElement & { drawn?(values: object): void }) | null };
}
export interface FrameProps { readonly frame: Frame }

class Boundary extends Component<{ frame: Frame; children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) { return { error: error ?? new Error('a view threw nothing') }; }

  override componentDidCatch(error: unknown) { this.props.frame.host.fail?.(error); }

  override componentDidUpdate(before: { frame: Frame }) { // other settings deserve another try
    if (this.state.error === undefined || before.frame.values === this.props.frame.values) return;
    this.props.frame.host.state('error', false);
    this.setState({ error: undefined });
  }

  override render() { return this.state.error === undefined ? this.props.children : <slot />; }
}

/** The tree every feature element draws, on a server and in a browser. */
export function frameOf(definition: FeatureDefinition) {
  const View = definition.view as ComponentType<Frame>;
  return function SiteFrame({ frame }: FrameProps) {
    const { values, host } = frame;
    useEffect(() => { host.element?.drawn?.(values); }, [frame, values, host]);
    return <Boundary frame={frame}><View {...frame} /></Boundary>;
  };
}
