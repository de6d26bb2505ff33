import type { ViewProps } from '../../core/element/definition.js';
import { LightPortal } from '../../core/element/light-portal.js';
import { useStore } from '../../core/element/use-store.js';
import { getHitLocation } from './kind-label.js';
import { Options } from './suggestions/Options.js';
import { Results } from './results/Results.js';
import type { searchSettings } from './search.settings.js';
import type { SearchState } from './search.state.js';

type Rows = typeof searchSettings;

/** The author's form, and below it what was found. Suggestions are in the light DOM, beside the field that names them. */
export function Search({ values, state, host }: ViewProps<Rows['settings'], Rows['events'], Rows['texts'], SearchState>) {
  const { query, hits, isOpen, active } = useStore(state.suggestions.$snapshot);
  const list = useStore(state.$list);
  const isNeeded = useStore(state.$isViewNeeded);
  if (!isNeeded) return <slot />; // what a server draws, and a page without a touch
  return (
    <>
      <slot />
      <p className="visually-hidden" role="status"><span>{isOpen && host.text('suggested', { count: hits.length })}</span></p>
      {values.results && <Results values={values} state={state} host={host} />}
      {list && (
        <LightPortal key="list" node={list}>
          {hits.length > 0 && <Options id={list.id} {...{ query, hits, active }} all={host.text('all', { query })}
            placeOf={hit => getHitLocation(hit, host)} />}
        </LightPortal>
      )}
    </>
  );
}
