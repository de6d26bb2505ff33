import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictures } from '../../demo/pictures/catalogue.js';
import { startForTest } from '../../demo/service/start-for-test.js';
import { median } from './measure.js';

const types = ['avif', 'webp', 'jpeg'] as const;
/** Widths of a thumbnail, of the default size and of a large picture. The cost of wider ones grows with their area. */
const widths = [300, 750, 1500];
const samples = 3;

/** What one picture of the image endpoint costs: the milliseconds of its first answer and of the processor meanwhile, those of a later answer, and its size. */
export interface PictureCost {
  readonly type: string;
  readonly width: number;
  readonly drawnMs: number;
  readonly processorMs: number;
  readonly keptMs: number;
  readonly bytes: number;
}

/** Asks the running service for pictures one after another: drawn, and then from what is kept. Medians. */
export async function benchPictures(): Promise<PictureCost[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-elements-bench-'));
  const run = await startForTest({ pictures, dataDir });
  const names = Object.keys(pictures);
  const every = Math.max(1, Math.floor(names.length / samples));
  const chosen = names.filter((_, at) => at % every === 0).slice(0, samples);
  const ask = async (name: string, width: number, type: string) => {
    const [since, before] = [performance.now(), process.cpuUsage()];
    const answer = await fetch(`${run.address}/images/${name}?format=${width}w`, { headers: { accept: `image/${type}` } });
    const bytes = (await answer.arrayBuffer()).byteLength;
    if (!answer.ok) throw new Error(`${name} in ${width}w was answered ${answer.status}.`);
    const { user, system } = process.cpuUsage(before); // of all threads: a picture is drawn in one of its own
    return { ms: performance.now() - since, processorMs: (user + system) / 1000, bytes };
  };
  await ask(chosen[0]!, 100, 'jpeg'); // what loads once belongs to no picture
  const costs: PictureCost[] = [];
  for (const type of types) {
    for (const width of widths) {
      const drawn = [];
      const kept = [];
      for (const name of chosen) drawn.push(await ask(name, width, type));
      for (const name of chosen) kept.push(await ask(name, width, type));
      costs.push({
        type,
        width,
        drawnMs: median(drawn.map(({ ms }) => ms)),
        processorMs: median(drawn.map(({ processorMs }) => processorMs)),
        keptMs: median(kept.map(({ ms }) => ms)),
        bytes: median(drawn.map(({ bytes }) => bytes)),
      });
    }
  }
  await run.stop();
  await rm(dataDir, { recursive: true });
  return costs;
}
