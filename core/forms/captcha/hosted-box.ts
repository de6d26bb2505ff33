import { make } from '../dom/make.js';
import { uniqueId } from '../dom/unique-id.js';
import type { BoxSetting, CaptchaBox } from './captcha-provider.js';

/** The place of a captcha of another host: what it waits for, and what the visitor is asked before that host is. */
export function hostedBox({ form, provider, text, ask }: BoxSetting): CaptchaBox {
  const name = provider.title;
  const host = provider.host!;
  // Disabled: fields that their scripts add are no fields of the author's form. Their own controls are frames, which are
  // not concerned, and without a role nobody is told of a group that cannot be used.
  const frame = make(form, 'fieldset', '');
  frame.disabled = true;
  frame.setAttribute('role', 'none');
  const words = make(form, 'div', '');
  const node = make(form, 'div', '', words, frame);
  node.setAttribute('role', 'group');
  node.setAttribute('aria-label', name);
  node.tabIndex = -1;

  const button = (label: string, press: () => void) => {
    const made = make(form, 'button', '', label);
    made.type = 'button';
    made.addEventListener('click', () => {
      node.focus(); // the button goes
      press();
    });
    return made;
  };
  const status = (line: string) => {
    const made = make(form, 'p', 'site-form-captcha-status', make(form, 'span', '', line));
    made.setAttribute('role', 'status');
    return made;
  };
  const offer = () => {
    const always = make(form, 'input', '');
    always.type = 'checkbox';
    always.id = uniqueId();
    const label = make(form, 'label', '', text('captchaAlways', { host }));
    label.htmlFor = always.id;
    return [
      make(form, 'p', '', text('captchaNotice', { name, host })),
      make(form, 'div', '', always, label),
      button(text('captchaShow', { name }), () => ask(always.checked)),
    ];
  };

  return {
    node, frame,
    show(phase) {
      const shown = {
        asking: offer,
        waiting: () => [],
        loading: () => [status(text('captchaLoading', { name }))],
        failed: () => [status(text('captchaMissing', { name })), button(text('captchaRetry'), () => ask(false))],
        open: () => [],
        solved: () => [],
      }[phase]();
      words.replaceChildren(...shown);
    },
  };
}
