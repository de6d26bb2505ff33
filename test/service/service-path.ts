/** Where the runner's own server answers for the reference service: a form in a browser test names it as its `endpoint`. */
export const servicePath = '/running-service';

/** How many submissions the service takes from one visitor to one form there; small, so that a test may use them up. */
export const submissionsTaken = 6;
