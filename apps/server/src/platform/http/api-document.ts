import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { endpointReference } from '@dalan/contract/endpoint-reference';
import { endpoints } from '@dalan/contract/endpoints';
import type { Access, EndpointName } from '@dalan/contract/endpoints';
import { ErrorAnswer } from '@dalan/contract/errors.schema';
import { TOTAL_COUNT_HEADER } from '@dalan/contract/text/lists';
import { SESSION_COOKIE } from './session-cookie.ts';

export type ApiDocument = OpenAPIV3_1.Document;
export type ApiOperation = OpenAPIV3_1.OperationObject<{ 'x-access'?: Access }>;

type Shop = { name: string; tagline: string };

const DESCRIPTION = `Money is in rupees with two decimals, weight in kilograms, times are ISO 8601 in UTC.
Ids are returned in lowercase; uppercase is accepted. Texts must not contain control characters or
invisible characters, except the joiners that Indic and Arabic scripts and emoji need.
Log in with one of the two log-in calls and send the cookie that they set. A user-id header is
optional and must match the logged-in account. Writes from a browser on another site are refused.
Every failure has the same shape: ErrorAnswer.`;

const names = new Map(
  Object.entries(endpoints).map(([name, { method, path }]) => [`${method} ${path}`, name]),
) as Map<string, EndpointName>;

const totalHeader: Record<string, OpenAPIV3_1.HeaderObject> = {
  [TOTAL_COUNT_HEADER]: {
    description: 'Total number of rows on all pages',
    schema: { type: 'integer' },
  },
};

/** Builds the OpenAPI document from the schemas that validate the routes. */
export function apiDocumentOptions(shop: Shop): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${shop.name} API`,
        summary: shop.tagline,
        description: DESCRIPTION,
        version: '1',
      },
      tags: [...new Set(Object.values(endpointReference).map(({ feature }) => feature))].map(
        (name) => ({ name }),
      ),
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: SESSION_COOKIE,
            description: `Set by the log-in calls. Under HTTPS it is called __Host-${SESSION_COOKIE}.`,
          },
        },
      },
    },
    transform: ({ schema, url, route, ...document }) => {
      if (!url.startsWith('/api/') || schema.hide) return { schema: { hide: true }, url };
      const described = { ...schema, ...describe(String(route.method), url) };
      const response = { ...(schema.response ?? {}), default: ErrorAnswer };
      return jsonSchemaTransform({
        ...document,
        schema: { ...described, response },
        url,
        route,
      });
    },
    transformObject: (document) => finish(jsonSchemaTransformObject(document) as ApiDocument),
  };
}

function describe(method: string, url: string) {
  const name = names.get(`${method} ${url}`);
  if (name === undefined) throw new Error(`${method} ${url} is not an endpoint of the contract`);
  const { access, duties } = endpoints[name];
  const { feature, summary } = endpointReference[name];
  return {
    operationId: name,
    summary,
    tags: [feature],
    security: access === 'public' ? [] : [{ session: [] }],
    'x-access': access,
    ...(duties && { 'x-duties': duties }),
  };
}

/** Adds what the schemas lack: descriptions, the total header of lists, files. */
function finish(document: ApiDocument): ApiDocument {
  for (const { operation } of operationsOf(document)) {
    const { file } = endpointReference[operation.operationId as EndpointName];
    if (file !== undefined) operation.requestBody = upload(file);
    for (const [status, answer] of answersOf(operation)) {
      answer.description = status === 'default' ? 'What went wrong and what to do' : 'Done';
      if (status === '200' && isPaged(operation)) answer.headers = totalHeader;
    }
  }
  const { schemas } = document.components ?? {};
  return { ...document, components: { ...document.components, schemas: named(schemas) } };
}

export type CallOf = { method: string; path: string; operation: ApiOperation };

export function operationsOf(document: ApiDocument): CallOf[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item = {}]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as ApiOperation,
    })),
  );
}

function answersOf(operation: ApiOperation) {
  return Object.entries(operation.responses ?? {}) as [string, OpenAPIV3_1.ResponseObject][];
}

/** Request bodies are inlined at their single call; only answers are named and shared. */
function named(schemas: Record<string, OpenAPIV3_1.SchemaObject> = {}) {
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => !name.endsWith('Input')));
}

function isPaged(operation: ApiOperation): boolean {
  return operation.parameters?.some((one) => 'name' in one && one.name === 'pageSize') ?? false;
}

function upload(field: string): OpenAPIV3_1.RequestBodyObject {
  const properties = { [field]: { type: 'string', format: 'binary' } as const };
  return {
    required: true,
    content: {
      'multipart/form-data': { schema: { type: 'object', properties, required: [field] } },
    },
  };
}
