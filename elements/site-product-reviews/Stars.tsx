const star = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';
const places = [0, 20, 40, 60, 80];
const row = places.map(x => <path key={x} d={star} transform={`translate(${x})`} />);

/** Five stars of which a part is filled: the inner drawing is cut off at its width. */
export const Stars = ({ rating, label }: { readonly rating: number; readonly label: string }) => (
  <svg className="stars" viewBox="0 0 100 20" role="img" aria-label={label}>
    <g className="blank">{row}</g>
    <svg width={rating * 20} height="20">{row}</svg>
  </svg>
);

/** A star of the form. */
export const StarIcon = () => <svg viewBox="0 0 20 20" aria-hidden="true"><path d={star} /></svg>;
