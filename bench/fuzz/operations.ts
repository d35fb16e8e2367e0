import type { Access } from '@dalan/contract/endpoints';

/** The part of JSON Schema that the shop's document uses. */
export type Schema = {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | false;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  description?: string;
};

type Content = Record<string, { schema: Schema }>;
type Parameter = {
  in: string;
  name: string;
  required?: boolean;
  schema: Schema;
  description?: string;
};
type Documented = {
  operationId: string;
  'x-access': Access;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
export type ApiDocument = {
  paths: Record<string, Record<string, Documented>>;
  components: Record<string, unknown>;
};

export type Operation = {
  name: string;
  access: Access;
  method: string;
  path: string;
  parameters: Parameter[];
  body: { type: string; schema: Schema } | undefined;
  /** Answers by status; `default` is for every error. */
  answers: Map<string, Content>;
};

export function listOperations({ paths }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, documented]) => {
      const [body] = Object.entries(documented.requestBody?.content ?? {});
      return {
        name: documented.operationId,
        access: documented['x-access'],
        method: method.toUpperCase(),
        path,
        parameters: documented.parameters ?? [],
        body: body && { type: body[0], schema: body[1].schema },
        answers: new Map(
          Object.entries(documented.responses).map(([status, { content }]) => [
            status,
            content ?? {},
          ]),
        ),
      };
    }),
  );
}
