import { setting } from '../settings/setting.js';

/** Settings of every element that is a form control. */
export const formSettings = {
  value: setting.text('', 'Value of the control. An edit changes the property, not the attribute. A field of your own inside keeps the same value.'),
  name: setting.text('', 'Name under which a form submits the value. Not needed with a field of your own inside, which is submitted itself.', {
    reflect: true,
  }),
  required: setting.flag(false, 'Requires a value before the form can be submitted.', { reflect: true }),
  disabled: setting.flag(false, 'Disables the control. A disabled `<fieldset>` around it does so too.', { reflect: true }),
};
