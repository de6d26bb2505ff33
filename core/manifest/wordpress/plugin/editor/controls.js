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

  /** The control of one setting. */
  function Setting({ setting, value, currency, onChange }) {
    // A sentence that says the label again helps nobody.
    const help = setting.doc.replace(/\.$/, '') === setting.label ? undefined : setting.doc;
    const isUnset = text => (text === '' ? undefined : text);
    const common = { label: setting.label, help, value: value ?? '', onChange: text => onChange(isUnset(text)) };
    if (setting.kind === 'flag') {
      return el(components.ToggleControl, { label: setting.label, help, checked: value ?? setting.default, onChange });
    }
    if (setting.isAmount) {
      return el(Amount, { label: setting.label, value, currency, onChange });
    }
    if (setting.choices && ! setting.orAddress) {
      return el(components.SelectControl, Object.assign(common, { options: optionsOf(setting.choices, setting.choiceLabels, firstOption(setting)) }));
    }
    if (setting.kind === 'number' && ! setting.isByWidth) {
      return el(components.TextControl, Object.assign(common, {
        type: 'number', min: setting.min, max: setting.max, step: setting.integer ? 1 : 'any',
        onChange: text => onChange(text === '' ? undefined : Number(text)),
      }));
    }
    if (setting.kind === 'json') {
      const isWrong = value && ! isJson(value);
      return el(components.TextareaControl, Object.assign(common, isWrong ? { help: __('This is not JSON, so the page does not use it yet.', 'site-elements') } : {}));
    }
    return el(components.TextControl, common);
  }

  Object.assign(own, { Amount, Setting, amountOf, optionsOf });
}(wp, siteElementsEditor)); // the plugin hands it over before this file
