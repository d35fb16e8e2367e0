import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, NoAnswer } from '@dalan/contract/client';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type { ProductImportPreview } from '@dalan/contract/catalog/product-import';
import { api } from '../../lib/api/api.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { importPageTexts } from './import-page-texts.ts';
import { readTextFile } from './read-text-file.ts';

/** A file that was checked. The key makes its import happen once, however often it is sent. */
export type Checked = { name: string; text: string; preview: ProductImportPreview; key: string };

export function useProductImport() {
  const [checked, setChecked] = useState<Checked>();
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const toast = useToast();

  const checking = useSubmission({
    send: async ({ name, text }: { name: string; text: string }): Promise<Checked> => {
      const preview = await api.call('checkProductImport', { body: { text } });
      return { name, text, preview, key: crypto.randomUUID() };
    },
    onDone: setChecked,
    onFailed: (error) => setProblem(wordsOf(error, importPageTexts.checkFailed)),
    isRepeatable: true,
  });

  const accepting = useSubmission({
    send: ({ text, preview: { versions }, key }: Checked) =>
      api.call(
        'importProducts',
        { body: { text, versions } },
        { headers: { 'idempotency-key': key } },
      ),
    onDone: async ({ added, changed }) => {
      // This reloads the lists of products, wherever they are shown.
      await queryClient.invalidateQueries({ queryKey: ['products'] });
      toast.succeed(importPageTexts.done(added, changed), toastDurationsMs.elsewhere);
      await navigate(panelPaths.products);
    },
    onFailed: (error) => setProblem(wordsOf(error, importPageTexts.failed)),
  });

  function check(name: string, text: string): void {
    setProblem(undefined);
    setChecked(undefined);
    checking.submit({ name, text });
  }

  return {
    checked,
    problem,
    isChecking: checking.isBusy,
    isImporting: accepting.isBusy,
    /** True while presses are ignored. */
    isLocked: accepting.isLocked,
    choose: (file: File) => {
      readTextFile(file).then(
        (text) => check(file.name, text),
        (error: unknown) => {
          setChecked(undefined);
          setProblem(error instanceof Error ? error.message : importPageTexts.checkFailed);
        },
      );
    },
    checkAgain: () => checked && check(checked.name, checked.text),
    accept: () => {
      setProblem(undefined);
      if (checked) accepting.submit(checked);
    },
  };
}

function wordsOf(error: Error, otherwise: string): string {
  if (error instanceof NoAnswer) return error.message;
  return (error instanceof ApiError ? error.serverMessage : undefined) ?? otherwise;
}
