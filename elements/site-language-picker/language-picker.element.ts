import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { blockInColumn } from '../../styles/block-in-column.light.styles.js';
import { LanguagePickerController } from './language-picker.controller.js';
import { paintLinks } from './first-paint.js';
import { languagePickerLightStyles } from './language-picker.light.styles.js';
import { languagePickerSettings, type LanguagePickerHost } from './language-picker.settings.js';
import { LanguagePickerState } from './language-picker.state.js';
import { languagePickerStyles } from './language-picker.styles.js';

export const languagePicker = feature({
  table: languagePickerSettings,
  styles: [languagePickerStyles],
  lightStyles: [blockInColumn('site-language-picker'), languagePickerLightStyles],
  update: ({ controller }) => controller?.settingsChanged(),
  state: () => new LanguagePickerState(),
  controller: ({ state, host }: { readonly state: LanguagePickerState; readonly host: LanguagePickerHost }) => new LanguagePickerController(state, host),
  connect: ({ controller }) => controller.connect(),
  actions: { 'click toggle': ({ controller }) => controller.toggle() },
  view: lazyView(() => import('./LanguagePicker.js').then(({ LanguagePicker }) => LanguagePicker), {
    isNeeded: ({ state }) => state.$snapshot.get().choices.length > 0, // the author's own links need no React
    firstPaint: paintLinks,
  }),
});
