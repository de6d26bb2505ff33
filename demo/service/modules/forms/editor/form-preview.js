// The preview follows what is changed in the editor and typed into the preview. Nothing is stored: the service only draws it.

const editor = document.querySelector('.owner-form');
const preview = document.getElementById('edit.previewForm');
/** Hidden nodes, by their markup: a field that is shown again keeps what was typed. */
const hidden = new Map();
let request = null;
let timer = 0;

/** The markup of a node, without the results in it. */
function markupOf(node) {
  const copy = node.cloneNode(true);
  for (const output of copy.querySelectorAll('output')) output.textContent = '';
  return copy.outerHTML;
}

/** What is typed moves into a node that was drawn again. */
function takeValues(from, to) {
  for (const control of to.querySelectorAll('input[name]:not([type="file"], [type="hidden"]), select[name], textarea[name]')) {
    const same = [...from.querySelectorAll('[name]')].find(one => one.name === control.name && one.type === control.type
      && (!['checkbox', 'radio'].includes(one.type) || one.value === control.value));
    if (!same) continue;
    if (control.type === 'checkbox' || control.type === 'radio') control.checked = same.checked;
    else if (control.type === 'select-multiple') for (const [at, option] of [...control.options].entries()) option.selected = same.options[at]?.selected;
    else control.value = same.value;
  }
}

/** Shows the nodes of a new drawing, with those that are there already where they are the same. True if one is back with what was typed. */
function show(drawn) {
  const there = new Map([...preview.children].map(node => [markupOf(node), node]));
  let isBack = false;
  const wanted = [...drawn.children].map(node => {
    const markup = markupOf(node);
    const known = there.get(markup) ?? hidden.get(markup);
    if (!known) {
      const fresh = document.importNode(node, true);
      takeValues(preview, fresh);
      return fresh;
    }
    isBack ||= hidden.delete(markup);
    const results = node.querySelectorAll('output');
    for (const [at, output] of known.querySelectorAll('output').entries())
      if (output.textContent !== results[at].textContent) output.textContent = results[at].textContent;
    return known;
  });
  for (const [markup, node] of there) {
    if (wanted.includes(node)) continue;
    hidden.set(markup, node);
    node.remove();
  }
  let at = preview.firstElementChild;
  for (const node of wanted) {
    if (node === at) at = at.nextElementSibling;
    else preview.insertBefore(node, at);
  }
  return isBack;
}

function update() {
  request?.abort();
  const body = new FormData(editor);
  for (const [name, value] of new FormData(preview)) {
    if (!name.startsWith('preview-')) continue;
    if (typeof value === 'string') body.append(name, value);
    else if (value.name) body.append(name, value.name);
  }
  const call = request = new XMLHttpRequest();
  call.open('POST', `${preview.getAttribute('action')}?live`);
  call.responseType = 'document'; // a parsed document without scripts
  call.addEventListener('load', () => {
    const drawn = call.status === 200 && call.response?.getElementById('edit.previewForm');
    if (drawn && show(drawn)) update();
  });
  call.send(body);
}

const updateSoon = () => {
  clearTimeout(timer);
  timer = setTimeout(update, 150);
};

if (editor && preview) {
  for (const form of [editor, preview]) for (const type of ['input', 'change']) form.addEventListener(type, updateSoon);
  new MutationObserver(updateSoon).observe(document.querySelector('[data-order="fields"]'), { childList: true });
  preview.addEventListener('submit', event => {
    event.preventDefault();
    update();
  });
  // Browsers put back what was typed before a reload.
  addEventListener('pageshow', () => { if ([...new FormData(preview)].some(([name, value]) => name.startsWith('preview-') && value)) updateSoon(); });
}
