type Stop = { runId: string; orderId: string };
type Planned = { runId: string; orderIds: readonly string[] };

/**
 * What is new on this run, and what is on none of the planned runs any more. An order that moves
 * from one to the other has one entry, on its new run.
 */
export function movesBetween(
  before: readonly Stop[],
  plan: readonly Planned[],
  runId: string,
): { entered: string[]; left: string[] } {
  const here = before.filter((stop) => stop.runId === runId).map(({ orderId }) => orderId);
  const planned = new Set(plan.flatMap(({ orderIds }) => orderIds));
  const asked = plan.find((run) => run.runId === runId)?.orderIds ?? [];
  return {
    entered: asked.filter((orderId) => !here.includes(orderId)),
    left: here.filter((orderId) => !planned.has(orderId)),
  };
}
