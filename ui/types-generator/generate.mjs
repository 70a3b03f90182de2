// The page's types from the server's description: its JSON on standard input, TypeScript on standard
// output. It has a folder and a lock of its own because it wants an older TypeScript than the page.
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const description = await text(process.stdin);
const named = (name) => ts.factory.createTypeReferenceNode(name);

/** Without the titles that repeat the names of fields. */
const bare = (key, value) => (key === 'title' && typeof value === 'string' ? undefined : value);

const tree = await openapiTS(JSON.parse(JSON.stringify(JSON.parse(description), bare)), {
  defaultNonNullable: false,
  transform: (schema) => (schema['x-typescript'] === undefined ? undefined : named(schema['x-typescript'])),
});
const types = `import type { Facts, Fields } from './json';\n\n${astToString(tree)}`;
const hash = (text) => createHash('sha256').update(text).digest('hex');

process.stdout.write(`// Made by tools/types from the server's description; a test says when it is stale.
// description ${hash(description)}
// types ${hash(types)}

${types}`);
