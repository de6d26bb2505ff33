import { chai } from '@open-wc/testing';

// axe reads colours as they are at that moment: `expect(element).to.be.accessible()` waits in every test until what fades in has come.

/** What moves or grows without changing a colour is not waited for: a ring that counts down may take as long as it likes. */
const isColour = (property: string) => /colou?r|opacity|filter|background|visibility|^(fill|stroke)$/i.test(property);
const isKeyframes = (effect: AnimationEffect | null): effect is KeyframeEffect => effect instanceof KeyframeEffect;

function colourChanges(): Animation[] {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  return roots.flatMap(root => root.getAnimations()).filter(({ effect, playState }) => playState === 'running' && isKeyframes(effect)
    && Number.isFinite(effect.getComputedTiming().endTime) && effect.getKeyframes().some(frame => Object.keys(frame).some(isColour)));
}

chai.util.overwriteMethod(chai.Assertion.prototype, 'accessible', (axe: (...options: unknown[]) => unknown) => async function (this: Chai.AssertionStatic, ...options: unknown[]) {
  for (let changes = colourChanges(); changes.length > 0; changes = colourChanges()) await Promise.allSettled(changes.map(({ finished }) => finished));
  return axe.apply(this, options);
});
