'use client';

import { useState } from 'react';
import { SiteGallery } from 'site-elements/react';

export function Works() {
  const [heard, setHeard] = useState('');
  return (
    <>
      <SiteGallery design="slideshow" slidesPerRow={2} label="Works" onSiteSlideChange={event => setHeard(event.detail.index)}>
        {['One', 'Two', 'Three'].map((alt, at) => <img key={alt} src={`/images/${at + 1}.jpg`} width="300" height="200" alt={alt} />)}
      </SiteGallery>
      <output id="heard">{heard}</output>
    </>
  );
}
