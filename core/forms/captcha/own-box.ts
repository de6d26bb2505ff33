import { make } from '../dom/make.js';
import { uniqueId } from '../dom/unique-id.js';
import type { BoxSetting, CaptchaBox } from './captcha-provider.js';
import type { CaptchaPhase } from './captcha.state.js';
import type { CaptchaTextKey } from './captcha-texts.js';

const said: Partial<Record<CaptchaPhase, CaptchaTextKey>> = {
  loading: 'captchaVerifying', solved: 'captchaVerified', failed: 'captchaUnverified',
};

/** A box that ticks itself, for a captcha that is solved without the visitor; a press on it begins earlier, or again. */
export function ownBox({ form, text, ask }: BoxSetting): CaptchaBox {
  const box = make(form, 'input', '');
  box.type = 'checkbox';
  box.id = uniqueId();
  const label = make(form, 'label', '', text('captchaRobot'));
  label.htmlFor = box.id;
  const status = make(form, 'p', 'site-form-captcha-status');
  status.setAttribute('role', 'status');
  status.id = uniqueId();
  box.setAttribute('aria-describedby', status.id);
  const frame = make(form, 'div', '');
  const node = make(form, 'div', '', box, label, status, frame);
  let isSolved = false;
  box.addEventListener('click', event => {
    event.preventDefault(); // only the work ticks it
    if (!isSolved) ask(false);
  });
  return {
    node, frame,
    show(phase) {
      isSolved = phase === 'solved';
      box.checked = box.defaultChecked = isSolved; // its default too: clearing the form does not undo the work
      box.setAttribute('aria-busy', String(phase === 'loading'));
      const key = said[phase];
      status.replaceChildren(...(key ? [make(form, 'span', '', text(key))] : []));
    },
  };
}
