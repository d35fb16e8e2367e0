import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { COOLDOWN_MS, useCooldown } from './cooldown.ts';

type SubmissionOptions<Values, Answer> = {
  send: (values: Values) => Promise<Answer>;
  onDone: (answer: Answer) => void | Promise<void>;
  onFailed: (error: Error, values: Values) => void;
  /** What is sent once and for all is not sent again while its dialog fades. A picture may be. */
  isRepeatable?: boolean;
};

/**
 * The one way in which the panel sends a change: one call for one press, however often it comes.
 * After a refusal a press counts again as soon as it can be an answer to what the screen says.
 */
export function useSubmission<Values, Answer>(sending: SubmissionOptions<Values, Answer>) {
  const { send, onDone, onFailed, isRepeatable = false } = sending;
  // A ref, since a press may be older than the last render: its form was checked meanwhile.
  const isSubmitted = useRef(false);
  const free = () => (isSubmitted.current = false);
  const [isPaused, pause] = useCooldown(free);
  const answeredAt = useRef(-Infinity);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      await onDone(answer);
      if (isRepeatable) free();
    },
    onError: (error, values) => {
      answeredAt.current = performance.now();
      pause();
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
    /** A slow device tells late of a press: what counts is what its owner could see by then. */
    isTooEarly: (pressedAtMs: number) => pressedAtMs < answeredAt.current + COOLDOWN_MS,
    /** A press would not count now. */
    isLocked: isPending || isPaused || (isSuccess && !isRepeatable),
  };
}
