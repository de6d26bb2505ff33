/** A page that is not painted has no frames: then it is time after so long. */
const patienceMs = 100;

/** Calls back once the next frame is painted, with the one after it. */
export function afterNextFrame(callback: () => void): void {
  let frame = requestAnimationFrame(() => { frame = requestAnimationFrame(done); });
  const timer = setTimeout(done, patienceMs);
  function done() {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    callback();
  }
}
