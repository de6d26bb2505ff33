import { matches } from '../markup/matches.js';

/** Makes the list of the search page shorter while one types. The address keeps what is looked for. */
export function startSearch(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('[name="q"]')!;
  const count = document.querySelector<HTMLElement>('[data-count]')!;
  const groups = [...document.querySelectorAll<HTMLElement>('[data-search-group]')];
  const narrow = () => {
    let shown = 0;
    for (const group of groups) {
      const entries = [...group.querySelectorAll('li')];
      for (const entry of entries) entry.hidden = !matches(entry.textContent!, field.value);
      const found = entries.filter(entry => !entry.hidden).length;
      group.hidden = found === 0;
      shown += found;
    }
    const text = shown === 0 ? 'No results' : shown === 1 ? '1 entry' : `${shown} entries`;
    if (count.textContent !== text) count.textContent = text;
  };
  const remember = () => {
    const address = new URL(location.href);
    if (field.value) address.searchParams.set('q', field.value);
    else address.searchParams.delete('q');
    history.replaceState(history.state, '', address);
  };
  field.addEventListener('input', narrow);
  field.addEventListener('change', remember);
  form.addEventListener('submit', event => {
    event.preventDefault();
    narrow();
    remember();
  });
  // where no server has read the address
  const asked = new URL(location.href).searchParams.get('q') ?? '';
  if (field.value === '' && asked !== '') field.value = asked;
  if (field.value !== '') narrow();
}
