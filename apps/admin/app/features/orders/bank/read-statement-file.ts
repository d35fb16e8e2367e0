import { bankLimits } from '@dalan/contract/bank/bank-rows';
import type { FileFault } from './file/csv.rules.ts';
import { openStatement } from './file/statement.rules.ts';
import type { Statement } from './file/statement.rules.ts';

/** Reads a file on this computer: nothing of it is sent. */
export async function readStatementFile(file: File): Promise<Statement | { fault: FileFault }> {
  if (file.size > bankLimits.fileMaxBytes) return { fault: 'tooLarge' };
  const bytes = await file.arrayBuffer();
  try {
    return openStatement(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { fault: 'notCsv' };
  }
}
