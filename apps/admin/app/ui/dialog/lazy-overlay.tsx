import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType } from 'react';
import { loadChunk } from '../../lib/load-chunk.ts';
import { useToast } from '../toast/toast-context.ts';
import type { DialogState } from './dialog-frame.tsx';

/**
 * A dialog or a menu whose code comes when it is first opened. Where it does not come, the page
 * stays as it is and says so; the next press tries again.
 */
export function lazyOverlay<Props extends { state: DialogState }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let kept: ComponentType<Props> | undefined;
  return function Overlay(props: Props) {
    const toast = useToast();
    const [Loaded, setLoaded] = useState(() => kept);
    const { isOpen } = props.state;
    const giveUp = useEffectEvent((error: unknown) => {
      toast.fail(error instanceof Error ? error.message : String(error));
      props.state.onClose();
    });
    useEffect(() => {
      // What the address opens is open a moment after the press; before that it cannot be closed.
      if (kept !== undefined || !isOpen) return;
      let isHere = true;
      loadChunk(load).then(
        (loaded) => {
          kept = loaded;
          if (isHere) setLoaded(() => loaded);
        },
        (error: unknown) => {
          if (isHere) giveUp(error);
        },
      );
      return () => {
        isHere = false;
      };
    }, [isOpen]);
    return Loaded ? <Loaded {...props} /> : null;
  };
}
