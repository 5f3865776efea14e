# The whole set-up of `npm start` in one container: docker build -t storefront . && docker run -p 8787:8787 storefront
FROM node:24-bookworm-slim
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ENV LISTEN_HOST=0.0.0.0
RUN npm run build
EXPOSE 8787
# Databases and pictures.
VOLUME /app/.wrangler
CMD ["npm", "start"]
