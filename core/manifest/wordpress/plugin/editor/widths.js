// A number that differs by the width of the window, such as `2, 724px 4`: one field for each width.
(function (wp, own) {
  'use strict';

  const el = wp.element.createElement;
  const { __ } = wp.i18n;
  const { components } = wp;

  /** The steps of a value by width; null for a spelling that these fields cannot show. */
  function readSteps(value) {
    const steps = String(value).split(',').map(text => /^\s*(?:(\d+)px\s+)?(\d+(?:\.\d+)?)\s*$/.exec(text));
    const isReadable = steps.every((step, at) => step && (step[ 1 ] !== undefined) === at > 0);
    return isReadable ? steps.map(([ , from, number ]) => ({ from: from ?? '', number })) : null;
  }

  /** The value of the steps that are complete: a single number stays a number. */
  function writeSteps([ first, ...others ]) {
    if (first.number === '') return '';
    const complete = others.filter(({ from, number }) => from !== '' && number !== '');
    return complete.length ? [ first.number ].concat(complete.map(({ from, number }) => from + 'px ' + number)).join(', ') : Number(first.number);
  }

  /** Fields for each width. While a step is being filled in, it is kept here. */
  function Widths({ setting, label, help, value, onChange }) {
    const [ typed, setTyped ] = wp.element.useState(null);
    const saved = value === '' ? [ { from: '', number: '' } ] : readSteps(value);
    if (! saved) return el(components.TextControl, { label, help, value, onChange });
    const steps = typed && String(writeSteps(typed)) === String(value) ? typed : saved;
    const change = changed => {
      setTyped(changed);
      onChange(writeSteps(changed));
    };
    const set = (at, part) => change(steps.map((step, each) => (each === at ? Object.assign({}, step, part) : step)));
    const field = (key, words, text, more) => el(components.TextControl, Object.assign({ key, label: words, type: 'number', min: 0, value: text }, more));
    const bounds = { min: setting.min ?? 0, max: setting.max, step: setting.integer ? 1 : 'any' };
    return el('fieldset', { className: 'site-elements-widths' },
      field('first', label, steps[ 0 ].number, Object.assign({ help, onChange: number => set(0, { number }) }, bounds)),
      steps.slice(1).map((step, at) => el('div', { key: at, className: 'site-elements-width' },
        field('from', __('From a width in px', 'site-elements'), step.from, { step: 1, onChange: from => set(at + 1, { from }) }),
        field('number', label, step.number, Object.assign({ onChange: number => set(at + 1, { number }) }, bounds)),
        el(components.Button, { variant: 'tertiary', isDestructive: true, onClick: () => change(steps.filter((_, each) => each !== at + 1)) }, __('Remove', 'site-elements')),
      )),
      steps[ 0 ].number === '' ? null : el(components.Button, { variant: 'tertiary', onClick: () => setTyped(steps.concat({ from: '', number: '' })) }, __('Add a width', 'site-elements')));
  }

  Object.assign(own, { Widths, readSteps, writeSteps });
}(wp, siteElementsEditor));
