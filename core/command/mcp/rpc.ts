import { writeJson } from '../../registry/write-json.js';

/** Error codes. Source: JSON-RPC 2.0, 5.1, and MCP 2025-11-25, server/resources */
export const rpcErrors = { parse: -32700, request: -32600, method: -32601, params: -32602, internal: -32603, resource: -32002 } as const;

/** An error that the client reads, by its code. */
export class RpcError extends Error {
  constructor(readonly code: number, message: string, readonly data?: unknown) { super(message); }
}

export type Params = Readonly<Record<string, unknown>>;
/** Methods by name. */
export type Methods = Readonly<Record<string, (params: Params) => unknown>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isId = (id: unknown): id is string | number => typeof id === 'string' || Number.isFinite(id);

const writeError = (id: string | number | null, { code, message, data }: RpcError): string =>
  writeJson({ jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } });

/** The answer to a message that is not read. */
export const refuseMessage = (message: string): string => writeError(null, new RpcError(rpcErrors.request, message));

async function callMethod(methods: Methods, method: string, params: unknown): Promise<unknown> {
  if (!Object.hasOwn(methods, method)) throw new RpcError(rpcErrors.method, `There is no method "${method.slice(0, 60)}".`);
  if (params !== undefined && !isRecord(params)) throw new RpcError(rpcErrors.params, 'params must be an object.');
  try {
    return await methods[method]!(params ?? {});
  } catch (error) {
    throw error instanceof RpcError ? error : new RpcError(rpcErrors.internal, 'The request failed.');
  }
}

/** Answers one message of JSON-RPC 2.0 as text; `null` for notifications and answers, which get none. Never throws. */
export async function answerMessage(text: string, methods: Methods): Promise<string | null> {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return writeError(null, new RpcError(rpcErrors.parse, 'The message is not JSON.'));
  }
  if (!isRecord(message) || message.jsonrpc !== '2.0') return refuseMessage('The message is not a JSON-RPC 2.0 object. Batches are not part of the protocol.');
  if (typeof message.method !== 'string') {
    return 'result' in message || 'error' in message ? null : refuseMessage('The message has no method.');
  }
  if (!('id' in message)) return null;
  if (!isId(message.id)) return refuseMessage('The id must be a text or a number.');
  try {
    return writeJson({ jsonrpc: '2.0', id: message.id, result: await callMethod(methods, message.method, message.params) });
  } catch (error) {
    return writeError(message.id, error as RpcError);
  }
}
