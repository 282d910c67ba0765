import { z } from 'zod';
import type { Operation } from './operation';
import { operations } from './operations';
import { problem } from './schemas';

type Json = Record<string, unknown>;

/** Schemas with a name go under components, once; everything else is written where it stands. */
function schemaWriter() {
  const components: Record<string, unknown> = {};
  const write = (schema: z.ZodType, io: 'input' | 'output'): Json => {
    const {
      $defs = {},
      $schema: _,
      ...found
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json & { $defs?: Json };
    const lift = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'));
    for (const [name, definition] of Object.entries($defs)) components[name] = lift(definition);
    const { id, ...rest } = lift(found) as Json;
    if (typeof id !== 'string') return rest;
    components[id] = rest;
    return { $ref: `#/components/schemas/${id}` };
  };
  return { components, write };
}

const common: Record<number, string> = {
  400: 'The request is malformed.',
  401: 'No valid token.',
  404: 'There is no such table, club, league or season, or it is not yours to see.',
  413: 'The body is larger than 64 KB.',
  429: 'Too many requests; see Retry-After.',
  503: 'The table is busy and nothing was done; see Retry-After.',
};

/** The whole API as an OpenAPI 3.1 document, made of the very schemas that check the requests. */
export function openApiDocument(server: string): Json {
  const { components, write } = schemaWriter();
  const problemSchema = write(problem, 'output');
  const paths: Record<string, Json> = {};
  for (const operation of Object.values<Operation>(operations)) {
    const { id, method, path, summary, status, also, body, answer } = operation;
    const answerContent = { 'application/json': { schema: write(answer, 'output') } };
    const problems = Object.entries({ ...common, ...also }).map(([code, description]) => {
      const receipt = description.startsWith('A receipt');
      return [code, { description, content: receipt ? answerContent : { 'application/problem+json': { schema: problemSchema } } }];
    });
    paths[path] = {
      ...paths[path],
      [method]: {
        operationId: id,
        summary,
        parameters: parametersOf(operation, write),
        ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: write(body, 'input') } } } } : {}),
        responses: { [status]: { description: summary, content: answerContent }, ...Object.fromEntries(problems) },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fieldpost',
      version: '1',
      description: 'Play by program: the same orders, the same rules and the same receipts as on the pages and in the letters.',
    },
    servers: [{ url: `${server}/api/v1` }],
    security: [{ token: [] }],
    paths,
    components: {
      schemas: components,
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'A personal token of your account page.' } },
    },
  };
}

function parametersOf({ path, query, keyed }: Operation, write: (schema: z.ZodType, io: 'input') => Json): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const inQuery = Object.entries((write(query, 'input').properties ?? {}) as Json).map(([name, schema]) => ({ name, in: 'query', schema }));
  const header = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', minLength: 1, maxLength: 64 } };
  return [...inPath, ...inQuery, ...(keyed ? [header] : [])];
}
