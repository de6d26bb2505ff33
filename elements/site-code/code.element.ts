import { leaf } from '../../core/element/definition.js';
import { fillRoom } from '../../styles/fill-room.styles.js';
import { CodeController } from './code.controller.js';
import { codeLightStyles } from './code.light.styles.js';
import { codeSettings, type CodeHost } from './code.settings.js';
import { CodeState } from './code.state.js';
import { codeStyles } from './code.styles.js';
import { codeView } from './code.view.js';

export const code = leaf({
  table: codeSettings,
  styles: [fillRoom, codeStyles],
  lightStyles: [codeLightStyles],
  state: (host: CodeHost) => new CodeState(() => host.redraw()),
  controller: ({ state, host }) => new CodeController(state, host),
  update({ controller, changed }) { if (changed.size > 0) controller?.read(); },
  connect: ({ controller }) => controller.connect(),
  actions: { 'click copy': ({ controller }) => void controller.copy() },
  methods: { copy: ({ controller }) => controller.copy() },
  template: codeView,
});
