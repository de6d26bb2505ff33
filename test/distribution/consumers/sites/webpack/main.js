import 'site-elements/site-elements.critical.css';
import 'site-elements/auto';

const gallery = document.querySelector('site-gallery');
gallery.slidesPerRow = 2;
gallery.addEventListener('site-slide-change', event => { document.querySelector('#heard').value = event.detail.index; });
