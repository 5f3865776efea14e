/** Replaces mime-db's 2,500 media types with those that koa and oidc-provider name by extension. */
module.exports = {
  'application/json': { charset: 'UTF-8', extensions: ['json'] },
  'application/octet-stream': { extensions: ['bin'] },
  'text/html': { extensions: ['html'] },
  'text/plain': { extensions: ['text', 'txt'] },
}
