/** A form with one attribute, what a visitor does to it, and what comes of it. */
export interface AttributeCase {
  /** The first control with a `name` of `q` is the one that is judged. */
  readonly markup: string;
  /** Put into the control by a script; without it, what is in the markup. */
  readonly value?: string;
  /** Typed by a visitor's own keys, which some attributes wait for. */
  readonly keys?: string;
  /** The error of the field: none, the browser's own message, or this one. */
  readonly says: 'nothing' | 'native' | RegExp;
  /** What is sent of it, where that shows more. */
  readonly sends?: unknown;
}

export interface NativeAttribute {
  readonly name: string;
  /** Where HTML has it. */
  readonly on: string;
  /** What `<site-form>` does with it. */
  readonly does: string;
  readonly cases: readonly AttributeCase[];
}

const input = (attributes: string): string => `<input name="q" aria-label="Q" ${attributes}>`;
const fine = (markup: string, value?: string): AttributeCase => ({ markup, ...value !== undefined && { value }, says: 'nothing' });
const wrong = (markup: string, value?: string, says: AttributeCase['says'] = 'native'): AttributeCase => ({ markup, ...value !== undefined && { value }, says });
const required = /^Please fill in this field\./;

/** Every attribute that HTML gives to the controls of a form. `docs/form-attributes.md` is this table; a browser test is its cases. */
export const nativeAttributes: readonly NativeAttribute[] = [
  {
    name: 'required', on: 'all inputs except `hidden`, `range`, `color` and buttons; `select`, `textarea`', does: 'An empty field is refused with the form\'s own message. If several checkboxes have the same name, at least one has to be checked. A value of spaces, zero-width characters and direction marks counts as empty.',
    cases: [
      wrong(input('required'), '', required), wrong(input('required'), ' \u200b', required), fine(input('required'), 'a'), wrong(input('type="email" required'), '', required), wrong(input('type="date" required'), '', required),
      wrong(input('type="checkbox" required'), undefined, /^Please check/), fine(input('type="checkbox" required checked')), wrong(input('type="radio" value="a" required'), undefined, /^Please choose/),
      wrong('<select name="q" aria-label="Q" required><option value="">-</option><option>a</option></select>', undefined, /^Please choose/), wrong('<textarea name="q" aria-label="Q" required></textarea>', '', required),
      wrong(input('type="file" required'), undefined, /^Please choose a file/), wrong(input('type="number" required'), '', required),
    ],
  },
  {
    name: 'pattern', on: '`text`, `search`, `url`, `tel`, `email`, `password`', does: 'A value that does not match is refused with the browser\'s message, followed by the author\'s `title`.',
    cases: [
      wrong(input('pattern="\\d{5}" title="Five digits"'), '12', /Five digits\.?$/), wrong(input('pattern="\\d{5}"'), '12'), fine(input('pattern="\\d{5}" title="Five digits"'), '12345'),
      wrong(input('type="email" pattern=".+@example\\.com" title="An address of ours"'), 'ada@example.org', /An address of ours\.?$/), wrong(input('type="tel" pattern="0.*" title="With the 0"'), '123456', /With the 0\.?$/),
      wrong(input('type="password" pattern=".{8,}" title="Eight characters"'), 'short', /Eight characters\.?$/), wrong(input('type="search" pattern="a+" title="Only a"'), 'b', /Only a\.?$/),
      wrong(input('type="url" pattern="https://.*" title="With https"'), 'http://example.com', /With https\.?$/), fine(input('pattern="\\d{5}"'), ''),
    ],
  },
  { name: 'title', on: 'all', does: 'Explains a `pattern` in its message. On other fields it stays a tooltip.', cases: [fine(input('title="Anything"'), 'a'), wrong(input('title="Anything" required'), '', required)] },
  {
    name: 'min, max', on: '`number`, `range`, `date`, `month`, `week`, `time`, `datetime-local`', does: 'A value outside the limits is refused with the browser\'s message.',
    cases: [
      wrong(input('type="number" min="3"'), '2'), wrong(input('type="number" max="3"'), '4'), fine(input('type="number" min="3" max="3"'), '3'), wrong(input('type="date" min="2026-05-02"'), '2026-05-01'),
      fine(input('type="date" max="2026-05-02"'), '2026-05-02'), wrong(input('type="time" max="12:00"'), '12:30'), wrong(input('type="datetime-local" min="2026-05-02T10:00"'), '2026-05-02T09:00'), fine(input('type="range" min="3" max="5"'), '9'),
    ],
  },
  {
    name: 'step', on: 'as `min`', does: 'A value between two steps is refused with the browser\'s message. `step="any"` allows every value.',
    cases: [wrong(input('type="number"'), '1.5'), fine(input('type="number" step="any"'), '1.5'), wrong(input('type="number" step="5"'), '7'), wrong(input('type="time" step="3600"'), '12:30'), fine(input('type="date" step="7" min="2026-05-01"'), '2026-05-08')],
  },
  {
    name: 'minlength', on: '`text`, `search`, `url`, `tel`, `email`, `password`; `textarea`', does: 'A shorter typed value is refused with the browser\'s message.',
    cases: [{ markup: input('minlength="3"'), keys: 'ab', says: 'native' }, { markup: input('type="password" minlength="8"'), keys: 'short', says: 'native' }, { markup: input('minlength="3"'), keys: 'abc', says: 'nothing' }, { markup: '<textarea name="q" aria-label="Q" minlength="3"></textarea>', keys: 'ab', says: 'native' }],
  },
  {
    name: 'maxlength', on: 'as `minlength`', does: 'An input accepts no more characters, as without scripts. A `textarea` has a counter: a longer text can be pasted and is refused.',
    cases: [{ markup: input('maxlength="2"'), keys: 'abc', says: 'nothing', sends: 'ab' }, wrong('<textarea name="q" aria-label="Q" maxlength="2"></textarea>', 'abc', /^You have exceeded/), fine('<textarea name="q" aria-label="Q" maxlength="2"></textarea>', 'ab')],
  },
  {
    name: 'multiple', on: '`email`, `file`; `select`', does: 'Several addresses separated by commas, several files, or a list of the selected options.',
    cases: [
      { ...fine(input('type="email" multiple'), 'a@b.example, c@d.example'), sends: 'a@b.example, c@d.example' }, wrong(input('type="email" multiple'), 'a@b.example, c', /^Email is not valid/), wrong(input('type="email"'), 'a@b.example, c@d.example', /^Email is not valid/),
      { ...fine('<select name="q" aria-label="Q" multiple><option selected>a</option><option selected>b</option></select>'), sends: ['a', 'b'] }, fine(input('type="file" multiple')),
    ],
  },
  {
    name: 'type', on: '`input`', does: '`email`, `url`, `tel`, `date`, `time` and `number` are checked by the rules of the field list, all other types by the browser.',
    cases: [
      wrong(input('type="email"'), 'ada', /^Email is not valid/), wrong(input('type="email"'), 'jörg@example.de', /^The part before the @/), { ...fine(input('type="email"'), 'ada@münchen.de'), sends: 'ada@münchen.de' }, { ...fine(input('type="email"'), '\u200bada@example.com'), sends: 'ada@example.com' },
      wrong(input('type="url"'), 'example', /^Links must be/), fine(input('type="url"'), 'example.com'), wrong(input('type="tel"'), 'call me', /^Please enter a phone number/), { ...fine(input('type="number" step="any"'), '1.5'), sends: 1.5 },
      { ...fine(input('type="number" step="any"')), keys: '1,5', sends: 1.5 }, { markup: input('type="number" step="any"'), keys: '1,500', says: /^This number can be read in two ways/ }, { ...fine(input('type="color"'), '#ff0000'), sends: '#ff0000' }, fine(input('type="week"'), '2026-W05'), fine(input('type="month"'), '2026-05'),
    ],
  },
  { name: 'disabled', on: 'all, `fieldset`', does: 'The field is neither checked nor sent.', cases: [{ ...fine(input('required disabled')), sends: undefined }, { ...fine(`<fieldset disabled>${input('required')}</fieldset>`), sends: undefined }] },
  { name: 'readonly', on: 'text, date and number inputs; `textarea`', does: 'The field is sent but not checked, as in a browser.', cases: [fine(input('required readonly'), ''), { ...fine(input('pattern="b" value="a" readonly')), sends: 'a' }] },
  { name: 'form', on: 'all', does: 'A control outside the form belongs to the form with that id.', cases: [wrong(`<i></i></form>${input('form="elsewhere" required')}<form hidden>`, '', required)] },
  { name: 'name', on: 'all', does: 'The field\'s id. A control without one is neither checked nor sent.', cases: [fine('<input required aria-label="Q">')] },
  { name: 'value, checked, selected', on: 'as HTML has them', does: 'The initial value of the field.', cases: [{ ...fine(input('value="a"')), sends: 'a' }, { ...fine(input('type="checkbox" checked')), sends: true }, { ...fine(input('type="hidden" value="x"')), sends: 'x' }] },
  {
    name: 'accept', on: '`file`', does: 'Files of other types, including dropped ones, are refused by name; a browser only hides them. `data-max-files` and `data-max-file-bytes` are additional limits.', cases: [fine(input('type="file" accept="image/*"'))],
  },
  { name: 'dirname', on: '`text`, `search`, `url`, `tel`, `email`, `password`, `hidden`; `textarea`', does: 'The direction of the text is sent with that name.', cases: [{ ...fine(input('dirname="q.dir"'), 'a'), sends: 'a' }] },
  { name: 'list', on: 'text, date and number inputs, `range`, `color`', does: 'Unchanged. Other values than the listed ones are accepted, as in a browser.', cases: [{ ...fine(`${input('list="l"')}<datalist id="l"><option value="a"></datalist>`, 'b'), sends: 'b' }] },
  {
    name: 'autocomplete, inputmode', on: 'text and number inputs; `select`, `textarea`', does: 'Unchanged. If they are missing, they are set by the type of the field, unless the form has `autocomplete="off"`.', cases: [fine(input('type="email" autocomplete="off"'), 'a@b.example')],
  },
  { name: 'formnovalidate, formaction, formmethod, formenctype, formtarget', on: '`submit`, `image`', does: 'With `formnovalidate`, nothing is checked. With `formaction`, the browser sends the form after the checks.', cases: [] },
  { name: 'novalidate', on: '`form`', does: 'Ignored: the form is checked. Most authors add it to hide the browser\'s bubbles, which are never shown here. `formnovalidate` on a button skips the checks.', cases: [] },
  {
    name: 'placeholder, size, cols, rows, wrap, spellcheck, autocapitalize, enterkeyhint, autofocus, capture, alpha, colorspace, alt, src, width, height, popovertarget, popovertargetaction, command, commandfor', on: 'as HTML has them',
    does: 'Unchanged; the browser handles them.', cases: [fine(input('placeholder="a" size="3" spellcheck="false" autocapitalize="none" enterkeyhint="send"'), 'b'), fine('<textarea name="q" aria-label="Q" cols="3" rows="2" wrap="hard"></textarea>', 'a')],
  },
];

/** `docs/form-attributes.md`. */
export const attributePage = (): string => `# Attributes of form controls

What \`<site-form>\` does with every HTML attribute of your form's controls. A message from \`setCustomValidity()\` takes
precedence over all others. For any other problem of \`ValidityState\`, the browser's own message is shown.

| Attribute | Controls | What happens |
| --- | --- | --- |
${nativeAttributes.map(({ name, on, does }) => `| ${name.split(', ').map(one => `\`${one}\``).join(', ')} | ${on} | ${does} |`).join('\n')}
`;
