import { clientApps } from '@dalan/contract/pages/client-errors';
import { addCounter } from '../../../platform/telemetry/add-counter.ts';
import type { Metrics } from '../../../platform/telemetry/metrics.ts';
import { clientErrorKinds } from './client-error.rules.ts';
import type { ClientError } from './client-error.rules.ts';

export function countClientErrors({ registry }: Pick<Metrics, 'registry'>) {
  const count = addCounter(registry, {
    name: 'client_errors_total',
    help: 'Reported errors of the front ends; of failed chunks only a tenth is reported',
    labels: { app: clientApps, kind: clientErrorKinds },
  });
  return ({ app, kind }: Pick<ClientError, 'app' | 'kind'>) => count({ app, kind });
}
