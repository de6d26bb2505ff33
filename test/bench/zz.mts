import { launch, namedFunctions } from '../e2e/chromium.js';
import { serveBench } from './pages.js';
import { peers } from './next-slide.js';
const only = process.argv[2]?.split(',') ?? ['site-gallery', 'embla'];
for (const [n,a] of [['strip','design="strip"'],['carousel','design="carousel"'],['swipe','transition="swipe"'],['scroll','transition="scroll"']]) peers[n] = { ...peers['site-gallery']!, page: peers['site-gallery']!.page.replace('<site-gallery>', `<site-gallery ${a}>`) };
const browser = await launch();
const server = await serveBench(Object.fromEntries(Object.entries(peers).map(([name, peer]) => [`/${name}`, peer.page])));
const med = (a: number[]) => [...a].sort((x, y) => x - y)[a.length >> 1]!;
for (const name of only) {
  const { ready, next } = peers[name]!;
  const context = await browser.newContext({ viewport: { width: 900, height: 700 } });
  const target = await context.newPage();
  await target.addInitScript(namedFunctions);
  await target.goto(`${server.url}/${name}`, { waitUntil: 'networkidle' });
  await target.waitForFunction(ready);
  const press = () => target.evaluate(p => new Promise<void>(resolve => { setTimeout(() => { performance.mark('press'); new Function(p)(); performance.mark('pressed'); setTimeout(resolve, 1300); }); }), next);
  for (let i = 0; i < 4; i++) await press();
  await browser.startTracing(target, { categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing', ...(process.argv[3] ? ['disabled-by-default-v8.cpu_profiler'] : [])] });
  for (let i = 0; i < 14; i++) await press();
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const main = trace.traceEvents.find((e: any) => e.name === 'press');
  const ev = trace.traceEvents.filter((e: any) => e.pid === main.pid && e.tid === main.tid && e.ph === 'X').sort((a: any, b: any) => a.ts - b.ts);
  const out: Record<string, number[]> = {};
  const put = (k: string, v: number) => (out[k] ??= []).push(v);
  for (const mark of trace.traceEvents.filter((e: any) => e.name === 'press')) {
    const commit = ev.find((e: any) => e.name === 'Commit' && e.ts > mark.ts);
    const tasks = ev.filter((e: any) => e.name === 'RunTask' && e.ts + e.dur > mark.ts && e.ts <= commit.ts);
    put('all', tasks.reduce((s: number, e: any) => s + e.tdur, 0) / 1000);
    put('tasks', tasks.length);
    put('frame', tasks.at(-1).tdur / 1000);
    const within = ev.filter((e: any) => e.ts >= mark.ts && e.ts < commit.ts);
    for (const n of ['FunctionCall', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'FireAnimationFrame', 'RunMicrotasks', 'Commit', 'HitTest', 'IntersectionObserverController::computeIntersections','ParseHTML','ScrollLayer','Animation','MajorGC','MinorGC','v8.callFunction','EventDispatch'])
      { const m = within.filter((e: any) => e.name === n); if (m.length) put(n, m.reduce((s: number, e: any) => s + (e.tdur ?? 0), 0) / 1000); }
    put('wall', (commit.ts + commit.dur - mark.ts) / 1000);
  }
  console.log(name, Object.entries(out).map(([k, v]) => `${k} ${med(v).toFixed(2)}`).join('  '));
  if (process.argv[4]) { const mark = trace.traceEvents.filter((e: any) => e.name === 'press')[6]; const commit = ev.find((e: any) => e.name === 'Commit' && e.ts > mark.ts);
    for (const e of ev.filter((e: any) => e.ts + e.dur >= mark.ts && e.ts < commit.ts + commit.dur)) console.log(((e.ts - mark.ts) / 1000).toFixed(2), (e.dur / 1000).toFixed(2), ((e.tdur??0) / 1000).toFixed(2), e.name, e.args?.data?.functionName ?? e.args?.data?.type ?? '', JSON.stringify(e.args?.elementCount ?? '')); }
  await context.close();
}
await browser.close(); server.close();
