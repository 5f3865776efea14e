# The whole set-up of `npm start` in one container: docker build -t storefront . && docker run -p 8787:8787 storefront
FROM node:24-bookworm-slim
WORKDIR /app
COPY . .
ENV LISTEN_HOST=0.0.0.0
# Installs from the lock file first.
RUN npm run build
EXPOSE 8787
# Databases and pictures.
VOLUME /app/.wrangler
CMD ["npm", "start"]
