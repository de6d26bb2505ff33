/** Written on the demo's login page: an account that may do nothing but look around. */
export const demoAccount = { email: 'guest@saltmarsh.example', password: 'low-tide-1014' };
