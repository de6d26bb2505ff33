import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readResponse } from '../../request/read-response.js';
import { interpretResponse } from './interpret-response.js';

const page = '<h1>Please prove that you are a person</h1>';
// What hosts answer to a form that a script sends, and what it is worth.
const rows: [address: string, status: number, text: string, worth: 'saved' | 'refused' | 'unreadable'][] = [
  ['https://formspree.io/f/abc', 200, '{"next":"/thanks","ok":true}', 'saved'],
  ['https://formspree.io/f/abc', 200, '{"success":"email sent","next":"/thanks"}', 'saved'],
  [
    'https://formspree.io/f/abc',
    422,
    '{"error":"Validation errors","errors":[{"field":"email","code":"TYPE_EMAIL","message":"should be an email"}]}',
    'refused',
  ],
  ['https://formspree.io/f/abc', 200, page, 'unreadable'],
  ['https://formspree.io/f/abc', 200, '{}', 'unreadable'],
  ['https://formspree.io/f/abc', 204, '', 'unreadable'],
  ['https://api.web3forms.com/submit', 200, '{"success":true,"body":{"message":"Email sent successfully!"}}', 'saved'],
  ['https://api.web3forms.com/submit', 200, '{"success":false,"message":"Invalid access key"}', 'refused'],
  ['https://api.web3forms.com/submit', 200, 'null', 'unreadable'],
  ['https://formsubmit.co/ajax/a@b.ie', 200, '{"success":"true","message":"The form was submitted successfully."}', 'saved'],
  ['https://formsubmit.co/ajax/a@b.ie', 200, '{"success":"false","message":"This form needs Activation."}', 'refused'],
  ['https://formsubmit.co/a@b.ie', 200, page, 'unreadable'],
  ['https://formsubmit.co.example/a@b.ie', 200, page, 'saved'],
  ['https://shop.example/', 200, '<h1>Thank you</h1>', 'saved'], // Netlify: a page
  ['https://shop.example/', 404, page, 'refused'],
  ['https://shop.example/send.php', 204, '', 'saved'],
  ['https://shop.example/send.php', 200, '', 'saved'],
];

describe('judgeResponse', () => {
  for (const [address, status, text, worth] of rows) {
    it(`takes ${status} ${text || 'nothing'} from ${new URL(address).hostname} for ${worth}`, () => {
      const judged = interpretResponse(address, readResponse({ status, url: address, text, format: 'json' }));
      assert.equal(judged.kind === 'failure' ? judged.reason : 'saved', worth);
    });
  }
});
