import { type Article, journal } from '../content/journal.js';
import { linkTo, type View } from '../layout/view.js';
import { type Html, html, trusted } from '../markup/html.js';
import { picture } from '../markup/picture.js';
import { saltmarshPage } from './saltmarsh-page.js';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const pathOf = ({ slug }: Article): string => `/saltmarsh/journal/${slug}`;

/** The newest articles, as the home page and the journal show them. */
export const articleCards = (view: View, heading: 'h2' | 'h3'): Html => html`${journal.map(article => html`
  <article>${picture(article.image, { sizes: '(min-width: 40rem) 30vw, 92vw', alt: '' })}
    ${trusted(`<${heading}>`)}<a href="${linkTo(view, pathOf(article))}">${article.title}</a>${trusted(`</${heading}>`)}
    <p><time datetime="${article.date}">${day.format(new Date(article.date))}</time></p>
    <p>${article.summary}</p>
  </article>`)}`;

/** Every article, the newest first. Without scripts: the same articles, one below the other. */
export function journalPage(view: View): Html {
  return saltmarshPage({
    view,
    title: 'Journal',
    description: 'Firings, clay, glazes and tools: what happens in the loft.',
    main: html`
<section class="page-head">
  <h1>Journal</h1>
  <p class="lede">Firings, clay, glazes and tools: what happens in the loft when the door is shut.</p>
</section>
<section class="wide journal" aria-label="Articles">
  <site-summary kind="blog" page-size="4" aspect-ratio="4:3" label="Articles">${articleCards(view, 'h2')}
  </site-summary>
</section>
<section class="wide lately" aria-labelledby="lately">
  <div class="section-head">
    <h2 id="lately">Lately in the studio</h2>
    <a class="quiet-link" href="/saltmarsh/feed.xml">The feed</a>
  </div>
  <site-feed feed="studio" count="4" columns="4" label="Lately in the studio">
    <p>Firings, tides and what came out of the kiln, most days: follow <a href="/saltmarsh/feed.xml">our feed</a>.</p>
  </site-feed>
</section>
`,
  });
}

/** One article, with what readers say of it. */
export function articlePage(view: View, slug: string): Html | null {
  const article = journal.find(one => one.slug === slug);
  if (!article) return null;
  const path = pathOf(article);
  return saltmarshPage({
    view,
    title: article.title,
    description: article.summary,
    main: html`
<article class="article">
  <header>
    <p class="eyebrow"><a href="${linkTo(view, '/saltmarsh/journal')}">Journal</a></p>
    <h1>${article.title}</h1>
    <p class="article-date"><site-relative-time><time datetime="${article.date}">${day.format(new Date(article.date))}</time></site-relative-time></p>
  </header>
  ${picture(article.image, { sizes: '(min-width: 56rem) 52rem, 92vw', isFirst: true })}
  <div class="prose">${article.body}
  </div>
  <site-pin-it within=".article"></site-pin-it>
  <footer class="prose">
    <site-follow>
      <ul>
        <li><a href="https://www.pinterest.com/saltmarsh">Pinterest</a></li>
        <li><a href="https://x.com/saltmarshpots">X</a></li>
        <li><a href="${linkTo(view, '/saltmarsh#letters')}">Letters</a></li>
      </ul>
    </site-follow>
    <section aria-labelledby="said">
      <h2 id="said">What readers say</h2>
      <site-comments thread="${path}">
        <form action="/comments" method="post">
          <input type="hidden" name="thread" value="${path}">
          <p class="field"><label for="reader">Name</label> <input id="reader" name="name" required maxlength="80" autocomplete="name"></p>
          <p class="field"><label for="comment">Comment</label> <textarea id="comment" name="text" rows="4" required maxlength="4000"></textarea></p>
          <p><button class="button">Send</button></p>
        </form>
      </site-comments>
    </section>
  </footer>
</article>
`,
  });
}
