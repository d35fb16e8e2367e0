export type ServerMetrics = {
  cpuSeconds: number;
  heapBytes: number;
  residentBytes: number;
  /** The 99th percentile since the last reading. It is about 10 when idle. */
  loopDelayMs: number;
};

export async function readMetrics(url: string): Promise<ServerMetrics> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const text = await answer.text();
  const read = (name: string) => {
    const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`${url} has no ${name}`);
    return Number(found);
  };
  return {
    cpuSeconds: read('process_cpu_seconds_total'),
    heapBytes: read('nodejs_heap_size_used_bytes'),
    residentBytes: read('process_resident_memory_bytes'),
    loopDelayMs: read('nodejs_eventloop_lag_p99_seconds') * 1_000,
  };
}
