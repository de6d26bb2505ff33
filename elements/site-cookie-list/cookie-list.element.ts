import { leaf } from '../../core/element/definition.js';
import { fillRoomAround } from '../../styles/fill-room.styles.js';
import { CookieListController } from './cookie-list.controller.js';
import { cookieListSettings } from './cookie-list.settings.js';
import { CookieListState } from './cookie-list.state.js';
import { cookieListStyles } from './cookie-list.styles.js';
import { listTemplate } from './cookie-list.view.js';

export const cookieList = leaf({
  table: cookieListSettings,
  styles: [fillRoomAround, cookieListStyles],
  state: () => new CookieListState(),
  controller: ({ state, host }) => new CookieListController(state, host),
  update: ({ controller }) => controller?.refresh(),
  connect: ({ controller }) => controller.connect(),
  actions: { 'click change': ({ controller }) => controller.open() },
  methods: { refresh: ({ controller }) => controller.refresh() },
  template: ({ state, host }) => listTemplate(state, host),
});
