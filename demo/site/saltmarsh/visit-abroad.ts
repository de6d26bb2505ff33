import type { View } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { saltmarshPage } from './saltmarsh-page.js';
import { visitLanguagePicker } from './visit-languages.js';

interface Words {
  readonly title: string;
  readonly description: string;
  readonly lede: string;
  readonly way: string;
  readonly facts: readonly (readonly [term: string, text: string])[];
  readonly tides: string;
  readonly tideNote: string;
}

const german: Words = {
  title: 'Besuch in der Werkstatt',
  description: 'Der Weg durch die Salzwiesen, und die Flut, die ihn zweimal im Monat sperrt.',
  lede: 'Das letzte Haus am Weg, rote Tür, Rauch an Brenntagen. Einfach hereinkommen.',
  way: 'So kommen Sie her',
  facts: [
    ['Geöffnet', 'Mittwoch bis Sonntag. Montags und dienstags ist geschlossen.'],
    ['Mit dem Bus', 'Der Küstenbus hält an der Kirche. Von dort sind es zwanzig Minuten auf dem Deich.'],
    ['Mit dem Rad', 'Elf ebene Kilometer vom Bahnhof. Unter dem Dach können Sie es anschließen.'],
    ['Mit dem Auto', 'Bei Springflut bitte an der Kirche parken, sonst ist vor der Tür Platz für fünf.'],
    ['Im Rollstuhl', 'Alles auf einer Ebene, eine breite Tür und ein Tisch in Sitzhöhe am Fenster.'],
  ],
  tides: 'Achtung, Flut',
  tideNote: 'Um Neumond und Vollmond steht der Weg eine Stunde vor und nach Hochwasser unter Wasser. Dann hängt am Haus ein roter Wimpel.',
};

const dutch: Words = {
  title: 'Op bezoek in het atelier',
  description: 'De weg door de kwelder, en het tij dat hem twee keer per maand afsluit.',
  lede: 'Het laatste huis aan de weg, rode deur, rook op stookdagen. Loop gerust binnen.',
  way: 'Zo komt u hier',
  facts: [
    ['Open', 'Woensdag tot en met zondag. Maandag en dinsdag zijn we dicht.'],
    ['Met de bus', 'De kustbus stopt bij de kerk. Vandaar is het twintig minuten over de dijk.'],
    ['Met de fiets', 'Elf vlakke kilometers vanaf het station. Onder het afdak kunt u hem vastzetten.'],
    ['Met de auto', 'Parkeer bij springtij bij de kerk; anders is er voor de deur plaats voor vijf.'],
    ['Met een rolstoel', 'Alles gelijkvloers, een brede deur en een tafel op zithoogte bij het raam.'],
  ],
  tides: 'Let op het tij',
  tideNote: 'Rond nieuwe en volle maan staat de weg een uur voor en na hoogwater onder water. Dan hangt er een rode wimpel aan het huis.',
};

/** The way to the loft for visitors from over the sea; the frame around it stays English. */
function visitIn(language: string, words: Words): (view: View) => Html {
  const { title, description, lede, way, facts, tides, tideNote } = words;
  return view => saltmarshPage({
    view,
    title,
    description,
    language,
    main: html`
<section class="page-head">
  <h1>${title}</h1>
  <p class="lede">${lede}</p>
  ${visitLanguagePicker(view)}
</section>
<div class="visit-grid">
  <section aria-labelledby="way">
    <h2 id="way">${way}</h2>
    <dl class="facts">
      ${facts.map(([term, text]) => html`<div><dt>${term}</dt><dd>${text}</dd></div>
      `)}
    </dl>
  </section>
  <aside class="tide-note" aria-labelledby="tides">
    <h2 id="tides">${tides}</h2>
    <p>${tideNote}</p>
  </aside>
</div>
`,
  });
}

export const visitPageInGerman = visitIn('de', german);
export const visitPageInDutch = visitIn('nl', dutch);
