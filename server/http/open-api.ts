import type {FastifyInstance} from 'fastify';
import {z} from 'zod';
import type {Endpoint} from '#contract/kernel/endpoint.ts';
import {failureCodes, type FailureCode} from '#contract/kernel/failure.ts';
import {antiForgeryHeader} from '#contract/wire-version.ts';
import {statusOf} from './send-failure.ts';
import {escapeHtml} from './escape-html.ts';

type Json = Record<string, unknown>;

/** Codes that every endpoint may answer with, and those of endpoints that are not open. */
const commonCodes = ['validation', 'rate-limited', 'unexpected'] as const;
const signedInCodes = ['unauthorized', 'forbidden'] as const;

/** The codes that an endpoint may answer with, and its own reasons for each. */
function listRefusals({access, failures}: Endpoint): [FailureCode, string][] {
  const codes = [...commonCodes, ...(access === 'anyone' ? [] : signedInCodes)];
  const all = failureCodes.filter((code) => codes.some((one) => one === code) || failures[code]);
  return all.map((code) => [code, failures[code] ? `${code} (${failures[code].join(', ')})` : code]);
}

/** Writes the endpoints as an OpenAPI 3.1 document: the same data that makes the routes. */
export function toOpenApi(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {...paths[path], [endpoint.method.toLowerCase()]: toOperation(endpoint)};
  }
  return {
    openapi: '3.1.0',
    info: {title: 'Faro', version: '1', description: 'What the app asks of its server.'},
    paths,
    components: {
      schemas: {Failure: failureSchema},
      securitySchemes: {
        session: {type: 'apiKey', in: 'cookie', name: 'accessToken'},
        authToken: {type: 'apiKey', in: 'header', name: antiForgeryHeader},
      },
    },
  };
}

const failureSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'reason', 'message'],
      properties: {
        code: {enum: failureCodes},
        reason: {type: 'string'},
        message: {type: 'string'},
        details: {type: 'object'},
      },
    },
  },
};

function toOperation(endpoint: Endpoint): Json {
  const input = toSchema(endpoint.input, 'input');
  const takesQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const isOpen = endpoint.access === 'anyone';
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(takesQuery ? {parameters: toParameters(input)} : {requestBody: {required: true, content: asJson(input)}}),
    security: isOpen ? [] : [takesQuery ? {session: []} : {session: [], authToken: []}],
    responses: {
      200: {description: 'Done', content: asJson(toSchema(endpoint.output, 'output'))},
      ...Object.fromEntries(
        listRefusals(endpoint).map(([code, description]) => [
          statusOf[code],
          {description, content: asJson({$ref: '#/components/schemas/Failure'})},
        ]),
      ),
    },
  };
}

function asJson(schema: Json): Json {
  return {'application/json': {schema}};
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  return z.toJSONSchema(schema, {io, unrepresentable: 'any'});
}

function toParameters(input: Json): Json[] {
  const properties = z.record(z.string(), z.unknown()).catch({}).parse(input['properties']);
  const required = z.array(z.string()).catch([]).parse(input['required']);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** Mounts `/api/docs` for people and `/api/docs/json` for programs. */
export function addDocsRoutes(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  // Written once, as soon as somebody asks: it takes long, and endpoints come and go with the server alone.
  let written: {readonly json: string; readonly page: string} | null = null;
  const write = () => (written ??= {json: JSON.stringify(toOpenApi(endpoints)), page: toPage(endpoints)});
  app.get('/api/docs/json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(write().json),
  );
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(write().page));
}

/** A plain page without scripts or styles of its own, so that it needs no exception from the content policy. */
function toPage(endpoints: readonly Endpoint[]): string {
  const sections = endpoints.map(
    (endpoint) => `<section><h2 id="${endpoint.name}">${escapeHtml(endpoint.summary)}</h2>
<p><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code> (${endpoint.access})</p>
<details><summary>Input and output</summary>
<pre>${escapeHtml(JSON.stringify(toSchema(endpoint.input, 'input'), null, 2))}</pre>
<pre>${escapeHtml(JSON.stringify(toSchema(endpoint.output, 'output'), null, 2))}</pre></details>
<p>May refuse with: ${escapeHtml(
      listRefusals(endpoint)
        .map(([, reasons]) => reasons)
        .join(', '),
    )}</p></section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Faro API</title></head><body><main><h1>Faro API</h1>
<p>The same as an <a href="/api/docs/json">OpenAPI document</a>.</p>
${sections.join('\n')}</main></body></html>`;
}
