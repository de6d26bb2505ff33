export const loginPath = '/owner/login';
/** Path of a login link that can be used once. */
export const linkPath = '/owner/login/link';
export const logoutPath = '/owner/logout';
export const sessionCookie = 'owner_session';
export const csrfField = 'csrf';
