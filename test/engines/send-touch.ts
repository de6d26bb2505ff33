import { executeServerCommand } from '@web/test-runner-commands';
import type { TouchPayload } from './touch-page.js';

/** Real touch in a browser test, one finger at a time: `sendTouch({ type: 'down', position: [20, 40] })`. */
export const sendTouch = (payload: TouchPayload): Promise<unknown> => executeServerCommand('send-touch', payload as never);
