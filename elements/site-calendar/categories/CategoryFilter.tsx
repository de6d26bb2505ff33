import type { CalendarHost } from '../calendar.settings.js';
import { colorCount } from './categories.js';

interface FilterProps {
  readonly host: CalendarHost;
  readonly categories: readonly string[];
  readonly selection: readonly string[];
}

/** Buttons that show the events of one or several categories. They explain the colors as well. */
export function CategoryFilter({ host, categories, selection }: FilterProps) {
  return (
    <div className="categories" part="categories" role="group" aria-label={host.text('categories')}>
      <button type="button" part="category" data-action="category" data-category="" aria-pressed={selection.length === 0}>
        <span>{host.text('allCategories')}</span>
      </button>
      {categories.map((name, index) => (
        <button
          key={name} type="button" part="category" data-action="category" data-category={name}
          data-color={(index % colorCount) + 1} aria-pressed={selection.includes(name)}
        >
          <span className="swatch" aria-hidden="true" />
          <span dir="auto">{name}</span>
        </button>
      ))}
    </div>
  );
}
