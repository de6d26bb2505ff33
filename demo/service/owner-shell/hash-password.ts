import { text } from 'node:stream/consumers';
import { hashPassword, minPasswordLength } from '../kernel/access/password.js';

// What to put into OWNER_PASSWORD_HASH:  echo 'my password' | npx tsx demo/service/owner-shell/hash-password.ts
const password = (await text(process.stdin)).replace(/\r?\n$/, '');
if (password.length < minPasswordLength) {
  console.error(`Expected a password of at least ${minPasswordLength} characters on standard input.`);
  process.exit(1);
}
console.log(await hashPassword(password));
