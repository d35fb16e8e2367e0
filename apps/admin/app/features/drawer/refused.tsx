import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ApiError } from '@dalan/contract/client';
import { queryClient } from '../../lib/api/query-client.ts';
import { Notice } from '../../ui/messages/notice.tsx';
import { drawerDialogTexts as texts } from './drawer-texts.ts';
import { DRAWER_KEY } from './use-drawer.ts';

/** Says in the person's language that somebody else opened or closed the drawer meanwhile. */
export function useRefused() {
  const [text, setText] = useState<string>();
  return {
    text,
    take: ({ answer }: ApiError): boolean => {
      const known: Partial<Record<string, string>> = {
        DRAWER_OPEN: texts.isOpen,
        DRAWER_CLOSED: texts.isClosed,
      };
      const found = known[answer?.code ?? ''];
      setText(found);
      if (found !== undefined) void queryClient.invalidateQueries({ queryKey: [DRAWER_KEY] });
      return found !== undefined;
    },
  };
}

export function RefusedNotice({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Box sx={{ mb: 4 }}>
      <Notice tone="error" role="alert">
        {text}
      </Notice>
    </Box>
  );
}
