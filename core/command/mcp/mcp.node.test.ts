import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { buildElementSchema } from '../../manifest/schema/build-schema.js';
import { readTables } from '../../manifest/describe/tables.js';
import { mcpMethods } from './mcp-methods.js';
import { readLines } from './read-lines.js';
import { answerMessage, type Methods } from './rpc.js';

let methods: Methods;
before(async () => {
  const all = await readTables();
  methods = mcpMethods({
    version: '1.2.3', tables: new Map(all.map(table => [table.tag, table])),
    schemas: Object.fromEntries(all.map(table => [table.tag, buildElementSchema(table)])),
    elements: all.map(({ tag, summary }) => ({ tagName: tag, summary })),
  });
});

interface Answer {
  readonly id: unknown;
  readonly result?: { readonly [name: string]: unknown; readonly content?: readonly { readonly text: string }[]; readonly isError?: boolean };
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}
async function ask(text: string): Promise<Answer | null> {
  const answer = await answerMessage(text, methods);
  if (answer === null) return null;
  assert.ok(!answer.includes('\n'), 'a message is one line');
  const parsed = JSON.parse(answer) as Answer & { jsonrpc: string };
  assert.equal(parsed.jsonrpc, '2.0');
  assert.equal(('result' in parsed) !== ('error' in parsed), true);
  return parsed;
}
const call = async (method: string, params?: unknown): Promise<Answer> => (await ask(JSON.stringify({ jsonrpc: '2.0', id: 7, method, params })))!;
const callTool = async (name: string, values?: unknown): Promise<{ text: string; isError: boolean }> => {
  const { result } = await call('tools/call', { name, arguments: values });
  return { text: result!.content![0]!.text, isError: result!.isError! };
};

