/** Where each market's host says how it is installed (worker/gateway/web-manifest.ts). */
export const MANIFEST_PATH = '/manifest.webmanifest'
