// Runs in every engine: markup as browsers parse it.
import { expect } from '@open-wc/testing';
import { captchaHosts, keylessHosts, readContentHosts } from '../../core/consent/catalog/content-hosts.js';
import { captchaProviders } from '../../core/forms/captcha/providers/providers.js';
import { keylessTiles } from '../../elements/site-map/tiles/tile-source.js';

const page = { base: 'https://pots.example/shop/', host: 'pots.example' };
const read = (markup: string) => readContentHosts(new DOMParser().parseFromString(markup, 'text/html').body.firstElementChild!, page);

describe('the hosts of an element\'s content', () => {
  const rows: [markup: string, hosts: string[] | null][] = [
    ['<site-video src="/films/kiln.mp4"></site-video>', []],
    ['<site-video src="films/kiln.mp4"></site-video>', []],
    ['<site-video src="https://pots.example/kiln.mp4"></site-video>', []],
    ['<site-video src="//cdn.example/kiln.mp4"></site-video>', ['cdn.example']],
    ['<site-video src=" https://www.youtube.com/watch?v=1 "></site-video>', ['www.youtube.com']],
    ['<site-video src="youtu.be/abc"></site-video>', null],
    ['<site-video src="javascript:alert(1)"></site-video>', null],
    ['<site-video src="https://xn--bcher-kva.example/a.mp4"></site-video>', ['bücher.example']],
    ['<site-video embed="&lt;iframe src=&quot;https://player.vimeo.com/video/1&quot;>&lt;/iframe>"></site-video>', ['player.vimeo.com']],
    ['<site-video><a href="https://vimeo.com/1">Film</a></site-video>', ['vimeo.com']],
    ['<site-video><video><source src="/a.mp4"><source src="https://cdn.example/a.webm"></video></site-video>', ['cdn.example']],
    ['<site-video></site-video>', null],
    ['<site-video><script type="application/json">{ "src": "https://vimeo.com/1" }</script></site-video>', null],
    ['<site-map tiles="/tiles/{z}/{x}/{y}.png"></site-map>', []],
    ['<site-map tiles="none"></site-map>', []],
    ['<site-map tiles="https://{s}.tiles.example/{z}/{x}/{y}.png"></site-map>', ['tiles.example']],
    ['<site-map></site-map>', [keylessHosts.streets]],
    ['<site-map map-style="satellite"></site-map>', [keylessHosts.imagery]],
    ['<site-map show-terrain></site-map>', [keylessHosts.terrain]],
    ['<site-map map-style="/map/style.json"></site-map>', null],
    ['<site-map tiles="/t/{z}" geocoder="https://geo.example/?q="></site-map>', ['geo.example']],
    ['<site-map tiles="/t/{z}" styles="{}"></site-map>', null],
    ['<site-fonts families="Lora"></site-fonts>', []],
    ['<site-fonts families="Lora" folder="https://fonts.example/"></site-fonts>', ['fonts.example']],
    ['<site-fonts families="Lora" source="google"></site-fonts>', ['fonts.googleapis.com']],
    ['<site-fonts kit="abc1def" href="/own.css"></site-fonts>', ['use.typekit.net']],
    ['<site-fonts></site-fonts>', null],
    ['<site-embed src="https://open.spotify.com/track/1"></site-embed>', ['open.spotify.com']],
    ['<site-embed><template><iframe src="https://a.example/"></iframe><img src="/own.png"></template></site-embed>', ['a.example']],
    ['<site-booking src="https://www.opentable.com/r/x"></site-booking>', ['www.opentable.com']],
    ['<site-consent-gate><template><iframe src="/own"></iframe></template></site-consent-gate>', []],
    ['<site-consent-gate><template><script src="/own.js"></script></template></site-consent-gate>', null],
    ['<site-form captcha="altcha"></site-form>', []],
    ['<site-form captcha="turnstile"></site-form>', [captchaHosts.turnstile!]],
    ['<site-form captcha="constructor"></site-form>', []],
    ['<site-comment-count></site-comment-count>', ['disqus.com']],
    ['<site-follow buttons="official"></site-follow>', null],
  ];
  for (const [markup, hosts] of rows) it(markup, () => expect(read(markup)).to.deep.equal(hosts));

  it('are those that captchas and maps use', () => {
    const hosts = Object.entries(captchaProviders).map(([name, { host }]) => [name, host]).filter(([, host]) => host !== null);
    expect(Object.fromEntries(hosts)).to.deep.equal(captchaHosts);
    for (const [name, { template }] of Object.entries(keylessTiles)) {
      expect(new URL(template.replace('{s}.', '')).host).to.equal(keylessHosts[name as keyof typeof keylessHosts]);
    }
  });
});
