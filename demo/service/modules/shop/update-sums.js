// The checkout's sums, shipping methods and address fields follow what is chosen. The form is posted as its own button would post it,
// and of the page that answers, the parts that depend on the choice are put in place. Without this script, the button does it.

const form = document.querySelector('form.checkout');
const status = document.querySelector('#sums-status');
/** Fields on which sums or fields depend. What is typed elsewhere is only kept. */
const decides = /^(?:country|billingCountry|shipping|keepCoupon|keepGiftCard|postalCode|region-[A-Z]{2})$/;
const replaced = ['sums', 'express-buttons', 'shipping-methods', 'codes'];

let isAsking = false;
let isChanged = false;

/** A page of the service, as a document: no text of it is written into this page as markup. */
const ask = (address, body) => new Promise((resolve, reject) => {
  const request = new XMLHttpRequest();
  request.open('POST', address);
  request.responseType = 'document';
  request.timeout = 30_000;
  request.onload = () => resolve({ page: request.response, url: request.responseURL });
  request.onerror = reject;
  request.ontimeout = reject;
  request.send(body);
});

/** Where the buyer is in the page, to be there again after a field has moved. */
function rememberFocus() {
  const focused = document.querySelector(':focus') ?? document.body;
  const { id } = focused;
  const isText = 'selectionStart' in focused;
  const [start, end] = isText ? [focused.selectionStart, focused.selectionEnd] : [null, null];
  return () => {
    if (focused.matches(':focus') || id === '') return;
    const again = document.getElementById(id);
    again?.focus({ preventScroll: true });
    if (start !== null) again?.setSelectionRange?.(start, end);
  };
}

/** Fields that both countries have stay, with what is typed in them at this moment; they get the label of the new country. */
function changeFields(own, other) {
  if (!own || !other || own.dataset.country === other.dataset.country) return;
  const known = new Map([...own.children].map(field => [field.dataset.field, field]));
  const fields = [...other.children].map(field => {
    const same = known.get(field.dataset.field);
    if (!same) return document.importNode(field, true);
    const [control, next] = [same, field].map(one => one.querySelector('input, select, textarea'));
    same.querySelector('label').textContent = field.querySelector('label').textContent;
    control.required = next.required;
    for (const name of ['inputmode', 'autocapitalize', 'spellcheck', 'autocomplete', 'aria-invalid', 'aria-describedby']) {
      if (next.hasAttribute(name)) control.setAttribute(name, next.getAttribute(name));
      else control.removeAttribute(name);
    }
    same.querySelector('.field-note')?.remove();
    const fault = field.querySelector('.field-note');
    if (fault) same.append(document.importNode(fault, true));
    return same;
  });
  own.replaceChildren(...fields);
  own.dataset.country = other.dataset.country;
}

/** A button that is being pressed stays: only the total beside it changes, unless other payment methods can take the order now. */
function changePayment(own, other) {
  const methods = one => [...one.querySelectorAll('button')].map(({ value }) => value).join();
  if (methods(own) !== methods(other)) return own.replaceWith(document.importNode(other, true));
  own.querySelector('[name="grandTotalCents"]').value = other.querySelector('[name="grandTotalCents"]').value;
  own.querySelector('.checkout-total').textContent = other.querySelector('.checkout-total').textContent;
}

function show(page) {
  const comeBack = rememberFocus();
  for (const id of replaced) {
    const [own, other] = [document.getElementById(id), page.getElementById(id)];
    own.removeAttribute('aria-busy');
    if (own.outerHTML !== other.outerHTML) own.replaceWith(document.importNode(other, true));
  }
  changePayment(document.getElementById('payment'), page.getElementById('payment'));
  for (const id of ['address-fields', 'billingaddress-fields']) changeFields(document.getElementById(id), page.getElementById(id));
  form.elements.draft.value = page.querySelector('form.checkout [name="draft"]').value;
  comeBack();
  const problem = page.querySelector('#problem')?.textContent.trim();
  const total = document.querySelector('.checkout-total').textContent;
  status.textContent = problem ? `${problem} ${total}` : total;
}

/** One request at a time: what was changed meanwhile is sent after it, so that the last choice counts. */
async function update() {
  isChanged = true;
  if (isAsking) return;
  isAsking = true;
  document.getElementById('sums').setAttribute('aria-busy', 'true');
  try {
    while (isChanged) {
      isChanged = false;
      const body = new URLSearchParams(new FormData(form));
      // Codes are used by their button: this one may be half typed.
      for (const name of ['coupon', 'giftCard']) body.set(name, '');
      const { page, url } = await ask(form.querySelector('button[hidden]').formAction, body);
      if (!page?.querySelector('form.checkout')) throw new Error('The answer is not the checkout page.');
      if (isChanged) continue;
      show(page);
      history.replaceState(history.state, '', url);
    }
  } catch {
    status.textContent = status.dataset.failed;
  } finally {
    isAsking = false;
    document.getElementById('sums').removeAttribute('aria-busy');
  }
}

form?.addEventListener('change', ({ target }) => {
  if (decides.test(target.name)) void update();
});
