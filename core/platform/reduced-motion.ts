const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor has asked for stillness. False where nobody can be asked. */
export const prefersReducedMotion = (): boolean => typeof matchMedia !== 'undefined' && matchMedia(query).matches;

/** Calls back when the visitor changes their mind about motion, until the signal ends. */
export function onReducedMotionChange(callback: (isReduced: boolean) => void, signal: AbortSignal): void {
  matchMedia(query).addEventListener('change', ({ matches }) => callback(matches), { signal });
}
