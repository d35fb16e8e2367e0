import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { endpoints } from '@dalan/contract/endpoints';
import { errorTexts } from '@dalan/contract/errors';
import { IMAGE_MAX_BYTES, mediaTexts, productImgPath } from '@dalan/contract/media';
import { UploadAnswer } from '@dalan/contract/media.schema';
import { byId } from '@dalan/contract/text.schema';
import { callerOf } from '../../platform/http/access.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { at } from '../../platform/http/route.ts';
import type { Api } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/shop-error.ts';
import { matchesEtag } from '../../platform/web/encoded-body.ts';
import { findPictureFile } from './picture-files.ts';
import { storePicture } from './store-picture.ts';
import type { MediaStore } from './store-picture.ts';

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
const FIELD = 'image';

type Options = { media: MediaStore; limit: RateLimit; uploadTimeoutMs: number };

export async function mediaRoutes(app: Api, options: Options): Promise<void> {
  const { media, limit, uploadTimeoutMs } = options;
  app.get(
    '/media/:id/:file',
    {
      config: { access: 'public' },
      schema: { params: byId(errorTexts.notFound).extend({ file: z.string() }) },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const bytes = await findPictureFile(media.fileStore, id, file);
      if (bytes === undefined) throw new ShopError('NOT_FOUND', errorTexts.notFound);
      const etag = `"${id}/${file}"`;
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        // Opened by itself in a tab, a picture must be able to do nothing.
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('etag', etag)
        .type(TYPES[file.replace(/^.*\./, '')] ?? 'application/octet-stream');
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  );

  // In a scope of its own: no other route may be sent a multipart body.
  await app.register(async (uploads) => {
    await uploads.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: IMAGE_MAX_BYTES, files: 1, fields: 0, parts: 1 },
    });
    const upload = at(endpoints.uploadImage, { schema: { response: { 201: UploadAnswer } } });
    uploads.route({
      ...upload,
      config: { ...upload.config, bodyTimeoutMs: uploadTimeoutMs },
      preHandler: (request) => limit.take(callerOf(request).userId),
      handler: async (request, reply) => {
        const bytes = await readImage(request);
        const { userId } = callerOf(request);
        const id = await storePicture(media, bytes, { alt: '', uploadedBy: userId });
        return reply.code(201).send({ path: productImgPath(id) });
      },
    });
  });
}

async function readImage(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new ShopError('UNSUPPORTED_TYPE', errorTexts.unsupportedType);
  let image: Buffer | undefined;
  try {
    for await (const part of request.files()) {
      const bytes = await part.toBuffer();
      if (part.file.truncated) throw new ShopError('IMAGE_TOO_LARGE', mediaTexts.tooLarge);
      if (part.fieldname === FIELD) image = bytes;
    }
  } catch (error) {
    // The parser's own complaints about a malformed body carry no status.
    if (error instanceof Error && !('statusCode' in error) && !(error instanceof ShopError)) {
      throw new ShopError('INVALID_INPUT', errorTexts.invalidInput, { cause: error });
    }
    throw error;
  }
  if (image !== undefined) return image;
  const fields = { [FIELD]: mediaTexts.notAnImage };
  throw new ShopError('INVALID_INPUT', mediaTexts.notAnImage, { fields });
}
