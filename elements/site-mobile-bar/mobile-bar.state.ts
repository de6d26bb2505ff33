/** Source: page-runtime-platform §2, mobile info bar. */
export const mobileBarQuery = '(max-width: 1024px)';

export class MobileBarState {
  isShown = false;
}
