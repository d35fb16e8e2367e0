import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType } from 'react';
import { loadChunk } from '../../lib/load-chunk.ts';
import { useToast } from '../toast/toast-context.ts';
import type { DialogState } from './dialog-frame.tsx';

/**
 * A dialog or menu whose code loads when it first opens. If loading fails, a toast says so, the
 * page stays as it is, and the next click tries again.
 */
export function lazyOverlay<Props extends { state: DialogState }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let cached: ComponentType<Props> | undefined;
  return function Overlay(props: Props) {
    const toast = useToast();
    const [Loaded, setLoaded] = useState(() => cached);
    const { isOpen } = props.state;
    const showFailure = useEffectEvent((error: unknown) => {
      toast.fail(error instanceof Error ? error.message : String(error));
      props.state.onClose();
    });
    useEffect(() => {
      // Loading waits for `isOpen`, which follows the URL a moment after the click, because
      // `onClose` works only then.
      if (cached !== undefined || !isOpen) return;
      let isMounted = true;
      loadChunk(load).then(
        (loaded) => {
          cached = loaded;
          if (isMounted) setLoaded(() => loaded);
        },
        (error: unknown) => {
          if (isMounted) showFailure(error);
        },
      );
      return () => {
        isMounted = false;
      };
    }, [isOpen]);
    return Loaded ? <Loaded {...props} /> : null;
  };
}
