import { launch, namedFunctions } from '../e2e/chromium.js';
import { serveBench } from './pages.js';
import { peers } from './next-slide.js';
const attr = process.argv[2] ?? '';
const n = 30;
const browser = await launch();
const server = await serveBench({ '/g': peers['site-gallery']!.page.replace('<site-gallery>', `<site-gallery ${attr}>`) });
const page = await (await browser.newContext({ viewport: { width: 900, height: 700 } })).newPage();
await page.addInitScript(namedFunctions);
await page.goto(`${server.url}/g`, { waitUntil: 'networkidle' });
await page.waitForFunction(peers['site-gallery']!.ready);
const client = await page.context().newCDPSession(page);
await client.send('Profiler.enable');
await client.send('Profiler.setSamplingInterval', { interval: 40 });
const press = (count: number) => page.evaluate(async ({ p, count }) => {
  const run = new Function(p);
  const w: any = window; w.zzPress = () => run();
  for (let i = 0; i < count; i++) { w.zzPress(); await new Promise(r => setTimeout(r, 1300)); }
}, { p: peers['site-gallery']!.next, count });
await press(3);
await client.send('Profiler.start');
await press(n);
const { profile } = await client.send('Profiler.stop') as any;
const nodes = new Map(profile.nodes.map((x: any) => [x.id, x]));
const parent = new Map<number, number>();
for (const x of profile.nodes) for (const c of x.children ?? []) parent.set(c, x.id);
const self = new Map<string, number>(), total = new Map<string, number>();
let all = 0;
profile.samples.forEach((id: number, i: number) => {
  const dt = profile.timeDeltas[i + 1] ?? 0;
  const x = nodes.get(id) as any;
  if (['(idle)', '(program)'].includes(x.callFrame.functionName)) return;
  all += dt;
  const name = (f: any) => `${f.functionName || 'anon'} ${f.url.split('/').pop()}:${f.lineNumber + 1}`;
  self.set(name(x.callFrame), (self.get(name(x.callFrame)) ?? 0) + dt);
  const seen = new Set<string>();
  for (let at: number | undefined = id; at !== undefined; at = parent.get(at)) { const k = name((nodes.get(at) as any).callFrame); if (!seen.has(k)) { seen.add(k); total.set(k, (total.get(k) ?? 0) + dt); } }
});
console.log('all µs per press', all / n);
const show = (m: Map<string, number>, k: number) => [...m].sort((a, b) => b[1] - a[1]).slice(0, k).forEach(([f, t]) => console.log((t / n).toFixed(0).padStart(6), f));
console.log('TOTAL'); show(total, 60); console.log('SELF'); show(self, 30);
await browser.close(); server.close();
