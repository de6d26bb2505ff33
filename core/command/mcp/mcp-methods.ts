import { writeJson } from '../../registry/write-json.js';
import { type Methods, type Params, RpcError, rpcErrors } from './rpc.js';
import { type Library, runTool, type Tool, ToolError, tools } from './tools.js';

/**
 * Versions of the protocol whose messages this server reads, the latest first. 2025-03-26 is not one of them: it requires batches.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle
 */
const versions = ['2025-11-25', '2025-06-18', '2024-11-05'] as const;
const instructions = 'Elements are HTML tags that a site owner pastes. Find one with list_elements, read its settings with describe_element, '
  + 'and write its code with make_paste_code. check_page finds mistakes in a page.';

const schemaAddress = 'site-elements://schema/';

function initialize({ protocolVersion }: Params, { version }: Library): object {
  if (typeof protocolVersion !== 'string') throw new RpcError(rpcErrors.params, 'protocolVersion must be a text.');
  return {
    protocolVersion: versions.find(one => one === protocolVersion) ?? versions[0],
    capabilities: { tools: {}, resources: {} },
    serverInfo: { name: 'site-elements', title: 'Site Elements', version },
    instructions,
  };
}

/** Lists are whole: there is no next page, so no cursor is right. */
function expectNoCursor({ cursor }: Params): void {
  if (cursor !== undefined) throw new RpcError(rpcErrors.params, 'The cursor is unknown.');
}

const describeTool = ([name, { title, description, arguments: rows }]: [string, Tool]): object => ({
  name, title, description,
  inputSchema: {
    type: 'object',
    properties: Object.fromEntries(Object.entries(rows).map(([argument, { type, description: text }]) => [argument, { type, description: text }])),
    required: Object.keys(rows).filter(argument => rows[argument]!.isRequired),
    additionalProperties: false,
  },
  annotations: { title, readOnlyHint: true, openWorldHint: false },
});

/** A mistake of the caller is a result with `isError`, which a model can read and correct. Source: MCP 2025-11-25, server/tools, error handling */
function callTool({ name, arguments: values = {} }: Params, library: Library): object {
  if (typeof name !== 'string') throw new RpcError(rpcErrors.params, 'The name of the tool is missing.');
  if (!Object.hasOwn(tools, name)) throw new RpcError(rpcErrors.params, `Unknown tool: ${name.slice(0, 60)}`);
  if (typeof values !== 'object' || values === null || Array.isArray(values)) throw new RpcError(rpcErrors.params, 'arguments must be an object.');
  const toResult = (text: string, isError: boolean) => ({ content: [{ type: 'text', text }], isError });
  try {
    return toResult(runTool(tools[name]!, library, values as Params), false);
  } catch (error) {
    if (error instanceof ToolError) return toResult(error.message, true);
    throw error;
  }
}

const listResources = ({ schemas }: Library): object[] => Object.entries(schemas).map(([tag, { title, description }]) =>
  ({ uri: schemaAddress + tag, name: tag, title, description, mimeType: 'application/schema+json' }));

function readResource({ uri }: Params, { schemas }: Library): object {
  if (typeof uri !== 'string') throw new RpcError(rpcErrors.params, 'uri must be a text.');
  const tag = uri.startsWith(schemaAddress) ? uri.slice(schemaAddress.length) : '';
  if (!Object.hasOwn(schemas, tag)) throw new RpcError(rpcErrors.resource, 'Resource not found', { uri: uri.slice(0, 200) });
  return { contents: [{ uri, mimeType: 'application/schema+json', text: writeJson(schemas[tag]) }] };
}

/** The methods of the Model Context Protocol that the server has. Source: https://modelcontextprotocol.io/specification/2025-11-25 */
export const mcpMethods = (library: Library): Methods => ({
  initialize: params => initialize(params, library),
  ping: () => ({}),
  'tools/list': params => {
    expectNoCursor(params);
    return { tools: Object.entries(tools).map(describeTool) };
  },
  'tools/call': params => callTool(params, library),
  'resources/list': params => {
    expectNoCursor(params);
    return { resources: listResources(library) };
  },
  'resources/templates/list': params => {
    expectNoCursor(params);
    return { resourceTemplates: [{
      uriTemplate: `${schemaAddress}{tag}`, name: 'schema', title: 'Schema of an element',
      description: 'Settings and content of an element as JSON Schema 2020-12 with hints for editors.', mimeType: 'application/schema+json',
    }] };
  },
  'resources/read': params => readResource(params, library),
});
