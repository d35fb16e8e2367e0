import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@dalan/contract/client';
import { api } from '../../lib/api/api.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { makePasskey } from '../../lib/passkeys/browser-passkeys.ts';
import { deviceName } from '../../lib/passkeys/device-name.ts';
import { passkeyOffer } from '../../lib/passkeys/passkey-offer.ts';
import { rememberPasskeyHere } from '../../lib/passkeys/this-device.ts';
import { isSessionEnd, sessionQuery } from '../../lib/session/session.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { passkeyPageTexts, passkeyRuleTexts } from './passkey-texts.ts';

/** First element of the query key. */
export const PASSKEYS_KEY = 'passkeys';

const passkeysQuery = queryOptions({
  queryKey: [PASSKEYS_KEY],
  queryFn: ({ signal }) => api.call('listPasskeys', {}, { signal }),
});

export function usePasskeys() {
  return useQuery(passkeysQuery);
}

/** Reloads the list, and the session, which says whether a passkey is missing. */
function useReload() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [[PASSKEYS_KEY], sessionQuery.queryKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

export function useAddPasskey() {
  const toast = useToast();
  const reload = useReload();
  return useSubmission({
    send: async (_values: undefined) => {
      toast.clear();
      const passkey = await makePasskey(await api.call('startPasskey'));
      const name = deviceName(navigator.userAgent);
      return api.call('addPasskey', { body: { name, passkey } });
    },
    onDone: async ({ data }) => {
      rememberPasskeyHere(data.credentialId);
      passkeyOffer.set(false);
      toast.succeed(passkeyPageTexts.added, toastDurationsMs.elsewhere);
      await reload();
    },
    onFailed: (error) => {
      if (!isSessionEnd(error)) toast.fail(reasonOf(error));
    },
    isRepeatable: true,
  });
}

export function useRequirePasskeys() {
  const toast = useToast();
  const reload = useReload();
  return useSubmission({
    send: async (isRequired: boolean) => {
      toast.clear();
      await api.call('requirePasskeys', { body: { isRequired } });
      return isRequired;
    },
    onDone: async (isRequired) => {
      const { nowRequired, nowOptional } = passkeyRuleTexts;
      toast.succeed(isRequired ? nowRequired : nowOptional, toastDurationsMs.elsewhere);
      await reload();
    },
    onFailed: (error) => {
      if (!isSessionEnd(error)) toast.fail(reasonOf(error));
    },
    isRepeatable: true,
  });
}

/** The message of the browser or of the server, if there is one. */
function reasonOf(error: Error): string {
  const hasOwnText = !(error instanceof ApiError) || error.serverMessage !== undefined;
  return hasOwnText ? error.message : passkeyPageTexts.notChanged;
}
