/** What goes wrong on a page without a word on its console. */
export interface PageProblems {
  /** What the content security policy has refused. */
  readonly violations: string[];
  /** Which content has moved without an input of the visitor, and how far. */
  readonly shifts: string[];
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Element | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

/** Runs in a page before anything of the page's own; keeps what it sees in the global `problems`. */
export function observeProblems(): void {
  const problems: PageProblems = { violations: [], shifts: [] };
  Object.assign(globalThis, { problems });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    problems.violations.push(`${violatedDirective} ${blockedURI}`);
  });
  new PerformanceObserver(list => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moves = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const name = node ? `${node.nodeName.toLowerCase()}.${node.className ?? ''}` : 'something gone';
        return `${name} from ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`;
      });
      problems.shifts.push(`${value.toFixed(4)}: ${moves.join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
