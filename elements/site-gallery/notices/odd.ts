/** What a developer may have to be told of: galleries without load nothing for it. */
export const odd = ':scope > :is(p, script[type="application/json"]), [data-type="video"]';
