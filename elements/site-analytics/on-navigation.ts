/** Calls back where a page changes its address without being loaded; browsers without this event count the first page. */
export function onNavigation(callback: (previousPath: string) => void, signal: AbortSignal): void {
  const { navigation } = window as Window & { navigation?: EventTarget };
  let before = location.pathname;
  navigation?.addEventListener('currententrychange', () => {
    const previous = before;
    if (previous === location.pathname) return;
    before = location.pathname;
    callback(previous);
  }, { signal });
}
