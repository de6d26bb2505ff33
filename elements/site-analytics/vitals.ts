import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { pagePaths } from '../../core/contract/paths-of-pages.js';
import { getQuietly, pageVisit, sendBeacon } from '../../core/platform/network.js';
import { onPageVisibilityChange } from '../../core/platform/observers.js';
import { pageClock } from '../../core/platform/timing.js';
import { writeJson } from '../../core/registry/write-json.js';
import { PerformanceRecords, settingsTimeout, settingsWithoutId } from '../../core/tracking/performance-records.js';
import type { AnalyticsHost } from './analytics.settings.js';

const settingsTimeoutMs = 30_000; // spec: media-layout §7

interface Given { readonly host: AnalyticsHost; readonly base: string; readonly signal: AbortSignal }

/** The node that a value is about: the largest picture, what moved most, what was pressed. */
function nodeOf({ name, entries }: MetricType): Node | null | undefined {
  const last = entries.at(-1);
  if (name === 'LCP') return (last as LargestContentfulPaint | undefined)?.element;
  if (name === 'INP') return (last as PerformanceEventTiming | undefined)?.target;
  if (name !== 'CLS') return null;
  const shifts = entries as readonly (PerformanceEntry & { value: number; sources?: readonly { node?: Node }[] })[];
  return [...shifts].sort((a, b) => b.value - a.value)[0]?.sources?.[0]?.node;
}

/** The nearest custom element around a node, out through shadow roots. */
function elementOf(node: Node | null | undefined): string {
  for (let at: Node | null | undefined = node; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    if (at instanceof Element && at.localName.includes('-')) return at.localName;
  }
  return '';
}

/** Measures the page with the `web-vitals` library and reports what it finds. */
export async function measure({ host, base, signal }: Given): Promise<void> {
  const records = new PerformanceRecords({
    clock: pageClock,
    url: pageVisit()!.url,
    send: found => sendBeacon(base + pagePaths.performanceRecords, writeJson(found)),
  });
  const add = (metric: MetricType) => {
    if (!signal.aborted) records.add({ name: metric.name, value: metric.value, rating: metric.rating, element: elementOf(nodeOf(metric)) });
  };
  for (const on of [onLCP, onCLS, onINP, onFCP, onTTFB]) on(add, { reportAllChanges: true });
  onPageVisibilityChange(isHidden => { if (isHidden) records.hide(); }, signal);
  try {
    const settings = await getQuietly(base + pagePaths.performanceSettings, settingsTimeoutMs);
    const { pageLoadId } = settings as { pageLoadId?: unknown };
    if (typeof pageLoadId !== 'string' || !pageLoadId) throw new Error(settingsWithoutId);
    records.name(pageLoadId);
  } catch (error) {
    if (!signal.aborted) host.error((error as Error).name === 'TimeoutError' ? settingsTimeout : (error as Error).message); // spec: media-layout §8
  }
}
