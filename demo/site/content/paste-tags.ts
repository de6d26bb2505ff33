/** What an owner pastes once, into the head of every page. */
export const pasteTags = `<link rel="stylesheet" href="/cdn/site-elements.css">
<script type="module" src="/cdn/auto.js"></script>`;
