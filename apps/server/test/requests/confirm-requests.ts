import type { ConfirmAnswer, ConfirmDecision } from '@dalan/contract/desk/confirm';
import type { Order } from '@dalan/contract/orders/orders';
import type { LoggedIn } from '../shops/sessions.ts';
import type { TestApp } from '../shops/test-app.ts';

type App = Pick<TestApp, 'app'>;

/** `version` is that of the order unless said otherwise. */
export type Decision = ConfirmDecision extends infer Each
  ? Each extends ConfirmDecision
    ? Omit<Each, 'version'> & { version?: number }
    : never
  : never;

/** The calls of the page Confirm orders, by `app.inject`. */
export function staffCalls({ app }: App, { headers }: LoggedIn) {
  const post = (path: string, payload?: object) =>
    app.inject({
      method: 'POST',
      url: `/api/admin/confirm/${path}`,
      headers,
      ...(payload && { payload }),
    });
  return {
    next: async () => (await post('next')).json<ConfirmAnswer>(),
    keep: (id: string) => post(`${id}/keep`),
    giveBack: (id: string) => post(`${id}/give-back`),
    decide: ({ _id, version }: Order, decision: Decision) =>
      post(`${_id}/decision`, { version, ...decision }),
  };
}
