// The script `editors.js`: `<script type="module" src=".../editors.js"></script>` loads the elements for editors of a content system,
// each when it is near the viewport. Visitors' pages load `auto.js`, which does not know these tags.
import { watchTags } from '../element/load-near.js';

/** Filled in by the build from the settings tables: the tags for editors. */
declare const __EDITORS__: string;

watchTags(Object.fromEntries(__EDITORS__.split(' ').map(tag => [tag, () => import(new URL(`./${tag}.js`, import.meta.url).href)])));
