import { ApiError } from '@dalan/contract/client';
import { endpoints } from '@dalan/contract/endpoints';
import { datedExports, exportTexts } from '@dalan/contract/office/exports';
import type { ExportSubject } from '@dalan/contract/office/exports';
import { api } from '../../lib/api/api.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { dataTexts, exportRows } from './data-texts.ts';

export type Days = { from: string; to: string };
type Asked = { subject: ExportSubject; days: Days };

/**
 * Asks first whether the download may start, which also asks for the password if needed. The
 * browser then downloads straight to the disk, because a file may be too large for the memory.
 */
export function useDownload() {
  const toast = useToast();
  const { submit, isBusy } = useSubmission({
    send: async (asked: Asked) => ({ ...(await api.call('getExports')), asked }),
    onDone: ({ isBusy: isServerBusy, asked }) => {
      if (isServerBusy) return toast.fail(exportTexts.busy);
      open(addressOf(asked));
      toast.succeed(dataTexts.started(exportRows[asked.subject].label), toastDurationsMs.elsewhere);
    },
    onFailed: (error) => {
      const said = error instanceof ApiError ? error.serverMessage : undefined;
      toast.fail(said ?? dataTexts.failed);
    },
    isRepeatable: true,
  });
  return { download: submit, isBusy };
}

function addressOf({ subject, days }: Asked): string {
  const path = endpoints.exportData.path.replace(':subject', subject);
  const given = Object.entries(days).filter(([, day]) => day !== '');
  if (!datedExports.includes(subject) || given.length === 0) return path;
  return `${path}?${new URLSearchParams(given).toString()}`;
}

/** The page stays, because the answer is an attachment. */
function open(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
