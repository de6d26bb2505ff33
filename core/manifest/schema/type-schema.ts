import ts from 'typescript';
import type { ValueSchema } from '../../settings/element-schema.js';

const kinds: Readonly<Record<number, ValueSchema>> = {
  [ts.SyntaxKind.StringKeyword]: { type: 'string' },
  [ts.SyntaxKind.NumberKeyword]: { type: 'number' },
  [ts.SyntaxKind.BooleanKeyword]: { type: 'boolean' },
  [ts.SyntaxKind.ObjectKeyword]: { type: 'object' },
};

/** Members with a name, in one record, and members of any name, as a schema. */
function schemaOfMembers(members: readonly ts.TypeElement[]): ValueSchema {
  const named = members.filter(ts.isPropertySignature).map(member => [member.name.getText(), member.type!, !member.questionToken] as const);
  const others = members.find(ts.isIndexSignatureDeclaration);
  const required = named.filter(([, , isRequired]) => isRequired).map(([name]) => name);
  return {
    type: 'object',
    ...(named.length > 0 && { properties: Object.fromEntries(named.map(([name, type]) => [name, schemaOfNode(type)])) }),
    ...(required.length > 0 && { required }),
    ...(others && { additionalProperties: schemaOfNode(others.type) }),
  };
}

function schemaOfUnion(types: readonly ts.TypeNode[]): ValueSchema {
  const schemas = types.filter(type => type.getText() !== 'null').map(schemaOfNode);
  const words = schemas.flatMap(({ enum: values }) => values ?? []);
  if (words.length === schemas.length) return { enum: words };
  return schemas.length === 1 ? schemas[0]! : { anyOf: schemas };
}

function schemaOfNode(node: ts.TypeNode): ValueSchema {
  if (ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node)) return schemaOfNode(node.type);
  if (ts.isArrayTypeNode(node)) return { type: 'array', items: schemaOfNode(node.elementType) };
  if (ts.isUnionTypeNode(node)) return schemaOfUnion(node.types);
  if (ts.isTypeLiteralNode(node)) return schemaOfMembers([...node.members]);
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) return { enum: [node.literal.text] };
  if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Record') {
    return { type: 'object', additionalProperties: schemaOfNode(node.typeArguments![1]!) };
  }
  return kinds[node.kind] ?? {};
}

/** The schema of a type as documentation writes it, such as `{ code: string; percent?: number }[]`. `{}` for what it cannot read. */
export function getTypeSchema(type: string): ValueSchema {
  const file = ts.createSourceFile('type.ts', `type Value = ${type};`, ts.ScriptTarget.Latest, true);
  const [statement] = file.statements;
  return statement && ts.isTypeAliasDeclaration(statement) ? schemaOfNode(statement.type) : {};
}
