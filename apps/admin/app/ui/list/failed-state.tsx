import { RetryButton } from '../buttons/retry-button.tsx';
import { EmptyState } from './empty-state.tsx';

type FailedStateProps = { title: string; text: string; onRetry: () => void };

/** Shown instead of what could not be loaded. */
export function FailedState({ title, text, onRetry }: FailedStateProps) {
  return (
    <EmptyState picture="error" title={title} text={text}>
      <RetryButton onRetry={onRetry} />
    </EmptyState>
  );
}
