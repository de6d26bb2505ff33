// Runs in every engine: the URL parser.
import { expect } from '@open-wc/testing';
import { letThrough } from './hostile-addresses.fixture.test.js';
import { safeUrl } from './safe-url.js';

describe('safeUrl, by the parser of this browser', () => {
  it('returns nothing that a link would run as a script, however it is spelled', () => {
    const link = document.createElement('a');
    const protocolOf = (written: string) => {
      link.setAttribute('href', written);
      return link.protocol;
    };
    expect(letThrough(safeUrl, protocolOf)).to.deep.equal([]);
    expect(letThrough(address => address, protocolOf)).not.to.deep.equal([]);
  });
});
