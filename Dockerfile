# The live build behind an unprivileged nginx on port 8080:
#   docker build --build-arg VITE_API_HOST=https://api.example.com … -t suki . (docs/live.md)
#   docker run --rm --read-only --tmpfs /tmp -p 8080:8080 suki
# The demo, with nothing to set (docs/demo.md):
#   docker build --target demo -t suki-demo .
#   docker run --rm --read-only --tmpfs /tmp -p 8080:8080 suki-demo
# The simulated host on port 4010 (docs/host.md), with its options after the name of the image:
#   docker build --target host -t suki-host .
#   docker run --rm --read-only --tmpfs /tmp -p 127.0.0.1:4010:4010 suki-host --control
# Both together: docker compose up
FROM node:24.20.0-bookworm-slim@sha256:ba849c60be29959425b8734d57b8b4b7d56f98edd9504c9af091d5281095a71e AS packages
WORKDIR /suki
COPY package.json package-lock.json ./

FROM packages AS host
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --no-audit --no-fund
COPY openapi openapi
COPY fixtures fixtures
COPY mocks mocks
USER node
EXPOSE 4010
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "--eval", "fetch('http://127.0.0.1:4010/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "mocks/hosts/node.ts", "--address", "0.0.0.0"]

FROM packages AS source
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY . .

FROM nginx:1.28.3-alpine@sha256:a8b39bd9cf0f83869a2162827a0caf6137ddf759d50a171451b335cecc87d236 AS server
USER nginx
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]
ENTRYPOINT ["nginx", "-e", "stderr", "-g", "daemon off;"]

FROM source AS demo-build
ARG BASE=/
ARG VITE_SITE_URL
ARG VITE_VERSION
RUN npm run build:demo \
  && node scripts/nginx.ts dist-demo --root /srv/suki --port 8080 > nginx.conf \
  && sh deploy/site.sh dist-demo

FROM server AS demo
COPY --from=demo-build /suki/nginx.conf /etc/nginx/nginx.conf
COPY --from=demo-build /suki/site /srv/suki

FROM source AS build
# Settings of the build: .env.example says what each is.
ARG BASE=/
ARG VITE_API_HOST
ARG VITE_FILES_URL
ARG VITE_IDEMPOTENCY_KEY
ARG VITE_ASSUMED_FIELDS
ARG VITE_API_CREDENTIALS
ARG VITE_SOCKET_URL
ARG VITE_SOCKET_PATH
ARG VITE_SOCKET_TOKEN
ARG VITE_PAYMENT_SOCKET_URL
ARG VITE_LOCATIONS_URL
ARG VITE_GOOGLE_CLIENT_ID
ARG VITE_MAPBOX_TOKEN
ARG VITE_DIRECTIONS_URL
ARG VITE_SELLER_SITE_URL
ARG VITE_APP_STORE_URL
ARG VITE_PLAY_STORE_URL
ARG VITE_SUPPORT_EMAIL
ARG VITE_SUPPORT_PHONE
ARG VITE_ABOUT_URL
ARG VITE_HELP_URL
ARG VITE_FAQS_URL
ARG VITE_TICKET_URL
ARG VITE_FACEBOOK_URL
ARG VITE_INSTAGRAM_URL
ARG VITE_X_URL
ARG VITE_KEEP
ARG VITE_DRIFT_REPORT
ARG VITE_TELEMETRY_URL
ARG VITE_SITE_URL
ARG VITE_SEARCH_ENGINES
ARG VITE_SECURITY_CONTACT
ARG VITE_VERSION
RUN npm run build:live \
  && node scripts/nginx.ts dist-live --root /srv/suki --port 8080 > nginx.conf \
  && mv dist-live-sourcemaps sourcemaps \
  && sh deploy/site.sh dist-live

# The source maps of the build, which telemetry's stacks need and nobody else: docker build --target sourcemaps --output sourcemaps (with the same arguments)
FROM scratch AS sourcemaps
COPY --from=build /suki/sourcemaps /

FROM server
COPY --from=build /suki/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /suki/site /srv/suki
