import * as z from 'zod';
import { clientApps, clientErrorLengths, reportedKinds } from './client-errors.ts';
import '../text/issue-texts.schema.ts';

const { path, message, stack, release } = clientErrorLengths;

export const ClientErrorReport = z.strictObject({
  app: z.enum(clientApps),
  kind: z.enum(reportedKinds),
  /** The version of the build's manifest; empty if it did not load. */
  release: z.string().max(release),
  /** The path has no query and no fragment. */
  path: z.string().max(path),
  message: z.string().max(message),
  stack: z.string().max(stack),
  componentStack: z.string().max(stack).exactOptional(),
});
export type ClientErrorReport = z.infer<typeof ClientErrorReport>;
