import type { Env } from '../env.ts'

/** As the platform's file store sends them. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

/**
 * A hashed file of another build: pages of tabs that were open before a deployment, and during a gradual one of the
 * other version, name files that this version lacks. A deployment uploads its files first (scripts/deploy.ts).
 */
export const fileOfOtherBuild = async ({ BUILDS }: Env, pathname: string): Promise<Response | null> => {
  const type = TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)]
  const file = type === undefined ? null : await BUILDS?.get(pathname.slice(1))
  if (!file || type === undefined) return null
  return new Response(file.body, { headers: { 'content-type': type, etag: file.httpEtag } })
}
