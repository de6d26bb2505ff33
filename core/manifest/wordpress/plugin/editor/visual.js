// The classic editor changes lines to paragraphs between its views, and knows no blocks but those of HTML: it would tear our tags
// apart. They go through its changes as one piece each.
(function (wp, own) {
  'use strict';

  const opening = new RegExp('<(' + own.blockTags.join('|') + ')(?![\\w-])[^>]*>', 'i');

  /** Where the element ends that begins here; -1 where it has no end. */
  function endOf(text, start, tag) {
    const tags = new RegExp('<(/?)' + tag + '(?![\\w-])[^>]*>', 'gi');
    tags.lastIndex = start;
    let depth = 0;
    for (let found = tags.exec(text); found; found = tags.exec(text)) {
      depth += found[ 1 ] ? -1 : 1;
      if (depth === 0) return tags.lastIndex;
    }
    return -1;
  }

  const holder = at => '<div data-site-elements-held="' + at + '"></div>';

  /** Puts a holder in the place of each element. */
  function hold(text, held) {
    let [ done, rest ] = [ '', text ];
    for (let found = opening.exec(rest); found; found = opening.exec(rest)) {
      const end = endOf(rest, found.index, found[ 1 ]);
      const isHeld = end > 0;
      const upTo = isHeld ? end : found.index + found[ 0 ].length;
      done += rest.slice(0, found.index) + (isHeld ? holder(held.push(rest.slice(found.index, end)) - 1) : found[ 0 ]);
      rest = rest.slice(upTo);
    }
    return done + rest;
  }

  for (const [ before, after ] of [ [ 'beforeWpautop', 'afterWpautop' ], [ 'beforePreWpautop', 'afterPreWpautop' ] ]) {
    const held = [];
    own.jquery(own.page).on(before, (event, change) => {
      held.length = 0;
      change.data = hold(change.data, held);
    }).on(after, (event, change) => {
      change.data = change.data.replace(/<div data-site-elements-held="(\d+)"><\/div>/g, (all, at) => held[ at ] ?? all);
    });
  }
}(wp, siteElementsVisual));
