import * as z from 'zod';
import { endpoints } from '@dalan/contract/endpoints';
import { IdempotencyKey } from '@dalan/contract/orders/orders.schema';
import { MyRuns, RiderAction, RiderActionAnswer } from '@dalan/contract/mill/runs.schema';
import { runTexts } from '@dalan/contract/mill/runs';
import type { RiderActionAnswer as Answer } from '@dalan/contract/mill/runs';
import type { Settings } from '@dalan/contract/settings/settings';
import { byId, MessageAnswer } from '@dalan/contract/text/text.schema';
import type { Db } from '../../../../platform/db/database.ts';
import { callerOf } from '../../../../platform/http/access.ts';
import { routeFor } from '../../../../platform/http/route.ts';
import type { Api } from '../../../../platform/http/route.ts';
import type { Events } from '../../../events.ts';
import { getRun } from '../read-runs.ts';
import { listMyRuns } from './list-my-runs.ts';
import { reportUnrecorded } from './report-unrecorded.ts';
import { riderAnswerTexts } from './rider-answer-texts.ts';
import { toRiderStop } from './rider-run.rules.ts';
import { sendRiderAction } from './send-rider-action.ts';

type RiderRoutes = { db: Db; settings: () => Settings; events: Events };

export function riderRoutes(app: Api, { db, settings, events }: RiderRoutes): void {
  app.route({
    ...routeFor(endpoints.listMyRuns, { schema: { response: { 200: MyRuns } } }),
    handler: (request) =>
      listMyRuns(db, { riderId: callerOf(request).userId, settings: settings() }),
  });

  app.route({
    ...routeFor(endpoints.sendRiderAction, {
      schema: {
        params: byId(riderAnswerTexts.notFound),
        headers: z.looseObject({ 'idempotency-key': IdempotencyKey }),
        body: RiderAction,
        response: { 200: RiderActionAnswer },
      },
    }),
    handler: async (request): Promise<Answer> => {
      const { id: runId } = request.params;
      const refusal = await sendRiderAction(db, {
        runId,
        riderId: callerOf(request).userId,
        idempotencyKey: request.headers['idempotency-key'],
        action: request.body,
        seller: settings(),
      });
      events.stockMoved();
      const { stops } = await getRun(db, runId);
      const stop = stops.find(({ order }) => order._id === request.body.orderId);
      if (stop === undefined) throw new Error('a stop that was acted on is on its run');
      return { stop: toRiderStop(stop), ...(refusal && { refusal }) };
    },
  });

  app.route({
    ...routeFor(endpoints.reportUnrecorded, {
      schema: {
        params: byId(riderAnswerTexts.notFound),
        headers: z.looseObject({ 'idempotency-key': IdempotencyKey }),
        body: RiderAction,
        response: { 200: MessageAnswer },
      },
    }),
    handler: async (request) => {
      await reportUnrecorded(db, {
        runId: request.params.id,
        riderId: callerOf(request).userId,
        idempotencyKey: request.headers['idempotency-key'],
        action: request.body,
      });
      return { message: runTexts.unrecordedKept };
    },
  });
}
