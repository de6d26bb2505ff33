import 'site-elements/auto';

document.querySelector('site-gallery').addEventListener('site-slide-change', event => { document.querySelector('#heard').value = event.detail.index; });
