// Controls of the panel, made of the settings tables. Needs no build step; the plugin's scripts share `siteElementsEditor`.
(function (wp, own) {
  'use strict';

  const el = wp.element.createElement;
  const { __ } = wp.i18n;
  const { components } = wp;

  /** Digits after the decimal point of a currency, which minor units leave out. */
  const digitsOf = currency => own.digits[ currency ] ?? 2;

  /** Minor units as the amount that people write: 2800 is 28.00. */
  const amountOf = (cents, currency) => (Number(cents) / 10 ** digitsOf(currency)).toFixed(digitsOf(currency));

  /** An amount in minor units; undefined if it is invalid, or has more digits than the currency. */
  function centsOf(text, currency) {
    const cents = Number(text) * 10 ** digitsOf(currency);
    return text !== '' && Math.abs(cents - Math.round(cents)) < 1e-6 ? Math.round(cents) : undefined;
  }

  /** A field for an amount. What is typed stays as it is until it is an amount. */
  function Amount({ label, help, value, currency, onChange }) {
    const [ typed, setTyped ] = wp.element.useState(null);
    const digits = digitsOf(currency);
    const isWrong = typed !== null && typed !== '' && centsOf(typed, currency) === undefined;
    return el(components.TextControl, {
      label: label + ' (' + currency + ')',
      help: isWrong ? __('This currency has fewer digits after the decimal point.', 'site-elements') : help,
      type: 'number', min: 0, step: 10 ** -digits,
      value: typed ?? (value === undefined || value === '' ? '' : amountOf(value, currency)),
      onChange(text) {
        setTyped(text);
        if (text === '' || centsOf(text, currency) !== undefined) {
          onChange(text === '' ? undefined : centsOf(text, currency));
        }
      },
      onBlur() { if (! isWrong) setTyped(null); },
    });
  }

  const optionsOf = (choices, labels, first) =>
    [ { label: first, value: '' } ].concat(choices.map((choice, at) => ({ label: labels[ at ], value: choice })));

  function firstOption({ choices, choiceLabels, default: chosen }) {
    const at = choices.indexOf(String(chosen));
    const words = __('Default', 'site-elements');
    return at < 0 ? words : words + ' (' + choiceLabels[ at ] + ')';
  }

  function isJson(text) {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  }

  /** Yes, no, or what the element decides without a value. */
  function ThreeStates({ label, help, value, onChange }) {
    const options = [ [ '', __('Automatic', 'site-elements') ], [ 'true', __('Yes', 'site-elements') ], [ 'false', __('No', 'site-elements') ] ];
    return el(components.SelectControl, {
      label, help, value: value === undefined ? '' : String(value),
      options: options.map(([ state, words ]) => ({ value: state, label: words })),
      onChange: state => onChange(state === '' ? undefined : state === 'true'),
    });
  }

  /** A field for any text, with the setting's choices as suggestions where it has some. */
  function Text({ setting, ...field }) {
    const id = wp.compose.useInstanceId(Text, 'site-elements-suggestions');
    if (! setting.choices) return el(components.TextControl, Object.assign({ placeholder: setting.example }, field));
    return el(wp.element.Fragment, {},
      el(components.TextControl, Object.assign({ list: id, autoComplete: 'off' }, field)),
      el('datalist', { id }, setting.choices.map((choice, at) => el('option', { key: choice, value: choice, label: setting.choiceLabels[ at ] }))));
  }

  /** A number. What is outside of its bounds stays in the field: the element reports it, too. */
  function NumberField({ setting, ...field }) {
    const { min, max, integer } = setting;
    const isWrong = field.value !== '' && (field.value < min || field.value > max || (integer && ! Number.isInteger(field.value)));
    const bounds = max === undefined
      ? wp.i18n.sprintf(/* translators: a number */ __('The smallest value is %s.', 'site-elements'), min)
      : wp.i18n.sprintf(/* translators: two numbers */ __('Enter a number from %1$s to %2$s.', 'site-elements'), min, max);
    const wrong = integer && ! Number.isInteger(field.value) ? __('Enter a whole number.', 'site-elements') : bounds;
    return el(components.TextControl, Object.assign({}, field, isWrong ? { help: wrong } : {}, {
      type: 'number', min, max, step: integer ? 1 : 'any',
      onChange: text => field.onChange(text === '' ? undefined : Number(text)),
    }));
  }

  /** Colors of the theme below a field for any other. */
  function Color(field) {
    const colors = wp.data.useSelect(select => select('core/block-editor').getSettings().colors ?? [], []);
    return el(wp.element.Fragment, {},
      el(components.TextControl, field),
      el(components.ColorPalette, { colors, value: field.value, clearable: false, 'aria-label': field.label, onChange: color => field.onChange(color ?? '') }));
  }

  /** Browsers show days and times in their own fields, and other spellings of them not at all. */
  const picker = (type, pattern) => field => el(components.TextControl, Object.assign({}, field, field.value === '' || pattern.test(field.value) ? { type } : {}));
  const Day = picker('date', /^\d{4}-\d\d-\d\d$/);
  const Time = picker('time', /^\d\d:\d\d$/);

  /** Protocols that neither the server nor the elements accept. */
  const isRefused = address => /^\s*(?!(?:https?|ftp|mailto|tel|sms):)[a-z][a-z\d+.-]*:(?!\d)/i.test(address);

  function Address(field) {
    const wrong = isRefused(field.value) ? { help: __('This address is not allowed, so the page does not use it.', 'site-elements') } : {};
    return el(components.TextControl, Object.assign({ inputMode: 'url' }, field, wrong));
  }

  function Json(field) {
    const wrong = field.value && ! isJson(field.value) ? { help: __('This is not JSON, so the page does not use it yet.', 'site-elements') } : {};
    return el(components.TextareaControl, Object.assign({}, field, wrong));
  }

  /** The field of each control that the settings tables name. */
  const fields = {
    switch: ({ setting, ...field }) => (setting.isAutomatic ? el(ThreeStates, field) : el(components.ToggleControl, { label: field.label, help: field.help, checked: field.value ?? setting.default, onChange: field.onChange })),
    select: ({ setting, ...field }) => (setting.orAddress ? el(Text, { setting, ...field }) : el(components.SelectControl, Object.assign(field, { options: optionsOf(setting.choices, setting.choiceLabels, firstOption(setting)) }))),
    number: ({ setting, ...field }) => (setting.isByWidth ? el(own.Widths, { setting, ...field }) : el(NumberField, { setting, ...field })),
    amount: ({ label, value, currency, onChange }) => el(Amount, { label, value, currency, onChange }),
    address: ({ setting, ...field }) => el(Address, field),
    color: ({ setting, ...field }) => el(Color, field),
    date: ({ setting, ...field }) => el(Day, field),
    time: ({ setting, ...field }) => el(Time, field),
    html: ({ setting, ...field }) => el(components.TextareaControl, field),
    json: ({ setting, ...field }) => el(Json, field),
    text: field => el(Text, field),
  };

  /** The control of one setting. */
  function Setting({ setting, value, currency, onChange }) {
    // A sentence that says the label again helps nobody.
    const sentence = setting.doc.replace(/\.$/, '') === setting.label ? undefined : setting.doc;
    const unit = setting.unit && wp.i18n.sprintf(/* translators: a unit, such as px */ __('Unit: %s.', 'site-elements'), setting.unit);
    const help = [ sentence, unit ].filter(Boolean).join(' ') || undefined;
    const { control, label } = setting;
    if (control === 'switch') return fields.switch({ setting, label, help, value, onChange });
    if (control === 'amount') return fields.amount({ label, value, currency, onChange });
    const isUnset = text => (text === '' ? undefined : text);
    return fields[ control ]({ setting, label, help, value: value ?? '', onChange: text => onChange(isUnset(text)) });
  }

  Object.assign(own, { Amount, Setting, amountOf, optionsOf });
}(wp, siteElementsEditor)); // the plugin hands it over before this file
