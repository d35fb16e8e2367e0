import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Access } from '@dalan/contract/endpoints';
import { errorStatus } from '@dalan/contract/errors';
import { html } from '../web/escaped-html.ts';
import type { Html } from '../web/escaped-html.ts';
import { answersOf, operationsOf } from './api-document.ts';
import type { ApiDocument, ApiOperation, CallOf } from './api-document.ts';
import { describeType, fieldsOf } from './api-fields.ts';
import type { Field, Schema } from './api-fields.ts';

const style: Html = {
  markup: readFileSync(join(import.meta.dirname, 'api-reference.css'), 'utf8'),
};

const callers: Record<Access, string> = {
  public: 'Anyone',
  customer: 'Customers',
  self: 'The account itself, or staff',
  admin: 'Staff',
};

/** The API reference as one page without scripts, so that it also reads well in a terminal. */
export function renderApiReference(document: ApiDocument, documentPath: string): string {
  const calls = operationsOf(document);
  const features = (document.tags ?? []).map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags?.includes(name)),
  }));
  const schemas = Object.entries(document.components?.schemas ?? {});
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${document.info.title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${style}
        </style>
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <header>
          <h1>${document.info.title}</h1>
          <p class="lead">${document.info.summary ?? ''}</p>
          <p>${document.info.description ?? ''}</p>
          <p><a href="${documentPath}">The same as OpenAPI ${document.openapi}</a></p>
        </header>
        <nav aria-label="Calls">
          ${features.map(
            (feature) =>
              html`<h2>${feature.name}</h2>
                <ul>
                  ${feature.calls.map(linkTo)}
                </ul>`,
          )}
          <h2>Shapes</h2>
          <ul>
            ${schemas.map(([name]) => html`<li><a href="#${name}">${name}</a></li>`)}
          </ul>
        </nav>
        <main id="calls">
          ${features.map(
            (feature) =>
              html`<section>
                <h2>${feature.name}</h2>
                ${feature.calls.map(renderCall)}
              </section>`,
          )}
          <section>
            <h2>Shapes</h2>
            ${schemas.map(
              ([name, schema]) =>
                html`<article id="${name}">
                  <h3>${name}</h3>
                  ${renderFields(fieldsOf(schema))}
                </article>`,
            )}
          </section>
          <section>
            <h2>Failures</h2>
            <p>Every failure is answered by an <a href="#ErrorAnswer">ErrorAnswer</a>.</p>
            ${renderCodes()}
          </section>
        </main>
      </body>
    </html>`.markup;
}

function linkTo({ method, path, operation }: CallOf): Html {
  return html`<li>
    <a href="#${operation.operationId ?? ''}"><b>${method}</b> ${path}</a>
  </li>`;
}

function renderCall({ method, path, operation }: CallOf): Html {
  const access = operation['x-access'] ?? 'public';
  return html`<article id="${operation.operationId ?? ''}">
    <h3>${operation.summary ?? ''}</h3>
    <p class="call">
      <code>${method} ${path}</code> <span class="${access}">${callers[access]}</span>
    </p>
    ${renderAsked(operation)} ${successesOf(operation).map(renderAnswer)}
  </article>`;
}

/** Failures share one schema, shown once at the end of the page. */
function successesOf(operation: ApiOperation) {
  return answersOf(operation).filter(([status]) => status !== 'default');
}

function renderAsked(operation: ApiOperation): Html[] {
  const given = (operation.parameters ?? []) as OpenAPIV3_1.ParameterObject[];
  const groups = [
    { title: 'In the address', at: 'path' },
    { title: 'Query', at: 'query' },
    { title: 'Headers', at: 'header' },
  ].map(({ title, at }) => ({
    title,
    fields: given.filter((one) => one.in === at).map(fieldOfParameter),
  }));
  const { content = {} } = (operation.requestBody ?? {}) as Partial<OpenAPIV3_1.RequestBodyObject>;
  const bodies = Object.entries(content).map(([type, { schema }]) => ({
    title: `Body, ${type}`,
    fields: fieldsOf(schema as Schema),
  }));
  return [...groups, ...bodies]
    .filter(({ fields }) => fields.length > 0)
    .map(
      ({ title, fields }) =>
        html`<h4>${title}</h4>
          ${renderFields(fields)}`,
    );
}

function fieldOfParameter(parameter: OpenAPIV3_1.ParameterObject): Field {
  return {
    name: parameter.name,
    type: describeType(parameter.schema as Schema),
    isRequired: parameter.required === true,
    description: parameter.description ?? '',
  };
}

function renderAnswer([status, answer]: [string, OpenAPIV3_1.ResponseObject]): Html {
  const [[type, content] = []] = Object.entries(answer.content ?? {});
  const schema = content?.schema as Schema | undefined;
  const total = Object.entries(answer.headers ?? {}).map(
    ([name, header]) => html`<p>Header <code>${name}</code>: ${header.description ?? ''}</p>`,
  );
  const fields = schema === undefined ? [] : fieldsOf(schema);
  const kind = type === 'text/event-stream' ? ', a stream of events with this data' : '';
  return html`<h4>Answer ${status}${kind}</h4>
    ${fields.length > 0 ? renderFields(fields) : renderType(schema)} ${total}`;
}

function renderType(schema: Schema | undefined): Html {
  return html`<p class="type">${linked(describeType(schema ?? {}))}</p>`;
}

function renderFields(fields: Field[]): Html {
  return html`<ul class="fields">
    ${fields.map(
      (field) =>
        html`<li>
          <code>${field.name}</code> <span class="type">${linked(field.type)}</span>
          ${field.isRequired ? '' : html`<i>optional</i>`} ${field.description}
        </li>`,
    )}
  </ul>`;
}

/** `#Order` in a type links to that schema on this page. */
function linked(type: string): Html[] {
  return type.split(/(#\w+)/).map((part) => {
    return part.startsWith('#') ? html`<a href="${part}">${part.slice(1)}</a>` : html`${part}`;
  });
}

function renderCodes(): Html {
  const rows = Object.entries(errorStatus).sort(([, one], [, other]) => one - other);
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Status</th>
        <th scope="col">Code</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([code, status]) =>
          html`<tr>
            <td>${String(status)}</td>
            <td><code>${code}</code></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
