// A block for each element, made of its settings table.
(function (wp, own) {
  'use strict';

  const el = wp.element.createElement;
  const { __ } = wp.i18n;
  const { blockEditor, components } = wp;
  const none = [];

  const iconOf = path => el('svg', { viewBox: '0 0 24 24', width: 24, height: 24 },
    el('path', { d: path, fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinecap: 'round', strokeLinejoin: 'round' }));

  function pictureButton({ attributes, setAttributes }) {
    return el(blockEditor.MediaUploadCheck, {}, el(blockEditor.MediaUpload, {
      allowedTypes: [ 'image' ], multiple: true, gallery: true, value: attributes.pictureIds,
      onSelect: chosen => setAttributes({ pictureIds: chosen.map(({ id }) => id) }),
      render: ({ open }) => el(components.Button, { variant: 'secondary', onClick: open }, __('Choose pictures', 'site-elements')),
    }));
  }

  /** Names of settings that this person may set: of others the server would take them away. */
  const allowed = ({ names }, { ownerOnly }) => names.filter(name => own.isTrusted || ! ownerOnly.includes(name.replaceAll('-', '')));

  /** What the list of entries says is no setting as well, unless an older version of the block has it as JSON. */
  const isInMarkup = (name, { entries }, attributes) => !! entries && (name in entries.attributes || ([ 'events', 'product' ].includes(name) && ! attributes[ name ]));

  function controls(names, element, { attributes, setAttributes }) {
    const currency = attributes.currency || own.currency || 'USD';
    return names.filter(name => ! isInMarkup(name, element, attributes)).map(name => el(own.Setting, {
      key: name, setting: element.settings[ name ], value: attributes[ name ] ?? attributes[ element.settings[ name ].former ], currency,
      onChange(value) {
        const { former } = element.settings[ name ];
        const change = former ? { [ name ]: value, [ former ]: undefined } : { [ name ]: value };
        if (element.entries?.kind === 'choices' && name === 'price-cents') change.priceText = own.priceText(value, currency);
        setAttributes(change);
      },
    }));
  }

  function productFields({ attributes, setAttributes }) {
    const text = (name, label, control) => el(control, { key: name, label, value: attributes[ name ] ?? '', onChange: value => setAttributes({ [ name ]: value === '' ? undefined : value }) });
    return [ text('name', __('Name', 'site-elements'), components.TextControl), text('description', __('Description', 'site-elements'), components.TextareaControl) ];
  }

  /** The panel: lists to fill in, then groups of settings, the most used first; the rest is under WordPress's own "Advanced". */
  function inspector(element, props) {
    const { attributes, setAttributes } = props;
    const { entries } = element;
    const groups = element.groups.filter(({ title }) => title);
    const rest = element.groups.find(({ title }) => ! title);
    const isProduct = entries?.kind === 'choices';
    return el(wp.element.Fragment, {},
      el(blockEditor.InspectorControls, {},
        entries && ! isProduct ? el(components.PanelBody, { title: element.title }, el(own.Entries, { rows: entries, entries: attributes.entries, currency: own.currency || 'USD', onChange: list => setAttributes({ entries: list }) })) : null,
        groups.map((group, at) => el(components.PanelBody, { key: group.title, title: group.title, initialOpen: at === 0 && ! (entries && ! isProduct) },
          at === 0 && isProduct ? productFields(props) : null, controls(allowed(group, element), element, props))),
        isProduct ? el(components.PanelBody, { title: __('Choices', 'site-elements') }, el(own.Entries, { rows: entries, entries: attributes.entries, currency: own.currency || 'USD', onChange: list => setAttributes({ entries: list }) })) : null,
      ),
      rest ? el(blockEditor.InspectorAdvancedControls, {}, controls(allowed(rest, element), element, props)) : null,
    );
  }

  const savedMarkup = (element, attributes) => (element.entries ? own.markups[ element.entries.kind ](attributes) : null);

  function Edit({ tag, element, props }) {
    const { attributes, clientId, isSelected } = props;
    const [ height, setHeight ] = wp.element.useState(0);
    const { content, isEdited } = wp.data.useSelect(select => {
      const store = select('core/block-editor');
      return { content: wp.blocks.serialize(store.getBlocks(clientId)), isEdited: isSelected || store.hasSelectedInnerBlock(clientId, true) };
    }, [ clientId, isSelected ]);
    const pictures = wp.data.useSelect(select => {
      const ids = attributes.pictureIds;
      return ids.length ? select('core').getMediaItems({ include: ids, orderby: 'include', per_page: ids.length, context: 'view' }) : null;
    }, [ attributes.pictureIds ]) || none;
    const markup = wp.element.renderToString(el(wp.element.Fragment, {}, savedMarkup(element, attributes)));
    const isOpen = isEdited || height < 8;
    return el('div', blockEditor.useBlockProps({ className: 'site-elements-block' }),
      inspector(element, props),
      el('p', { className: 'site-elements-name', hidden: ! isOpen }, element.isElsewhere
        ? element.title + ': ' + __('shown over the page, not at this place.', 'site-elements')
        : element.title),
      isOpen && element.hasPictures ? pictureButton(props) : null,
      el('div', { hidden: ! isOpen }, el(blockEditor.InnerBlocks, { renderAppender: element.hasContent ? blockEditor.InnerBlocks.ButtonBlockAppender : false })),
      el(own.Preview, { tag, element, attributes, content: markup + content, pictures, onHeight: setHeight }),
    );
  }

  /** Blocks of before, which kept in settings what is markup now. */
  function before({ settings, entries }) {
    if (! entries || ! Object.keys(entries.attributes).length) return [];
    const types = { flag: 'boolean', number: 'number' };
    const attributes = { pictureIds: { type: 'array', default: [] }, entries: { type: 'array', default: [] } };
    for (const [ name, { kind } ] of Object.entries(settings)) attributes[ name ] = { type: types[ kind ] || 'string' };
    return [ { attributes, isEligible: values => Object.keys(entries.attributes).some(name => values[ name ]), migrate: values => values, save: () => el(blockEditor.InnerBlocks.Content) } ];
  }

  /** New blocks begin with content to replace. Forms are left out for people whose forms WordPress takes out when they save. */
  function startingContent({ start }) {
    const isKept = start && (own.isTrusted || ! /<(?:form|template)\b/.test(JSON.stringify(start)));
    return isKept ? [ { name: 'start', isDefault: true, scope: [ 'inserter' ], innerBlocks: start } ] : [];
  }

  for (const [ tag, element ] of Object.entries(own.elements)) {
    wp.blocks.registerBlockType(element.block, {
      apiVersion: 3,
      title: element.title,
      description: element.summary,
      category: 'site-elements',
      icon: iconOf(element.icon),
      keywords: [ tag, 'site elements' ].concat(element.keywords),
      example: own.samples[ tag ].example && Object.assign({ viewportWidth: 800 }, own.samples[ tag ].example),
      variations: startingContent(own.samples[ tag ]),
      transforms: own.transformsOf(tag, element),
      deprecated: before(element),
      edit: props => el(Edit, { tag, element, props }),
      save: ({ attributes }) => el(wp.element.Fragment, {}, savedMarkup(element, attributes), el(blockEditor.InnerBlocks.Content)),
    });
  }
}(wp, siteElementsEditor));
