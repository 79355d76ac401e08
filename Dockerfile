# docker build -t website --build-arg NEXT_PUBLIC_SITE_URL=https://www.company.example . && docker run -p 8080:80 website
# Other settings of .env.example: in an .env.local, which the first stage takes along.
FROM node:24-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG NEXT_PUBLIC_SITE_URL
ENV NEXT_PUBLIC_SITE_URL=$NEXT_PUBLIC_SITE_URL
RUN npm run build

FROM nginx:1.30-trixie
COPY --from=build /site/hosting/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/out /var/www/out
