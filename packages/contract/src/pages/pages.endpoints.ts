import { endpoint } from '../endpoint.ts';
import type { MessageAnswer } from '../text/text.ts';
import { CLIENT_ERRORS_PATH } from './client-errors.ts';
import type { ClientErrorReport } from './client-errors.ts';

export const pageEndpoints = {
  reportClientError: endpoint<{ body: ClientErrorReport }, MessageAnswer>(
    'POST',
    CLIENT_ERRORS_PATH,
    'public',
  ),
};
