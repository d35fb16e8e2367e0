import { ApiError } from '@dalan/contract/client';
import { useEffect, useState } from 'react';

import { browserClient } from '../../lib/api/browser-client.ts';
import { useHandleSessionEnd } from '../../lib/session/use-handle-session-end.ts';
import { Notice } from '../../ui/form/notice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { profileTexts } from './profile.texts.ts';

const FILE_NAME = 'my-data.json';
/** After this time the button says that it is still working. */
const SLOW_AFTER_MS = 3_000;

/** Downloads everything the shop keeps about the customer, with one tap. */
export function MyData() {
  const [isCollecting, setIsCollecting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isSlow = useIsSlow(isCollecting);
  const handleSessionEnd = useHandleSessionEnd();

  async function download(): Promise<void> {
    if (isCollecting) return;
    setIsCollecting(true);
    setFailure(undefined);
    try {
      saveFile(JSON.stringify(await browserClient.call('getMyData'), undefined, 2));
    } catch (error) {
      if (!handleSessionEnd(error)) setFailure(failureText(error));
    } finally {
      setIsCollecting(false);
    }
  }

  return (
    <section aria-labelledby="my-data" className="profile-section">
      <h2 id="my-data" className="text-h2">
        {profileTexts.myData}
      </h2>
      {failure && <Notice tone="failed">{failure}</Notice>}
      <div className="profile-end">
        <p className="max-w-[60ch] text-basalt-700">{profileTexts.myDataAbout}</p>
        <button
          type="button"
          onClick={() => void download()}
          aria-disabled={isCollecting || undefined}
          className="button"
        >
          <Icon name="download" isSmall />
          {isSlow ? profileTexts.myDataSlow : profileTexts.downloadMyData}
        </button>
      </div>
      <p role="status" className="sr-only">
        {isSlow && profileTexts.myDataSlow}
      </p>
    </section>
  );
}

function useIsSlow(isRunning: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isRunning]);
  return isSlow;
}

function failureText(error: unknown): string {
  const said = error instanceof ApiError ? error.serverMessage : undefined;
  return said ?? profileTexts.myDataFailed;
}

function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(url);
}
