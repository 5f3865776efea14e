/**
 * Where a build goes: that of this machine into `dist`, that of an environment (CLOUDFLARE_ENV) below it, so that
 * deploying takes nothing from a site that is being served.
 */
export const distFolder = (environment = process.env.CLOUDFLARE_ENV): string =>
  environment === undefined ? 'dist' : `dist/${environment}`
