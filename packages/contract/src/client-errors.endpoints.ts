import { CLIENT_ERRORS_PATH } from './client-errors.ts';
import type { ClientErrorReport } from './client-errors.ts';
import { endpoint } from './endpoint.ts';
import type { MessageAnswer } from './text.ts';

export const clientErrorEndpoints = {
  reportClientError: endpoint<{ body: ClientErrorReport }, MessageAnswer>(
    'POST',
    CLIENT_ERRORS_PATH,
    'public',
  ),
};
