import * as z from 'zod';

export const UploadAnswer = z.object({ path: z.string() });
