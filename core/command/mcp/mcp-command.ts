import type { Subcommand } from '../subcommand.js';
import { mcpMethods } from './mcp-methods.js';
import { readLines } from './read-lines.js';
import { answerMessage, refuseMessage } from './rpc.js';
import type { Library } from './tools.js';

/** More than a page with a request around it has. */
const longestMessageBytes = 4_000_000;

/**
 * `mcp`: a server of the Model Context Protocol on the standard input and output, one message a line. It reads the package alone: no
 * network, no other file. The official SDK is not used: it brings seventeen packages (Express, Hono, JOSE, Zod and others), for HTTP and
 * authorization, to everyone who installs the elements; the standard streams need one loop.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/transports
 */
export const mcpCommand = (readLibrary: () => Promise<Library>): Subcommand => ({
  name: 'mcp',
  usage: 'mcp',
  summary: 'Serves the elements to AI programs by the Model Context Protocol, on the standard input and output.',
  async run(args, terminal) {
    if (args.length > 0) {
      terminal.printError('mcp has no options. Name it in the settings of your program: npx site-elements mcp');
      return 2;
    }
    const methods = mcpMethods(await readLibrary());
    for await (const line of readLines(terminal.readInput(), longestMessageBytes)) {
      if (line?.trim() === '') continue;
      const answer = line === null ? refuseMessage(`The message is longer than ${longestMessageBytes / 1_000_000} MB.`) : await answerMessage(line, methods);
      if (answer !== null) terminal.print(answer);
    }
    return 0;
  },
});
