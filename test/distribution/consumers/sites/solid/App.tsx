import 'site-elements/site-elements.critical.css';
import 'site-elements/auto';
import type {} from 'site-elements/solid';
import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';

function App() {
  const [heard, setHeard] = createSignal('');
  const [perRow] = createSignal(2);
  return (
    <>
      <site-gallery
        design="slideshow"
        label="Works"
        slides-per-row={perRow()}
        on:site-slide-change={event => setHeard(event.detail.index.toFixed())}
      >
        <img src="/images/1.jpg" width="300" height="200" alt="One" />
        <img src="/images/2.jpg" width="300" height="200" alt="Two" />
        <img src="/images/3.jpg" width="300" height="200" alt="Three" />
      </site-gallery>
      <output id="heard">{heard()}</output>
    </>
  );
}
// @ts-expect-error -- not one of the designs
export const wrong = () => <site-gallery design="spiral" />;
render(() => <App />, document.querySelector('#app')!);