describe('the server', () => {
  test('agrees on a version of the protocol', async () => {
    const rows: readonly (readonly [asked: string, answered: string])[] = [
      ['2025-11-25', '2025-11-25'], ['2025-06-18', '2025-06-18'], ['2024-11-05', '2024-11-05'], ['2025-03-26', '2025-11-25'], ['3000-01-01', '2025-11-25'],
    ];
    for (const [asked, answered] of rows) {
      const { result } = await call('initialize', { protocolVersion: asked, capabilities: {}, clientInfo: { name: 'test', version: '1' } });
      assert.equal(result!.protocolVersion, answered);
      assert.deepEqual(result!.serverInfo, { name: 'site-elements', title: 'Site Elements', version: '1.2.3' });
      assert.deepEqual(result!.capabilities, { tools: {}, resources: {} });
    }
    assert.deepEqual((await call('ping')).result, {});
  });

  test('lists its tools, each with a schema of its arguments', async () => {
    const { tools } = (await call('tools/list')).result as unknown as { tools: { name: string; inputSchema: { type: string; required: string[] } }[] };
    assert.deepEqual(tools.map(({ name, inputSchema: { type, required } }) => [name, type, ...required]), [
      ['list_elements', 'object'], ['describe_element', 'object', 'element'], ['check_page', 'object', 'html'], ['make_paste_code', 'object', 'element'],
    ]);
  });

  test('runs its tools', async () => {
    assert.match((await callTool('list_elements')).text, /^media\n[^]*- site-gallery: /);
    assert.doesNotMatch((await callTool('list_elements', { group: 'shop' })).text, /site-gallery/);
    assert.match((await callTool('describe_element', { element: '<Gallery>' })).text, /^<site-gallery>[^]*Sample\n {2}settings: \{[^]*Examples\n/);
    assert.equal((await callTool('check_page', { html: '<p>Pots</p>' })).text, 'No mistakes found.');
    assert.equal((await callTool('check_page', { html: '<site-galery></site-galery>' })).text, '1:1: error: <site-galery> is not known. Did you mean <site-gallery>?');
    const paste = { element: 'map', settings: { zoom: 9 }, folder: '/x' };
    assert.match((await callTool('make_paste_code', paste)).text, /src="\/x\/auto\.js"[^]*<site-map zoom="9"><\/site-map>/);
  });

  test('reads the schema of an element', async () => {
    const { resources } = (await call('resources/list')).result as unknown as { resources: { uri: string }[] };
    assert.ok(resources.length >= 57);
    for (const { uri } of resources) {
      const { contents } = (await call('resources/read', { uri })).result as unknown as { contents: { uri: string; text: string }[] };
      assert.equal(contents[0]!.uri, uri);
      assert.equal((JSON.parse(contents[0]!.text) as { type: string }).type, 'object');
    }
  });

  const toolErrors: readonly (readonly [tool: string, values: unknown, message: RegExp])[] = [
    ['describe_element', {}, /^"element" is missing\.$/],
    ['describe_element', { element: 5 }, /^"element" must be a text\.$/],
    ['describe_element', { element: 'galery' }, /Did you mean "site-gallery"\?$/],
    ['describe_element', { element: '__proto__' }, /^There is no element "__proto__"\./],
    ['describe_element', { element: 'site-map', tag: 'x' }, /^There is no argument "tag"; expected element\.$/],
    ['list_elements', { group: 'toys' }, /^There is no group "toys"; expected one of media, /],
    ['check_page', { html: 'x'.repeat(1_000_001) }, /^"html" is longer than 1 million characters\.$/],
    ['check_page', { html: '<div>'.repeat(100_000) }, /^"html" has more than 5000 elements inside each other, or without an end tag\.$/],
    ['make_paste_code', { element: 'site-map', content: '<div>'.repeat(100_000) }, /^"content" has more than 5000 elements /],
    ['make_paste_code', { element: 'site-map', settings: [] }, /^"settings" must be an object\.$/],
    ['make_paste_code', { element: 'site-map', settings: { zoom: 99, zom: 1 } },
      /^- zoom "99" is wrong; expected a number from 0 to 22\.\n- <site-map> has no setting "zom"\. Did you mean "zoom"\?$/],
  ];
  for (const [tool, values, message] of toolErrors) {
    test(`shows a caller of ${tool} what to correct: ${message.source}`, async () => {
      const { text, isError } = await callTool(tool, values);
      assert.match(text, message);
      assert.equal(isError, true);
    });
  }
});

describe('the server answers', () => {
  const wrong: readonly (readonly [text: string, code: number | null, id?: unknown])[] = [
    ['', -32700], ['{', -32700], ['nul', -32700], ['\uFFFD', -32700], ['{"jsonrpc":"2.0",', -32700],
    ['null', -32600], ['5', -32600], ['"x"', -32600], ['[]', -32600], ['[{"jsonrpc":"2.0","id":1,"method":"ping"}]', -32600], ['{}', -32600],
    ['{"id":1,"method":"ping"}', -32600], ['{"jsonrpc":"1.0","id":1,"method":"ping"}', -32600], ['{"jsonrpc":"2.0","id":1}', -32600],
    ['{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600], ['{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600], ['{"jsonrpc":"2.0","id":[1],"method":"ping"}', -32600],
    ['{"jsonrpc":"2.0","id":true,"method":"ping"}', -32600], ['{"jsonrpc":"2.0","id":1e999,"method":"ping"}', -32600], ['{"jsonrpc":"2.0","id":1,"method":5}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"toString"}', -32601, 1], ['{"jsonrpc":"2.0","id":"a","method":"__proto__"}', -32601, 'a'],
    ['{"jsonrpc":"2.0","id":1,"method":"constructor"}', -32601, 1], ['{"jsonrpc":"2.0","id":1,"method":"prompts/list"}', -32601, 1],
    ['{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}', -32602, 1], ['{"jsonrpc":"2.0","id":1,"method":"ping","params":null}', -32602, 1],
    ['{"jsonrpc":"2.0","id":1,"method":"initialize"}', -32602, 1], ['{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":{}}}', -32602, 1],
    ['{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"x"}}', -32602, 1], ['{"jsonrpc":"2.0","id":1,"method":"tools/call"}', -32602, 1],
    ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"rm"}}', -32602, 1],
    ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"constructor"}}', -32602, 1],
    ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check_page","arguments":"x"}}', -32602, 1],
    ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check_page","arguments":null}}', -32602, 1],
    ['{"jsonrpc":"2.0","id":1,"method":"resources/read"}', -32602, 1],
    ['{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///etc/passwd"}}', -32002, 1],
    ['{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"site-elements://schema/../package.json"}}', -32002, 1],
    ['{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"site-elements://schema/__proto__"}}', -32002, 1],
    ['{"jsonrpc":"2.0","method":"notifications/initialized"}', null], ['{"jsonrpc":"2.0","method":"tools/call","params":{"name":"rm"}}', null],
    ['{"jsonrpc":"2.0","id":1,"result":{}}', null], ['{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"x"}}', null],
  ];
  for (const [text, code, id = null] of wrong) {
    test(`${text || 'an empty line'} with ${code ?? 'nothing'}`, async () => {
      const answer = await ask(text);
      if (code === null) assert.equal(answer, null);
      else assert.deepEqual([answer!.error!.code, answer!.id], [code, id]);
    });
  }

  test('every prefix and every changed letter of a request', async () => {
    const request = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'make_paste_code', arguments: { element: 'site-map', settings: { zoom: 3 } } } });
    for (let at = 0; at < request.length; at += 1) {
      await ask(request.slice(0, at));
      for (const letter of ['"', '{', '0', '\\', 'é']) await ask(request.slice(0, at) + letter + request.slice(at + 1));
    }
  });

  test('values that are deep, long or of the wrong kind, in each argument', async () => {
    const deep = [1000, 200_000].flatMap(depth => [`${'['.repeat(depth)}${']'.repeat(depth)}`, `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`]);
    const values = [null, true, 5, [], {}, { __proto__: null }, 'x'.repeat(200_000), '<b><p>'.repeat(3000), '<div>'.repeat(20_000), '\0', '\uD800', '<!--', '<plaintext>'];
    for (const value of [...deep, ...values.map(one => JSON.stringify(one))]) {
      for (const [tool, given] of [
        ['describe_element', `{"element":${value}}`], ['check_page', `{"html":${value}}`], ['make_paste_code', `{"element":"site-cart","content":${value}}`],
        ['make_paste_code', `{"element":"site-cart","settings":{"coupons":${value},"label":${value}}}`],
        ['make_paste_code', `{"element":"site-map","folder":${value}}`], ['list_elements', `{"group":${value}}`], ['list_elements', value],
      ] as const) {
        assert.ok(await ask(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${tool}","arguments":${given}}}`));
      }
    }
  });
});

