/** Whether a text is a URL, for services and pages: safe in Node, unlike `URL.canParse`. */
export { canParseUrl } from '../links/can-parse-url.js';
