import { namedFunctions } from './chromium.js';
import { openDemo } from './demo/open-demo.js';
const ownerPassword = 'correct horse battery';
const demo = await openDemo({ ownerPassword });
const { page } = await demo.visit('/owner/store', { device: { viewport: { width: 1280, height: 900 } } });
await page.locator('#password').fill(ownerPassword);
await page.keyboard.press('Enter');
await page.waitForURL(`${demo.url}/owner/store`);
await page.addInitScript(namedFunctions);
await page.addInitScript(() => {
  (window as any).log = [];
  new PerformanceObserver(list => { for (const e of list.getEntries() as any[]) (window as any).log.push(`shift ${e.value} ${e.sources.map((s: any) => `${s.node?.nodeName}.${s.node?.className} ${s.previousRect.top}->${s.currentRect.top}`).join('; ')}`); }).observe({ type: 'layout-shift', buffered: true });
  const tick = () => {
    const m = document.querySelector('site-file-manager');
    if (m) { const inner = m.shadowRoot ? [...m.shadowRoot.querySelectorAll('.manager > *, .panel > *, #root > *')].map(n => `${n.nodeName}.${n.className}:${(n as HTMLElement).getBoundingClientRect().height}`).join(' ') : 'none';
      const p = m.shadowRoot?.querySelector('.hint'); const r = document.createRange(); if (p) r.selectNodeContents(p); const line = (p ? p.innerHTML + ' ' + r.getBoundingClientRect().height + ' ' + r.getBoundingClientRect().top + ' ' + p.getBoundingClientRect().top + ' fs ' + getComputedStyle(p).fontFamily.slice(0, 30) + ' ' : '') + `${m.getBoundingClientRect().height} ${m.matches(':defined')} ${inner}`; const log = (window as any).log; if (log.at(-1) !== line) log.push(line); }
    requestAnimationFrame(tick);
  };
  tick();
});
await page.goto(`${demo.url}/owner/site-files`);
await page.waitForTimeout(3000);
console.log((await page.evaluate(() => (window as any).log)).join('\n'));
await page.screenshot({ path: '/tmp/fm.png' });
await demo.close();
