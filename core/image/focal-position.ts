/**
 * Where `object-position` must stand, as a share of the free length, so that a point of the picture comes to the middle
 * of the frame; at the picture's end it stops. All lengths along one axis. spec: media-layout §3, focal point
 *
 * The picture is moved by `focus * picture - frame / 2`, at least 0 and at most what hangs over, `picture - frame`;
 * `object-position: p` moves it by `p * (picture - frame)`. The plain `p = focus` holds the point still, off the middle.
 */
export function focalPosition(focus: number, picture: number, frame: number): number {
  const over = picture - frame;
  if (over <= 0) return 0.5;
  return Math.min(Math.max(focus * picture - frame / 2, 0), over) / over;
}
