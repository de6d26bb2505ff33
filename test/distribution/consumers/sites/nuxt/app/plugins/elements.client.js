import 'site-elements/auto';

export default defineNuxtPlugin(() => {});
