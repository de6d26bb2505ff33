// axe reads colors as they are at that moment: in every test it starts when fades have ended. The test page loads this file before
// the test runner; axe itself loads when a test first requests it, and puts itself on the window.

type Run = (...asked: unknown[]) => void;

/** What moves or grows without changing a color is not waited for: a ring that counts down may take as long as it likes. */
const isColor = (property: string) => /colou?r|opacity|filter|background|visibility|^(fill|stroke)$/i.test(property);

function colorChanges(): Animation[] {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  return roots.flatMap(root => root.getAnimations()).filter(({ effect, playState }) => playState === 'running' && effect instanceof KeyframeEffect
    && Number.isFinite(effect.getComputedTiming().endTime) && effect.getKeyframes().some(frame => Object.keys(frame).some(isColor)));
}

async function rest(): Promise<void> {
  for (let changes = colorChanges(); changes.length > 0; changes = colorChanges()) await Promise.allSettled(changes.map(({ finished }) => finished));
}

let axe: { run: Run } | undefined;
Object.defineProperty(window, 'axe', {
  configurable: true,
  get: () => axe,
  set: (given: { run: Run }) => {
    axe = given;
    queueMicrotask(() => { // it puts itself here before it has all its parts
      const { run } = given;
      given.run = (...asked) => { void rest().then(() => run.apply(given, asked)); };
    });
  },
});

export {};