describe('lines', () => {
  async function* chunksOf(...texts: string[]): AsyncGenerator<Uint8Array> { for (const text of texts) yield Buffer.from(text, 'latin1'); }
  const linesOf = async (longest: number, ...texts: string[]) => {
    const lines: (string | null)[] = [];
    for await (const line of readLines(chunksOf(...texts), longest)) lines.push(line);
    return lines;
  };
  const rows: readonly (readonly [title: string, longest: number, chunks: readonly string[], lines: readonly (string | null)[]])[] = [
    ['nothing', 10, [], []],
    ['one in parts', 10, ['a', 'b', 'c\n'], ['abc']],
    ['several in a part', 10, ['a\nb\r\n\nc'], ['a', 'b', '', 'c']],
    ['one without its end', 10, ['abc'], ['abc']],
    ['a letter in two parts', 10, ['\xc3', '\xa9\n'], ['é']],
    ['bytes that are no text', 10, ['\xff\xfe\n'], ['\uFFFD\uFFFD']],
    ['one that is too long, then others', 5, ['123456\nabc\n'], [null, 'abc']],
    ['one that is too long in parts', 5, ['1234', '56', '789', '\nabc', '\n'], [null, 'abc']],
    ['one of the longest length', 5, ['12345\n'], ['12345']],
    ['one that is too long without its end', 5, ['123456'], [null]],
  ];
  for (const [title, longest, chunks, lines] of rows) test(title, async () => assert.deepEqual(await linesOf(longest, ...chunks), lines));
});
