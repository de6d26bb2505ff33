// Blocks of WordPress become ours, and ours become blocks of WordPress where nothing is lost.
(function (wp, own) {
  'use strict';

  const isEmpty = value => value === undefined || value === null || value === false || value === '' || (Array.isArray(value) && ! value.length);

  /** Rich text as the text that it is; newer versions of WordPress have an object for it. */
  const textOf = value => String(value ?? '');

  const hasOnly = (attributes, names, except = {}) => Object.entries(attributes).every(([ name, value ]) =>
    isEmpty(value) || names.includes(name) || value === except[ name ]);

  /** Whether a block of ours has no settings and content of its own, except some. */
  function isPlain(element, attributes, row) {
    const mapped = Object.keys(row.settingsFrom ?? {});
    return Object.entries(attributes).every(([ name, value ]) =>
      (isEmpty(value) && value !== false) || mapped.includes(name) || value === element.settings[ name ]?.default || value === row.settings?.[ name ]);
  }

  const paragraph = content => wp.blocks.createBlock('core/paragraph', { content });

  /** An address as the text and the target of a link. */
  function linkTo(address) {
    const text = address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
    return '<a href="' + text + '">' + text + '</a>';
  }

  /** The address of a paragraph that is nothing but such a link. */
  function linkedAddress(block) {
    if (! hasOnly(block.attributes, [ 'content' ])) return undefined;
    const [ , address, text ] = /^<a href="([^"<>]*)">([^<>]*)<\/a>$/.exec(textOf(block.attributes.content)) ?? [];
    const plain = address?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    return address !== undefined && text.replaceAll('&quot;', '"') === address.replaceAll('&quot;', '"') ? plain : undefined;
  }

  /** One block of WordPress as ours, and what comes below it. */
  function fromBlock(element, row, attributes, innerBlocks) {
    const settings = Object.assign({}, row.settings);
    for (const [ name, source ] of Object.entries(row.settingsFrom ?? {})) if (! isEmpty(attributes[ source ])) settings[ name ] = attributes[ source ];
    const content = row.keeps === 'content' ? innerBlocks
      : [ row.keeps === 'link' ? paragraph(linkTo(attributes.url)) : wp.blocks.createBlock(row.block, attributes, innerBlocks) ];
    const below = row.keeps === 'link' ? attributes.caption : row.textBelow && attributes[ row.textBelow ];
    const made = wp.blocks.createBlock(element.block, settings, content);
    return textOf(below) === '' ? made : [ made, paragraph(textOf(below)) ];
  }

  function fromRow(element, row) {
    const isMatch = attributes => {
      const { attribute, values, isExcluded } = row.only ?? {};
      return (! row.allowed || hasOnly(attributes, row.allowed, { tagName: 'div' }))
        && (row.keeps !== 'link' || ! isEmpty(attributes.url)) && (! attribute || values.includes(attributes[ attribute ]) !== !! isExcluded);
    };
    if (row.keeps !== 'several') {
      return { type: 'block', blocks: [ row.block ], isMatch, transform: (attributes, innerBlocks) => fromBlock(element, row, attributes, innerBlocks) };
    }
    return {
      type: 'block', blocks: [ row.block ], isMultiBlock: true,
      transform: (list, inner) => wp.blocks.createBlock(element.block, {}, list.map((attributes, at) => wp.blocks.createBlock(row.block, attributes, inner[ at ]))),
    };
  }

  /** Our block as one of WordPress, or as several. */
  function toBlock(row, attributes, innerBlocks) {
    if (row.keeps === 'link') return wp.blocks.createBlock(row.block, { url: linkedAddress(innerBlocks[ 0 ]) });
    const copies = innerBlocks.map(block => wp.blocks.createBlock(block.name, block.attributes, block.innerBlocks));
    if (row.keeps === 'several') return copies;
    if (row.keeps === 'block') return copies[ 0 ];
    const made = {};
    for (const [ name, target ] of Object.entries(row.settingsFrom ?? {})) if (! isEmpty(attributes[ name ])) made[ target ] = Number(attributes[ name ]);
    return wp.blocks.createBlock(row.block, made, copies);
  }

  /** Whether the content of our block is what the row has put into it. */
  function isContentOf(row, innerBlocks) {
    if (! innerBlocks.length) return false;
    if (row.keeps === 'several') return innerBlocks.every(({ name }) => name === row.block);
    if (row.keeps === 'content') return row.block !== 'core/gallery' || innerBlocks.every(({ name }) => name === 'core/image');
    if (innerBlocks.length > 1) return false;
    return row.keeps === 'block' ? innerBlocks[ 0 ].name === row.block : innerBlocks[ 0 ].name === 'core/paragraph' && ! isEmpty(linkedAddress(innerBlocks[ 0 ]));
  }

  function toRow(element, row) {
    const areNumbers = attributes => Object.keys(row.settingsFrom ?? {}).every(name => isEmpty(attributes[ name ]) || Number.isInteger(Number(attributes[ name ])));
    return {
      type: 'block', blocks: [ row.block ],
      isMatch: (attributes, block) => isPlain(element, attributes, row) && areNumbers(attributes) && isContentOf(row, block.innerBlocks),
      transform: (attributes, innerBlocks) => toBlock(row, attributes, innerBlocks),
    };
  }

  const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#039': "'" };
  const decode = text => text.replace(/&(amp|lt|gt|quot|#0?39);/g, (all, name) => entities[ name ]);

  /** The attributes of a start tag as those of our block; null where it has one that the block has not. */
  function readAttributes(element, text) {
    const values = {};
    for (const [ , name, quoted, single ] of text.matchAll(/([^\s=]+)(?:="([^"]*)"|='([^']*)')?/g)) {
      const written = decode(quoted ?? single ?? '');
      const key = { id: 'anchor', class: 'className' }[ name ] ?? Object.keys(element.settings).find(one => one === name || element.settings[ one ].former === name);
      if (! key) return null;
      const { kind, isByWidth } = element.settings[ key ] ?? {};
      values[ key ] = kind === 'flag' ? written !== 'false' : kind === 'number' && ! isByWidth ? Number(written) : written;
      if (Number.isNaN(values[ key ])) return null;
    }
    return values;
  }

  /** The one element that some HTML consists of: its attributes and its content; null for any other HTML. */
  function readElement(tag, element, html) {
    const [ , attributes, content ] = new RegExp('^\\s*<' + tag + '((?:\\s+[\\w-]+(?:="[^"]*"|=\'[^\']*\')?)*)\\s*>([^]*)</' + tag + '>\\s*$').exec(html) ?? [];
    if (attributes === undefined || new RegExp('</?' + tag + '[\\s>]').test(content)) return null;
    const values = readAttributes(element, attributes);
    return values && { attributes: values, content: content.trim() };
  }

  /** HTML of one of our elements, as people paste it into a block for HTML. */
  const fromHtml = (tag, element) => ({
    type: 'block', blocks: [ 'core/html' ],
    isMatch: ({ content }) => readElement(tag, element, textOf(content)) !== null,
    transform(attributes) {
      const read = readElement(tag, element, textOf(attributes.content));
      return wp.blocks.createBlock(element.block, read.attributes, read.content === '' ? [] : [ wp.blocks.createBlock('core/html', { content: read.content }) ]);
    },
  });

  const transformsOf = (tag, element) => ({
    from: element.transforms.map(row => fromRow(element, row)).concat(fromHtml(tag, element)),
    to: element.transforms.map(row => toRow(element, row)),
  });

  Object.assign(own, { transformsOf });
}(wp, siteElementsEditor));
