/** The modules of a calendar that load when they are needed; null until then. */
export const lazyParts = {
  period: null as typeof import('./views/PeriodView.js') | null,
  subscribe: null as typeof import('./subscribe/SubscribeMenu.js') | null,
  card: null as typeof import('./card/EventCard.js') | null,
};
