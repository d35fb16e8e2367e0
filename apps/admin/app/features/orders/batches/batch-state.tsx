import type { BatchState } from '@dalan/contract/mill/batches';
import type { IconName } from '../../../ui/icons/icon-paths.ts';
import { StatusChip } from '../../../ui/icons/status-chip.tsx';
import type { ChipTone } from '../../../ui/icons/status-chip.tsx';
import { batchTexts as texts } from './batch-texts.ts';

const looks = {
  good: { tone: 'success', icon: 'check' },
  'past best before': { tone: 'warning', icon: 'clock' },
  recalled: { tone: 'error', icon: 'alert' },
} as const satisfies Record<BatchState, { tone: ChipTone; icon: IconName }>;

export function BatchStateChip({ state }: { state: BatchState }) {
  return <StatusChip {...looks[state]} text={texts.states[state]} />;
}
