export const loginPath = '/owner/login';
/** Of a link that logs in once. */
export const linkPath = '/owner/login/link';
export const logoutPath = '/owner/logout';
export const sessionCookie = 'owner_session';
export const csrfField = 'csrf';
