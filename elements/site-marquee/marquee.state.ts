/** What lets a marquee move or holds it. Source: page-runtime-platform §4. */
export class MarqueeState {
  /** There is content, and room for it. */
  canMove = false;
  isWelcome = true;
  isOnScreen = false;
  isHovered = false;
  hasFocus = false;
  /** The visitor has pressed pause. */
  isPaused = false;

  /** Whether it is a moving line at all: otherwise it stands still like any other text. */
  get isMarquee(): boolean { return this.canMove && this.isWelcome; }

  isRunning(pausedOnHover: boolean): boolean {
    return this.isMarquee && this.isOnScreen && !this.isPaused && !this.hasFocus && !(pausedOnHover && this.isHovered);
  }
}
