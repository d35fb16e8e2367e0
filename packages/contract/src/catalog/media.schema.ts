import * as z from 'zod';

export const UploadAnswer = z.object({ path: z.string() });
export type UploadAnswer = z.infer<typeof UploadAnswer>;
