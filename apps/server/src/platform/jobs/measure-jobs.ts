import { Histogram } from 'prom-client';
import type { Metrics } from '../telemetry/metrics.ts';

export type MeasureJob = (name: string, run: () => Promise<void>) => Promise<void>;

/** How long each run of a job took in this process. When it last succeeded is in the database. */
export function measureJobs({ registry }: Pick<Metrics, 'registry'>): MeasureJob {
  const duration = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of the runs of a job, by its end',
    labelNames: ['name', 'end'],
    buckets: [0.1, 0.5, 1, 5, 15, 60, 300],
    registers: [registry],
  });
  return async (name, run) => {
    const stop = duration.startTimer({ name });
    try {
      await run();
      stop({ end: 'done' });
    } catch (error) {
      stop({ end: 'failed' });
      throw error;
    }
  };
}
