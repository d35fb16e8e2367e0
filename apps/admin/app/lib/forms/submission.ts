import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { COOLDOWN_MS, useCooldown } from './cooldown.ts';

type SubmissionOptions<Values, Answer> = {
  send: (values: Values) => Promise<Answer>;
  onDone: (answer: Answer) => void | Promise<void>;
  onFailed: (error: Error, values: Values) => void;
  /** By default a successful form stays locked, so that a closing dialog cannot send twice. */
  isRepeatable?: boolean;
};

/**
 * The only way the panel sends a change: repeated clicks send one call. After a failure, clicks
 * are ignored until staff can have read the error.
 */
export function useSubmission<Values, Answer>(options: SubmissionOptions<Values, Answer>) {
  const { send, onDone, onFailed, isRepeatable = false } = options;
  // This is a ref, not state: validation is async, so a second click can arrive before the next
  // render.
  const isSubmitted = useRef(false);
  const unlock = () => (isSubmitted.current = false);
  const [isCoolingDown, startCooldown] = useCooldown(unlock);
  const failedAt = useRef(-Infinity);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      await onDone(answer);
      if (isRepeatable) unlock();
    },
    onError: (error, values) => {
      failedAt.current = performance.now();
      startCooldown();
      onFailed(error, values);
    },
  });
  return {
    submit: (values: Values) => {
      if (isSubmitted.current) return;
      isSubmitted.current = true;
      mutate(values);
    },
    isBusy: isPending,
    /**
     * Compares the event's own time, because a slow device may deliver a click long after it was
     * made.
     */
    isTooEarly: (clickedAtMs: number) => clickedAtMs < failedAt.current + COOLDOWN_MS,
    /** True while clicks are ignored. */
    isLocked: isPending || isCoolingDown || (isSuccess && !isRepeatable),
  };
}
