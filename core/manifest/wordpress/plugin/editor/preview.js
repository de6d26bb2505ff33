// The element itself, live, in a frame of its own: what runs in there keeps nothing, sends nothing and leads nowhere.
(function (wp, own) {
  'use strict';

  const el = wp.element.createElement;
  const { useEffect, useRef, useState } = wp.element;

  /** Parts of the page that are shown over it: a piece of a window is enough. */
  const windowPx = 320;
  const highestPx = 1600;
  const settleMs = 250;

  /** Storage that forgets with the frame. */
  function memory() {
    const entries = new Map();
    return {
      getItem: key => entries.get(String(key)) ?? null,
      setItem: (key, value) => { entries.set(String(key), String(value)); },
      removeItem: key => { entries.delete(String(key)); },
      clear: () => entries.clear(),
      key: at => [ ...entries.keys() ][ at ] ?? null,
      get length() { return entries.size; },
    };
  }

  const sealed = new WeakSet();

  /** Runs something that may move the focus into the frame, and gives it back to whatever has it in the editor. */
  function keepingFocus(frame, run) {
    const canvas = frame.ownerDocument;
    const around = canvas.defaultView.frameElement?.ownerDocument;
    const held = [ around, canvas ].filter(Boolean).map(page => ({ page, node: page.activeElement }));
    const result = run();
    for (const { page, node } of held) {
      if (page.activeElement === node) continue;
      if (node && node !== page.body) node.focus({ preventScroll: true });
      else page.activeElement.blur();
    }
    return result;
  }

  /** Takes away from the frame what keeps or sends something or takes the focus, before any script is in it. */
  function seal(frame) {
    const view = frame.contentWindow;
    if (sealed.has(view)) return;
    sealed.add(view);
    const fix = (object, name, descriptor) => Object.defineProperty(object, name, Object.assign({ configurable: false }, descriptor));
    fix(view.Document.prototype, 'cookie', { get: () => '', set() {} });
    for (const name of [ 'localStorage', 'sessionStorage' ]) fix(view, name, { value: memory() });
    fix(view, 'open', { value: () => null });
    fix(view, 'XMLHttpRequest', { value: undefined });
    fix(view, 'indexedDB', { value: undefined });
    fix(view.Navigator.prototype, 'sendBeacon', { value: () => true });
    fix(view, 'BroadcastChannel', { value: class extends view.EventTarget { postMessage() {} close() {} } });
    fix(view.HTMLElement.prototype, 'focus', { value() {} });
    for (const name of [ 'show', 'showModal', 'close' ]) {
      const native = view.HTMLDialogElement.prototype[ name ];
      fix(view.HTMLDialogElement.prototype, name, { value(...options) { return keepingFocus(frame, () => native.apply(this, options)); } });
    }
    const request = view.fetch.bind(view);
    fix(view, 'fetch', {
      value(target, options) {
        const method = (options?.method ?? target.method ?? 'GET').toUpperCase();
        return method === 'GET' || method === 'HEAD'
          ? request(target, Object.assign({}, options, { credentials: 'omit' }))
          : Promise.reject(new TypeError('The preview sends nothing.'));
      },
    });
  }

  function append(page, name, attributes, text) {
    const node = page.createElement(name);
    for (const [ key, value ] of Object.entries(attributes)) node.setAttribute(key, value);
    if (text) node.textContent = text;
    page.head.append(node);
  }

  /** The empty page of a frame, in the look of the theme. */
  function prepare(frame, tag) {
    const page = frame.contentDocument;
    // Opened by a script, the page has the address of the editor: elements know whose site it is.
    page.open();
    page.write('<!doctype html><title></title><body></body>');
    page.close();
    seal(frame);
    page.documentElement.lang = own.language;
    page.documentElement.dir = own.direction;
    append(page, 'base', { href: own.home });
    const { styles = [] } = wp.data.select('core/block-editor').getSettings();
    for (const css of wp.blockEditor.transformStyles(styles, '')) append(page, 'style', {}, css);
    for (const sheet of [ 'site-elements.critical' ].concat(own.elements[ tag ].hasSheet ? tag : [])) append(page, 'link', { rel: 'stylesheet', href: own.library + sheet + '.css' });
    append(page, 'style', {}, own.look.css);
    append(page, 'style', {}, 'html, body { margin: 0; padding: 0; min-height: 0; background: transparent; overflow: hidden; }');
    if (own.currency) append(page, 'script', { type: 'application/json', 'data-site-context': '' }, JSON.stringify({ currency: own.currency }));
    const look = own.look.isOn ? { 'data-site-look': 'page' } : {};
    append(page, 'script', { type: 'module', src: own.library + 'auto.js', 'data-base': own.library, ...look });
    return page;
  }

  /** Writes settings to an element as the server does. */
  function writeSettings(made, element, values) {
    for (const [ name, setting ] of Object.entries(element.settings)) {
      const value = values[ name ] ?? values[ setting.former ];
      const isSet = value !== undefined && value !== '' && (setting.kind !== 'flag' || value !== setting.default);
      if (! isSet) made.removeAttribute(name);
      else if (setting.kind !== 'flag') made.setAttribute(name, value);
      else made.setAttribute(name, value ? '' : 'false');
    }
    if (element.entries?.kind === 'events' && ! made.hasAttribute('time-zone') && own.timeZone) made.setAttribute('time-zone', own.timeZone);
    made.setAttribute('loading', 'eager');
    if (made.localName === 'cookie-banner') made.setAttribute('forced', '');
    if (made.localName === 'site-dialog') made.setAttribute('open', '');
  }

  function imageOf(page, picture) {
    const image = page.createElement('img');
    image.src = picture.source_url;
    image.alt = picture.alt_text;
    image.width = picture.media_details.width || 1;
    image.height = picture.media_details.height || 1;
    return image;
  }

  function build(page, { tag, element, attributes, content, pictures }) {
    const made = page.createElement(tag);
    writeSettings(made, element, attributes);
    // eslint-disable-next-line site/no-markup-strings -- the editor's own content, serialised by it and without scripts and handlers
    made.append(...pictures.map(picture => imageOf(page, picture)), page.createRange().createContextualFragment(wp.dom.safeHTML(content)));
    for (const frame of made.querySelectorAll('iframe, object, embed, script')) frame.remove();
    if (own.finish[ tag ]) own.finish[ tag ](made);
    return made;
  }

  /** The element over a copy of what is in the block: as visitors see it who have agreed to nothing. */
  function Preview(props) {
    const frame = useRef();
    const shown = useRef(null);
    const [ height, setHeight ] = useState(0);
    const [ loads, setLoads ] = useState(0);
    const { tag, element, content, pictures, onHeight } = props;
    const attributes = JSON.stringify(props.attributes);
    // What is built after a while has the settings of that moment.
    const latest = useRef(props);
    latest.current = props;

    useEffect(() => {
      const page = prepare(frame.current, tag);
      const view = frame.current.contentWindow;
      const report = () => {
        const px = element.isElsewhere ? windowPx : Math.min(highestPx, Math.ceil(page.body.getBoundingClientRect().height));
        setHeight(px);
        onHeight(element.isElsewhere ? windowPx : px);
      };
      const sizes = new view.ResizeObserver(report);
      sizes.observe(page.body);
      shown.current = { page, made: null };
      return () => {
        sizes.disconnect();
        shown.current = null;
      };
    }, [ loads ]);

    useEffect(() => {
      const view = frame.current.ownerDocument.defaultView;
      const timer = view.setTimeout(() => {
        if (! shown.current) return;
        const { page } = shown.current;
        shown.current.made = build(page, latest.current);
        page.body.replaceChildren(shown.current.made);
      }, shown.current?.made ? settleMs : 0);
      return () => view.clearTimeout(timer);
    }, [ content, pictures, loads ]);

    useEffect(() => {
      if (shown.current?.made) writeSettings(shown.current.made, element, props.attributes);
    }, [ attributes ]);

    return el('iframe', {
      ref: frame, className: 'site-elements-preview', title: element.title, tabIndex: -1, inert: '', height, sandbox: 'allow-same-origin allow-scripts',
      // A frame that is moved loads anew, and is empty.
      onLoad() { if (! frame.current.contentDocument.querySelector('script[data-base]')) setLoads(loads + 1); },
    });
  }

  Object.assign(own, { Preview });
}(wp, siteElementsEditor));
