import * as z from 'zod';
import { endpoints } from '@dalan/contract/endpoints';
import { errorTexts } from '@dalan/contract/errors';
import { mediaTexts, productImgPath } from '@dalan/contract/catalog/media';
import { UploadAnswer } from '@dalan/contract/catalog/media.schema';
import { byId } from '@dalan/contract/text/text.schema';
import { callerOf } from '../../../platform/http/access.ts';
import type { RateLimit } from '../../../platform/limits/rate-limit.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { matchesEtag } from '../../../platform/web/encoded-body.ts';
import { findPictureFile } from './picture-files.ts';
import { FORM_MAX_BYTES, readImageForm } from './read-image-form.ts';
import { storePicture } from './store-picture.ts';
import type { MediaStore } from './store-picture.ts';

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

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
        // A picture opened in its own tab must not run anything.
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('etag', etag)
        .type(TYPES[file.replace(/^.*\./, '')] ?? 'application/octet-stream');
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  );

  // Own scope, so that no other route accepts multipart bodies.
  await app.register(async (uploads) => {
    uploads.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: FORM_MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    const upload = routeFor(endpoints.uploadImage, { schema: { response: { 201: UploadAnswer } } });
    uploads.route({
      ...upload,
      config: { ...upload.config, bodyTimeoutMs: uploadTimeoutMs },
      preHandler: (request) => limit.take(callerOf(request).userId),
      handler: async (request, reply) => {
        const { body, headers } = request;
        if (!Buffer.isBuffer(body)) {
          throw new ShopError('UNSUPPORTED_TYPE', errorTexts.unsupportedType);
        }
        const bytes = readImageForm(headers['content-type'] ?? '', body);
        const { userId } = callerOf(request);
        const id = await storePicture(media, bytes, { alt: '', uploadedBy: userId });
        return reply.code(201).send({ path: productImgPath(id) });
      },
      errorHandler: (error) => {
        if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error;
        throw new ShopError('IMAGE_TOO_LARGE', mediaTexts.tooLarge);
      },
    });
  });
}
