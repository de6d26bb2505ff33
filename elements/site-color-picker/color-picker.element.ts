import { parseColor } from '../../core/color/parse-color.js';
import { findAuthorField } from '../../core/editing/author-field.js';
import { formControl } from '../../core/editing/form-control.js';
import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { ColorPickerController } from './color-picker.controller.js';
import { colorPickerLightStyles } from './color-picker.light.styles.js';
import { colorPickerSettings, type ColorPickerHost } from './color-picker.settings.js';
import { ColorPickerState } from './color-picker.state.js';
import { colorPickerStyles } from './color-picker.styles.js';
import { resolveCssColor } from './resolve-css-color.js';

export const colorPicker = feature({
  table: colorPickerSettings,
  styles: [colorPickerStyles],
  lightStyles: [colorPickerLightStyles],
  delegatesFocus: true,
  mixin: formControl({
    findProblem: (value, host) => (resolveCssColor(host.element!, value) ? '' : host.text('invalid')),
  }),
  state: ({ element, servedMarkup = '', values }: ColorPickerHost) =>
    new ColorPickerState(values, element ? !!findAuthorField(element) : /<(?:input|textarea|select)\b/i.test(servedMarkup)),
  controller: ({ state, host }: { readonly state: ColorPickerState; readonly host: ColorPickerHost }) => new ColorPickerController(state, host),
  update({ state, controller, values, changed }) {
    state.read(values, controller ? text => controller.resolve(text) : parseColor);
    controller?.checkColors();
    if (changed.has('value')) controller?.valueChanged();
  },
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click toggle': ({ controller }) => controller.toggle(),
    'pointerdown map': ({ controller, target, event }) => controller.drag(target, event as PointerEvent),
    'keydown map': ({ controller, event }) => controller.press(event as KeyboardEvent),
    'input hue': ({ controller, target }) => controller.slide('hue', target as HTMLInputElement),
    'input alpha': ({ controller, target }) => controller.slide('alpha', target as HTMLInputElement),
    'change hue': ({ controller }) => controller.commit(),
    'change alpha': ({ controller }) => controller.commit(),
    'change notation': ({ state, target }) => state.setNotation((target as HTMLSelectElement).value),
    'change channel': ({ controller, target }) => controller.writeChannel(target as HTMLInputElement),
    'change hex': ({ controller, target }) => controller.writeHex(target as HTMLInputElement),
    'input write': ({ controller, target }) => controller.write((target as HTMLInputElement).value),
    'change write': ({ controller }) => controller.commit(),
    'click swatch': ({ controller, target }) => controller.choose(target),
    'click eye-dropper': ({ controller }) => controller.openEyeDropper(),
  },
  view: lazyView(() => import('./ColorPicker.js').then(({ ColorPicker }) => ColorPicker)),
});
