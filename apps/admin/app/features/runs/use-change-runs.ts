import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { runsTexts } from './runs-texts.ts';
import { RUNS_KEY } from '../../lib/api/runs.ts';
import { useRefusal } from './use-runs.ts';

/**
 * Gives a rider a run on this day, and removes an empty run. `onAdded` gets the id of a new one.
 */
export function useChangeRuns(day: string, onAdded?: (runId: string) => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const refused = useRefusal();
  const reload = () => queryClient.invalidateQueries({ queryKey: [RUNS_KEY] });
  const adding = useSubmission({
    isRepeatable: true,
    send: (riderId: string) => api.call('createRun', { body: { day, riderId } }),
    onDone: async ({ _id }) => {
      await reload();
      onAdded?.(_id);
    },
    onFailed: (error) => refused(error, runsTexts.notCreated),
  });
  const removing = useSubmission({
    isRepeatable: true,
    send: (id: string) => api.call('removeRun', { params: { id } }),
    onDone: async () => {
      toast.succeed(runsTexts.removed, toastDurationsMs.elsewhere);
      await reload();
    },
    onFailed: (error) => {
      refused(error, runsTexts.notRemoved);
      void reload();
    },
  });
  return { addRider: adding.submit, removeRun: removing.submit };
}
