// Blocks made of the settings tables, which the plugin hands over as `siteElementsBlocks`. Needs no build step.
(function (wp, elements) {
  'use strict';

  var el = wp.element.createElement;
  var __ = wp.i18n.__;
  var blockEditor = wp.blockEditor;
  var components = wp.components;

  function control(name, setting, value, set) {
    var common = { key: name, label: setting.label, help: setting.doc, value: value === undefined ? '' : value, onChange: set };
    if (setting.kind === 'flag') {
      return el(components.ToggleControl, { key: name, label: setting.label, help: setting.doc, checked: value === undefined ? setting.default : value, onChange: set });
    }
    if (setting.choices) {
      common.options = [ { label: __('Default', 'site-elements'), value: '' } ].concat(setting.choices.map(function (choice) {
        return { label: choice, value: choice };
      }));
      common.onChange = function (text) { set(text || undefined); };
      return el(components.SelectControl, common);
    }
    if (setting.kind === 'number') {
      common.type = 'number';
      common.min = setting.min;
      common.max = setting.max;
      common.step = setting.integer ? 1 : 'any';
      common.onChange = function (text) { set(text === '' ? undefined : Number(text)); };
      return el(components.TextControl, common);
    }
    common.onChange = function (text) { set(text === '' ? undefined : text); };
    if (setting.kind === 'url') {
      common.type = 'url';
    }
    return el(setting.kind === 'json' ? components.TextareaControl : components.TextControl, common);
  }

  function pictureButton(props) {
    return el(blockEditor.MediaUploadCheck, {}, el(blockEditor.MediaUpload, {
      allowedTypes: [ 'image' ],
      multiple: true,
      gallery: true,
      value: props.attributes.pictureIds,
      onSelect: function (chosen) {
        props.setAttributes({ pictureIds: chosen.map(function (picture) { return picture.id; }) });
      },
      render: function (open) {
        return el(components.Button, { variant: 'secondary', onClick: open.open }, __('Choose pictures', 'site-elements'));
      },
    }));
  }

  /** The element itself, over a copy of what is in the block: drawn as visitors will see it. */
  function Preview(props) {
    var place = wp.element.useRef();
    var content = props.content;
    var pictures = props.pictures;
    var attributes = JSON.stringify(props.attributes);
    wp.element.useEffect(function () {
      var page = place.current.ownerDocument;
      var made = page.createElement(props.tag);
      var values = JSON.parse(attributes);
      Object.keys(props.element.settings).forEach(function (name) {
        var setting = props.element.settings[ name ];
        var value = values[ name ];
        if (value === undefined || value === '') {
          return;
        }
        if (setting.kind !== 'flag') {
          made.setAttribute(name, value);
        } else if (value !== setting.default) {
          made.setAttribute(name, value ? '' : 'false');
        }
      });
      made.setAttribute('loading', 'eager');
      // eslint-disable-next-line site/no-markup-strings -- the editor's own content, serialised by it and without scripts and handlers
      made.append(page.createRange().createContextualFragment(wp.dom.safeHTML(content)));
      pictures.slice().reverse().forEach(function (picture) {
        var image = page.createElement('img');
        image.src = picture.source_url;
        image.alt = picture.alt_text;
        image.width = picture.media_details.width || 1;
        image.height = picture.media_details.height || 1;
        made.prepend(image);
      });
      place.current.inert = true;
      place.current.replaceChildren(made);
    }, [ content, attributes, pictures ]);
    return el('div', { className: 'site-elements-preview', ref: place });
  }

  function edit(tag, element) {
    return function (props) {
      var attributes = props.attributes;
      var state = wp.data.useSelect(function (select) {
        var store = select('core/block-editor');
        var inner = store.getBlocks(props.clientId);
        return {
          content: wp.blocks.serialize(inner),
          isEdited: props.isSelected || store.hasSelectedInnerBlock(props.clientId, true),
        };
      });
      var pictures = wp.data.useSelect(function (select) {
        var ids = attributes.pictureIds;
        return ids.length ? select('core').getMediaItems({ include: ids, orderby: 'include', per_page: ids.length, context: 'view' }) : null;
      }, [ attributes.pictureIds ]) || none;
      var isEmpty = ! state.content && ! pictures.length;
      var isEdited = state.isEdited || element.isElsewhere || isEmpty;
      return el('div', blockEditor.useBlockProps({ className: 'site-elements-block' }),
        el(blockEditor.InspectorControls, {},
          el(components.PanelBody, { title: __('Settings', 'site-elements') },
            Object.keys(element.settings).map(function (name) {
              return control(name, element.settings[ name ], attributes[ name ], function (value) {
                var change = {};
                change[ name ] = value;
                props.setAttributes(change);
              });
            }),
          ),
        ),
        el('p', { className: 'site-elements-name', hidden: ! isEdited }, element.isElsewhere
          ? element.title + ': ' + __('shown over the page, not at this place.', 'site-elements')
          : element.title),
        isEdited && element.hasPictures ? pictureButton(props) : null,
        el('div', { hidden: ! isEdited }, el(blockEditor.InnerBlocks, { renderAppender: blockEditor.InnerBlocks.ButtonBlockAppender })),
        element.isElsewhere || isEmpty ? null : el(Preview, { tag: tag, element: element, attributes: attributes, content: state.content, pictures: pictures }),
      );
    };
  }

  var none = [];

  Object.keys(elements).forEach(function (tag) {
    var element = elements[ tag ];
    wp.blocks.registerBlockType(element.block, {
      apiVersion: 2,
      title: element.title,
      description: element.summary,
      category: 'widgets',
      icon: 'screenoptions',
      keywords: [ tag, 'site elements' ],
      edit: edit(tag, element),
      save: function () { return el(blockEditor.InnerBlocks.Content); },
    });
  });
}(wp, siteElementsBlocks)); // both are there before this file
