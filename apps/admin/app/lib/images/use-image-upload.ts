import { useEffect, useRef, useState } from 'react';
import { ApiError, createClient } from '@dalan/contract/client';
import { checkImageFile } from '@dalan/contract/catalog/media';
import { useSubmission } from '../forms/submission.ts';
import { toastDurationsMs } from '../toast-durations.ts';
import { uploadTransport } from '../api/upload-transport.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { shrinkImage } from './shrink-image.ts';
import { uploadTexts } from './upload-texts.ts';

type Outcome = {
  onChosen: () => void;
  onInvalid: (problem: string) => void;
  onUploaded: (path: string) => void;
};

/** The chosen file, while it uploads and afterwards. */
type ChosenImage = { name: string; size: number; previewUrl: string };

export type ImageUpload = ReturnType<typeof useImageUpload>;

export function useImageUpload({ onChosen, onInvalid, onUploaded }: Outcome) {
  const toast = useToast();
  const [chosen, setChosen] = useState<ChosenImage>();
  const [share, setShare] = useState(0);
  const unmount = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    unmount.current = controller;
    return () => controller.abort();
  }, []);
  const previewUrl = chosen?.previewUrl;
  useEffect(() => {
    if (previewUrl !== undefined) return () => URL.revokeObjectURL(previewUrl);
  }, [previewUrl]);

  const upload = useSubmission({
    send: (file: File) => {
      onChosen();
      setShare(0);
      setChosen({ name: file.name, size: file.size, previewUrl: URL.createObjectURL(file) });
      return sendImage(file, setShare, unmount.current.signal);
    },
    isRepeatable: true,
    onDone: (path) => {
      toast.succeed(uploadTexts.uploaded, toastDurationsMs.elsewhere);
      onUploaded(path);
    },
    onFailed: (error) => {
      if (unmount.current.signal.aborted) return;
      setChosen(undefined);
      toast.fail(failureText(error), toastDurationsMs.elsewhere);
    },
  });

  function choose(file: File) {
    if (upload.isBusy) return;
    const problem = checkImageFile(file);
    if (problem === undefined) upload.submit(file);
    else onInvalid(problem);
  }
  return { chosen, share, isUploading: upload.isBusy, choose };
}

async function sendImage(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const body = new FormData();
  body.append('image', await shrinkImage(file), file.name);
  const client = createClient(uploadTransport(onProgress));
  return parsePath(await client.call('uploadImage', { body }, { signal }));
}

function parsePath(answer: unknown): string {
  const { path } = (answer ?? {}) as { path?: unknown };
  if (typeof path !== 'string' || path === '') throw new InvalidAnswer();
  return path;
}

class InvalidAnswer extends Error {}

function failureText(error: Error): string {
  if (error instanceof InvalidAnswer) return uploadTexts.invalidResponse;
  const serverMessage = error instanceof ApiError ? error.serverMessage : undefined;
  return uploadTexts.uploadFailed(serverMessage ?? error.message);
}
